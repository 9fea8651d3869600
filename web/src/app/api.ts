// The HTTP side: one function to ask, one error that carries the server's own sentence.
import type { Failure, Refusal } from '$/wire';
import { locale } from './locale.svelte';
import { m } from '$/paraglide/messages.js';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly why: Refusal,
    readonly where: string | null,
  ) {
    super(why.say);
  }
}

const offline = (): Refused =>
  new Refused(
    0,
    { code: 'web/offline', parameters: {}, say: navigator.onLine ? m.server_silent() : m.offline_ask() },
    null,
  );

const failure = async (response: Response): Promise<Refused> => {
  try {
    const body = (await response.json()) as Failure;
    return new Refused(response.status, body.why, body.where ?? null);
  } catch {
    return new Refused(response.status, { code: 'web/failed', parameters: {}, say: m.failed() }, null);
  }
};

const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: {
        'Accept-Language': locale.now,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
    });
  } catch {
    throw offline();
  }
  if (!response.ok) throw await failure(response);
  return (response.status === 204 ? null : await response.json()) as T;
};

export const api = {
  get: <T>(path: string) => ask<T>('GET', path),
  post: <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body),
  delete: (path: string) => ask<null>('DELETE', path),
};

export const sayOf = (error: unknown): string => (error instanceof Refused ? error.why.say : m.failed());

/** What was asked for is not there, or its id is none. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Refused && [404, 422].includes(error.status);

/** An id for a command or a new table; works without https. */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
