// The analysis of a finished game: asked for until it is done.
import { api } from '$/app/api';
import type { Analysis, Report } from '$/wire';

const AGAIN = 400;

export class AnalysisModel {
  state = $state<Analysis['state'] | 'asking'>('asking');
  done = $state(0);
  of = $state(0);
  report = $state.raw<Report | null>(null);
  problem = $state.raw<unknown>(null);
  private stopped = false;

  constructor(
    readonly id: string,
    private readonly lang: string,
  ) {}

  /** Look whether somebody has had it made. */
  look(): Promise<void> {
    return this.follow('get');
  }

  /** Have it made. */
  begin(): Promise<void> {
    this.problem = null;
    return this.follow('post');
  }

  stop(): void {
    this.stopped = true;
  }

  private async follow(how: 'get' | 'post'): Promise<void> {
    try {
      let told = await this.ask(how);
      while (told.state === 'running' && !this.stopped) {
        await new Promise((later) => setTimeout(later, AGAIN));
        told = await this.ask('get');
      }
    } catch (error) {
      this.state = 'none';
      this.problem = error;
    }
  }

  private async ask(how: 'get' | 'post'): Promise<Analysis> {
    const told = await api[how]<Analysis>(`/tables/${this.id}/analysis?lang=${this.lang}`);
    this.state = told.state;
    this.done = told.done;
    this.of = told.of;
    this.report = told.report;
    return told;
  }
}
