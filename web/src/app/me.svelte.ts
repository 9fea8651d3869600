// Who sits at this device: asked once, kept by the server in a cookie that scripts cannot read.
import type { Me } from '$/wire';
import { api, Refused } from './api';
import { locale } from './locale.svelte';

let me = $state<Me | null>(null);
let asked: Promise<Me | null> | null = null;

export const person = {
  get now(): Me | null {
    return me;
  },
};

export const knowMe = (): Promise<Me | null> => {
  asked ??= api.get<Me>('/me').then(
    (found) => (me = found),
    (error: unknown) => {
      if (!(error instanceof Refused && error.status === 401)) asked = null;
      return null;
    },
  );
  return asked;
};

export const nameMe = async (name: string): Promise<Me> => {
  me = await api.post<Me>('/me', { name, lang: locale.now });
  asked = Promise.resolve(me);
  return me;
};

export const arrive = async (token: string): Promise<Me> => {
  me = await api.post<Me>('/me/arrive', { token });
  asked = Promise.resolve(me);
  return me;
};
