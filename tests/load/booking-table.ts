import { cpus } from 'node:os';
import { quantile, verdict } from './figures.ts';
import type { Load } from './hold-and-confirm.ts';
import { table, today } from './report.ts';

export interface Side {
  readonly load: Load;
  /** The bare statements in the same run; null where there is no pgbench. */
  readonly bare: number | null;
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
const JUDGED_CLIENTS = 32;
const MOST_TIMES = 2;
const MOST_START_MS = 2000;

const ms = (value: number) => `${value.toFixed(1)} ms`;

function sideLine({ load, bare }: Side): string[] {
  const times = `p50 ${ms(quantile(load.ms, 0.5))}, p99 ${ms(quantile(load.ms, 0.99))}`;
  const clients = `${load.clients} ${load.clients === 1 ? 'client' : 'clients'}`;
  const refused = load.refused === 0 ? '' : `, ${load.refused} refused as busy`;
  const line = [`hold and confirm, ${clients}`, `${load.perSecond.toFixed(0)} a second, ${times}${refused}`];
  if (bare === null) return [...line, 'skipped: no pgbench here', '', '', ''];
  const share = load.perSecond / bare;
  const judged =
    load.clients === JUDGED_CLIENTS ? [`at least ${LEAST_SHARE} x`, verdict(share >= LEAST_SHARE)] : ['', ''];
  return [...line, `pgbench: ${bare.toFixed(0)} a second`, `${share.toFixed(2)} x`, ...judged];
}

function storedLines([few, many]: readonly Stored[]): string[][] {
  if (few === undefined || many === undefined) return [];
  const lineOf = ({ bookings, ms: times }: Stored) => [
    `free times of a branch, ${bookings.toLocaleString('en')} bookings`,
    `p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))}`,
  ];
  const soonestOf = ({ bookings, soonestMs: times }: Stored) => [
    `soonest of all branches and two weeks, ${bookings.toLocaleString('en')} bookings`,
    `p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))}`,
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
    ...sides.map(sideLine),
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
