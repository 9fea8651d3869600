// «Your turn» so that it is not missed: sound, vibration, title, notification. Each can be turned off.
import { m } from '$/paraglide/messages.js';
import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

/** Browsers let a page sound only after a touch; called on the first one. */
const wakeAudio = (): void => {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
};
export const startAlerts = (): void => {
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, wakeAudio, { once: true, passive: true });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) quietTitle();
  });
};

type Tone = { hz: number; at: number; length: number; volume: number; type?: OscillatorType };
const play = (tones: Tone[]): void => {
  if (!settings.sound || !audio || audio.state !== 'running') return;
  for (const { hz, at, length, volume, type = 'sine' } of tones) {
    const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + at;
    oscillator.type = type;
    oscillator.frequency.value = hz;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
};

export const sounds = {
  turn: () =>
    play([
      { hz: 659, at: 0, length: 0.5, volume: 0.13 },
      { hz: 988, at: 0.12, length: 0.7, volume: 0.13 },
    ]),
  /** Dice on the cloth: short dull knocks. */
  knock: (count: number) =>
    play(
      Array.from({ length: count * 2 }, (_, i) => ({
        hz: 150 + ((i * 67) % 90),
        at: 0.42 + ((i * 37) % 11) * 0.045,
        length: 0.07,
        volume: 0.09 / (1 + Math.floor(i / count)),
        type: 'triangle' as const,
      })),
    ),
  card: () => play([{ hz: 210, at: 0, length: 0.06, volume: 0.06, type: 'triangle' }]),
  win: () => play([523, 659, 784, 1047].map((hz, i) => ({ hz, at: i * 0.11, length: 0.6, volume: 0.1 }))),
};

let plainTitle = '';
const quietTitle = (): void => {
  if (plainTitle) document.title = plainTitle;
  plainTitle = '';
};

const notify = (where: string): void => {
  if (
    !settings.notification ||
    !document.hidden ||
    !('Notification' in window) ||
    Notification.permission !== 'granted'
  )
    return;
  const note = new Notification(m.your_turn(), { body: where, tag: 'turn', icon: '/icon-192.png' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
};

export const turnAlert = (where: string): void => {
  sounds.turn();
  // browsers complain about a page that nobody has touched
  if (settings.vibration && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.(document.hidden ? [120, 80, 120] : 60);
  if (settings.title && document.hidden) {
    plainTitle ||= document.title;
    document.title = `● ${m.your_turn()}`;
  }
  try {
    notify(where);
  } catch {
    // some phones allow notifications to service workers only
  }
};

/** Whether this page may ask for notifications: only browsers that show them, and only on https. */
export const notificationsPossible = (): boolean => 'Notification' in window && isSecureContext;
