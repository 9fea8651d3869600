import type { Plugin } from 'vite';
export declare const serviceWorker: () => Plugin;
