// A finished game, step by step: steps are fetched in pages as they are needed.
import { api } from '$/app/api';
import type { Replay, ReplayStep, SeatInfo, TableBrief } from '$/wire';

export const seatsOf = (table: TableBrief): SeatInfo[] =>
  table.seats.map(({ kind, name }, i) => ({
    seat: i + 1,
    kind,
    name,
    bot: null,
    yours: false,
    online: true,
    played_by: 'self',
    grace_until: null,
    asked_by: null,
  }));

export class ReplayModel {
  table = $state.raw<TableBrief | null>(null);
  steps = $state.raw<ReplayStep[]>([]);
  at = $state(0);
  whole = $state(false);
  problem = $state.raw<unknown>(null);

  constructor(
    readonly id: string,
    private readonly lang: string,
  ) {}

  /** All pages, one after another; the first one can be seen at once. */
  async load(): Promise<void> {
    let from: number | null = 0;
    try {
      while (from !== null) {
        const page: Replay = await api.get<Replay>(
          `/tables/${this.id}/replay?lang=${this.lang}&from=${from}`,
        );
        this.table = page.table;
        this.steps = [...this.steps, ...page.steps];
        from = page.next;
      }
      this.whole = true;
    } catch (error) {
      this.problem = error;
    }
  }

  get step(): ReplayStep | undefined {
    return this.steps[this.at];
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, to));
  }
}
