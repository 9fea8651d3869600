// This device's part of every draw: a seed for each of its seats, promised before the draw and shown when it is due.
import type { Commit, Fair, FairDraw, FairSeat, Reveal } from '$/wire';
import { seatHash, serverHash } from './draw';
import { hex, unhex } from './sha256';

type Store = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  drop(key: string): void;
};

const browserStore = (): Store => {
  const memory = new Map<string, string>();
  const safely = <T>(use: () => T): T | null => {
    try {
      return use();
    } catch {
      return null;
    }
  };
  return {
    get: (key) => safely(() => localStorage.getItem(key)) ?? memory.get(key) ?? null,
    set: (key, value) => {
      memory.set(key, value);
      safely(() => localStorage.setItem(key, value));
    },
    drop: (key) => {
      memory.delete(key);
      safely(() => localStorage.removeItem(key));
    },
  };
};

export class Seeds {
  constructor(
    private readonly table: string,
    private readonly say: (message: Commit | Reveal) => void,
    private readonly store: Store = browserStore(),
    private readonly random: () => Uint8Array = () => crypto.getRandomValues(new Uint8Array(32)),
  ) {}

  /** The server's promise for each draw as it was first seen here: what it opens later must fit this one. */
  private readonly seen = new Map<number, string>();

  /**
   * Answers what the server asks and gives back what is known then. After a return promises are said again:
   * the last one counts, and another device may have promised meanwhile.
   */
  heard(fair: Fair, why: 'news' | 'return'): Fair {
    if (!this.seen.has(fair.draw)) this.seen.set(fair.draw, fair.hash);
    const seats = fair.seats.map((one): FairSeat => {
      const { seat, state, yours } = one;
      if (!yours) return one;
      if (fair.due) {
        if (state === 'committed') this.reveal(fair.draw, seat);
      } else if (state === 'nothing' || why === 'return') {
        this.say({ type: 'commit', seat, draw: fair.draw, hash: this.promise(fair.draw, seat) });
        return { ...one, state: 'committed' };
      }
      return one;
    });
    return { ...fair, seats };
  }

  /** Whether an opened server seed is the one that was promised; null: nothing to compare. */
  kept(last: FairDraw | null): boolean | null {
    const seed = last && unhex(last.server);
    if (!last || !seed) return null;
    const promised = this.seen.get(last.draw) ?? last.hash;
    return promised === last.hash && hex(serverHash(this.table, last.draw, seed)) === promised;
  }

  private reveal(draw: number, seat: number): void {
    const seed = this.store.get(this.key(draw, seat));
    if (!seed) return; // promised on another device, which shows it
    this.say({ type: 'reveal', seat, draw, seed, next: this.promise(draw + 1, seat) });
    this.store.drop(this.key(draw - 1, seat));
  }

  /** The commitment for a draw; the seed is made once and kept, so that every tab of this device says the same. */
  private promise(draw: number, seat: number): string {
    let seed = this.store.get(this.key(draw, seat));
    if (!seed) {
      seed = hex(this.random());
      this.store.set(this.key(draw, seat), seed);
    }
    return hex(seatHash(this.table, draw, seat, unhex(seed)!));
  }

  private key(draw: number, seat: number): string {
    return `thousand.seed.${this.table}.${draw}.${seat}`;
  }
}
