// The service worker: keeps the shell, so that the site opens without network. Nothing of a game is ever kept.
const SHELL = '/';
const FILES = ['%FILES%'];
const CACHE = 'thousand-%VERSION%';
const PATIENCE = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([SHELL, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('thousand-') && name !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const orShell = (request) => {
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE));
  return Promise.race([fetch(request), late]).catch(() =>
    caches.match(SHELL).then((kept) => kept || fetch(request)),
  );
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(orShell(request));
  else if (url.pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request).then((kept) => kept || fetch(request)));
});
