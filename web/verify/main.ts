// The verify page as one file: it opens from a disk and asks nobody.
import '$/styles/tokens.css';
import '$/styles/base.css';
import '$/styles/controls.css';
import { mount } from 'svelte';
import { startLocale } from '$/app/locale.svelte';
import { startSettings } from '$/app/settings.svelte';
import Standalone from './Standalone.svelte';

startSettings();
startLocale();
mount(Standalone, { target: document.body });
