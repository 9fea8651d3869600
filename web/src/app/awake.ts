// The screen stays on while a game goes on; browsers allow it on https only.

/** Keep it on while the page is seen; returns what lets it go. */
export const stayAwake = (): (() => void) => {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = async (): Promise<void> => {
    if (document.hidden) return;
    try {
      lock = (await navigator.wakeLock?.request('screen')) ?? null;
      if (over) void lock?.release();
    } catch {
      // the phone saves its battery
    }
  };
  const seen = (): void => void take();
  seen();
  document.addEventListener('visibilitychange', seen);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
};
