// Addresses and pages: a page for each pattern, loaded when first asked for; links stay ordinary links.
import type { Component } from 'svelte';

/** A page; those with a pattern in their address take it as `params`. */
export type Page = Component<never>;
export type Route = { pattern: string; load: () => Promise<{ default: Page }> };

let path = $state(location.pathname);
let hash = $state(location.hash);

export const place = {
  get path(): string {
    return path;
  },
  get hash(): string {
    return hash;
  },
};

const look = (): void => {
  path = location.pathname;
  hash = location.hash;
};

export const go = (to: string, how: 'push' | 'replace' = 'push'): void => {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to);
  look();
  if (how === 'push') scrollTo(0, 0);
};

const ours = (event: MouseEvent): string | null => {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.hasAttribute('data-native')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin) return null;
  if (url.pathname === location.pathname && url.hash) return null;
  return url.pathname + url.search + url.hash;
};

export const startRouter = (): void => {
  addEventListener('popstate', look);
  addEventListener('hashchange', look);
  document.addEventListener('click', (event) => {
    const to = ours(event);
    if (to === null) return;
    event.preventDefault();
    go(to);
  });
};
