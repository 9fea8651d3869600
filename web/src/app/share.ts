// Links leave the page: by the phone's own sheet where there is one, else by the clipboard; both also on plain http.
import { m } from '$/paraglide/messages.js';
import { tell } from './toast.svelte';

const byHand = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
  }
};

export const copyText = async (text: string): Promise<void> => {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else if (!byHand(text)) return tell(text);
    tell(m.copied());
  } catch {
    tell(text);
  }
};

export const shareLink = async (link: string): Promise<void> => {
  if (!navigator.share) return copyText(link);
  try {
    await navigator.share({ url: link, title: document.title });
  } catch {
    // the reader closed the phone's sheet
  }
};
