// One value kept in this browser; without storage (private windows, full disks) it lives as long as the page.

export const kept = <T>(key: string, fallback: T): { get(): T; set(value: T): void } => {
  const name = `thousand.${key}`;
  let memory = fallback;
  return {
    get() {
      try {
        const text = localStorage.getItem(name);
        return text === null ? memory : (JSON.parse(text) as T);
      } catch {
        return memory;
      }
    },
    set(value) {
      memory = value;
      try {
        localStorage.setItem(name, JSON.stringify(value));
      } catch {
        // kept in memory
      }
    },
  };
};
