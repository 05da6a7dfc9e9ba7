import type { SlotRequest } from '#tests/fault/booking-load.ts';

/** What guests do: one thing all the time, hold and confirm (`book`), or a realistic mixture (`mix`). */
export type Work = 'read' | 'hold' | 'confirm' | 'book' | 'mix';
export type Act = 'read' | 'hold' | 'confirm';

export interface Task {
  readonly work: Work;
  /** Of every server; the requests of a client go to one after the other. */
  readonly origins: readonly string[];
  readonly clients: number;
  readonly seconds: number;
}

/** The slots that the clients' process tries to book. */
export interface Stock {
  readonly slots: SlotRequest[];
}

export interface Tally {
  /** Milliseconds of each successful answer, and of hold and confirm together. */
  readonly ms: Readonly<Record<Act | 'book', number[]>>;
  /** How often something was refused, by status and error code, or 'broken' if no answer came. */
  readonly refused: Record<string, number>;
}

export interface Outcome extends Tally {
  readonly seconds: number;
  /** Processor time of the clients' own process. */
  readonly processorMs: number;
}

export const emptyTally = (): Tally => ({ ms: { read: [], hold: [], confirm: [], book: [] }, refused: {} });
