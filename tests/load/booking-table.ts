import { cpus } from 'node:os';
import { busyIn } from './client/refusals.ts';
import type { Outcome } from './client/task.ts';
import { meanOf, quantile, verdict } from './figures.ts';
import type { Used } from './processor.ts';
import { table, today } from './report.ts';

export interface Bare {
  readonly perSecond: number;
  /** Processor time of one hold and confirm. */
  readonly postgresMs: number;
}

export interface Side {
  readonly clients: number;
  readonly outcome: Outcome;
  /** While the guests booked; null if the system does not report it. */
  readonly processor: Used | null;
  /** The bare statements before and after it; null where there is no pgbench. */
  readonly bare: readonly Bare[] | null;
}

export interface Stored {
  readonly bookings: number;
  readonly ms: readonly number[];
  readonly soonestMs: readonly number[];
}

export interface BookingFigures {
  readonly sides: readonly Side[];
  readonly stored: readonly Stored[];
  readonly startMs: readonly number[];
}

const LEAST_SHARE = 0.5;
const MOST_HOLD_MS = 250;
const JUDGED_CLIENTS = 32;
const MOST_TIMES = 2;
const MOST_START_MS = 2000;

const ms = (value: number) => `${value.toFixed(1)} ms`;
const times = (values: readonly number[]) => `p50 ${ms(quantile(values, 0.5))}, p99 ${ms(quantile(values, 0.99))}`;
const clientsOf = (clients: number) => `${clients} ${clients === 1 ? 'client' : 'clients'}`;

function rateLine({ clients, outcome, bare }: Side): string[] {
  const perSecond = outcome.ms.book.length / outcome.seconds;
  const busy = busyIn(outcome.refused);
  const refused = busy === 0 ? '' : `, ${busy} refused as busy`;
  const line = [
    `hold and confirm, ${clientsOf(clients)}`,
    `${perSecond.toFixed(0)} a second, ${times(outcome.ms.book)}${refused}`,
  ];
  if (bare === null) return [...line, 'skipped: no pgbench here', '', '', ''];
  const rate = meanOf(bare.map((run) => run.perSecond));
  const share = perSecond / rate;
  const judged = clients === JUDGED_CLIENTS ? [`at least ${LEAST_SHARE} x`, verdict(share >= LEAST_SHARE)] : ['', ''];
  return [...line, `pgbench: ${rate.toFixed(0)} a second`, `${share.toFixed(2)} x`, ...judged];
}

function holdLine({ clients, outcome }: Side): string[] {
  const p99 = quantile(outcome.ms.hold, 0.99);
  const judged = clients === JUDGED_CLIENTS ? [`${MOST_HOLD_MS} ms`, verdict(p99 <= MOST_HOLD_MS)] : ['', ''];
  return [
    `hold, ${clientsOf(clients)}`,
    times(outcome.ms.hold),
    '',
    judged[0] === '' ? '' : `p99 ${ms(p99)}`,
    ...judged,
  ];
}

const confirmLine = ({ clients, outcome }: Side): string[] => [
  `confirm, ${clientsOf(clients)}`,
  times(outcome.ms.confirm),
];

function processorLine({ clients, outcome, processor, bare }: Side): string[] {
  const each = (sum: number) => (sum / outcome.ms.book.length).toFixed(2);
  const ours = processor === null ? [] : [`server ${each(processor.server)}`, `PostgreSQL ${each(processor.postgres)}`];
  const beside = bare === null ? Number.NaN : meanOf(bare.map(({ postgresMs }) => postgresMs));
  return [
    `processor a booking, ${clientsOf(clients)}`,
    `${[...ours, `client ${each(outcome.processorMs)}`].join(', ')} ms`,
    Number.isNaN(beside) ? '' : `pgbench: PostgreSQL ${beside.toFixed(2)} ms`,
  ];
}

const sideLines = (side: Side): string[][] =>
  [rateLine(side), holdLine(side), confirmLine(side), processorLine(side)].map((line) => [...line, '', '', '', '']);

function storedLines([few, many]: readonly Stored[]): string[][] {
  if (few === undefined || many === undefined) return [];
  const lineOf = (one: Stored) => [
    `free times of a branch, ${one.bookings.toLocaleString('en')} bookings`,
    times(one.ms),
  ];
  const soonestOf = (one: Stored) => [
    `soonest of all branches and two weeks, ${one.bookings.toLocaleString('en')} bookings`,
    times(one.soonestMs),
  ];
  const ratio = quantile(many.ms, 0.99) / quantile(few.ms, 0.99);
  return [
    [...lineOf(few), '', '', '', ''],
    [...lineOf(many), 'p99 with few', `${ratio.toFixed(2)} x`, `${MOST_TIMES} x`, verdict(ratio <= MOST_TIMES)],
    ...[few, many].map((stored) => [...soonestOf(stored), '', '', '', '']),
  ];
}

export function bookingTable({ sides, stored, startMs }: BookingFigures, seconds: number): string {
  const start = quantile(startMs, 0.5);
  const lines = [
    ['what', 'ours', 'beside it', 'judged', 'limit', ''],
    ...sides.flatMap(sideLines),
    ...storedLines(stored),
    [
      'start on a seeded folder to the first page',
      startMs.map((value) => value.toFixed(0)).join(', ') + ' ms',
      '',
      `median ${start.toFixed(0)} ms`,
      `${MOST_START_MS} ms`,
      verdict(start <= MOST_START_MS),
    ],
  ];
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  return `${today()}, ${seconds} seconds a line, ${stored[0]?.ms.length ?? 0} questions for free times; ${machine}.\n\n${table(lines)}`;
}
