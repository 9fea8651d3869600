// Parts and whole tables with made-up positions, to look at: `npm run dev`, then /gallery/#dice-throw?theme=dark&lang=uk.
import '$/styles/tokens.css';
import '$/styles/base.css';
import '$/styles/controls.css';
import '$/styles/seats.css';
import '$/styles/paper.css';
import '$/styles/cloth.css';
import '$/styles/cards.css';
import '$/styles/talk.css';
import '$/styles/layout.css';
import { mount } from 'svelte';
import { startLocale, locale, type Locale } from '$/app/locale.svelte';
import { change, startSettings, type Theme } from '$/app/settings.svelte';
import { needDeck, startSprites } from '$/art/sprites';
import Gallery from './Gallery.svelte';

const [name = '', query = ''] = location.hash.slice(1).split('?');
const wanted = new URLSearchParams(query);
startSettings();
startLocale();
change({
  theme: (wanted.get('theme') ?? 'light') as Theme,
  redDice: wanted.has('red'),
  fourColours: wanted.has('four'),
});
locale.set((wanted.get('lang') ?? 'ru') as Locale);
startSprites();
await needDeck(locale.now);
mount(Gallery, { target: document.getElementById('app')!, props: { name } });
