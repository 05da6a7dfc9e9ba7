import { cpus } from 'node:os';
import { busyIn, faultsIn, tooOftenIn } from './client/refusals.ts';
import type { Outcome } from './client/task.ts';
import { quantile, verdict } from './figures.ts';
import type { Used } from './processor.ts';
import { table, today } from './report.ts';

export interface Level {
  readonly clients: number;
  readonly outcome: Outcome;
  readonly processor: Used | null;
  /** Of the server at its end, in megabytes. */
  readonly memory: number | null;
}

export interface LoadFigures {
  /** The fewest clients that reach nearly the highest rate of answers. */
  readonly capacity: number;
  readonly search: readonly Level[];
  readonly levels: readonly Level[];
  readonly stored: number;
}

const LEAST_OF_TOP = 0.9;

const goodCount = ({ outcome: { ms } }: Level) => ms.read.length + ms.hold.length + ms.confirm.length;
export const goodRate = (level: Level): number => goodCount(level) / level.outcome.seconds;

/** All runs with the same number of clients, combined. */
export function joined(ran: readonly Level[]): Level[] {
  const byClients = new Map<number, Level>();
  for (const level of ran) {
    const before = byClients.get(level.clients);
    byClients.set(level.clients, before === undefined ? level : both(before, level));
  }
  return [...byClients.values()];
}

function both(one: Level, next: Level): Level {
  const [a, b] = [one.outcome, next.outcome];
  const ms = {
    read: [...a.ms.read, ...b.ms.read],
    hold: [...a.ms.hold, ...b.ms.hold],
    confirm: [...a.ms.confirm, ...b.ms.confirm],
    book: [...a.ms.book, ...b.ms.book],
  };
  const refused = { ...a.refused };
  for (const [why, count] of Object.entries(b.refused)) refused[why] = (refused[why] ?? 0) + count;
  const [used, more] = [one.processor, next.processor];
  return {
    clients: one.clients,
    outcome: { ms, refused, seconds: a.seconds + b.seconds, processorMs: a.processorMs + b.processorMs },
    processor: used && more && { server: used.server + more.server, postgres: used.postgres + more.postgres },
    memory: next.memory,
  };
}

const times = (values: readonly number[]) =>
  values.length === 0 ? '-' : `${quantile(values, 0.5).toFixed(0)} / ${quantile(values, 0.99).toFixed(0)}`;

const faultCount = ({ outcome }: Level) => Object.values(faultsIn(outcome.refused)).reduce((sum, one) => sum + one, 0);

function levelLine(level: Level, capacity: number): string[] {
  const { clients, outcome, processor, memory } = level;
  const { read, hold, confirm } = outcome.ms;
  const refused = [busyIn(outcome.refused), tooOftenIn(outcome.refused), faultCount(level)];
  const asked = goodCount(level) + refused.reduce((sum, one) => sum + one, 0);
  const share = (part: number) => (part === 0 ? '0' : `${((100 * part) / asked).toFixed(1)} %`);
  const each = (sum: number) => (sum / goodCount(level)).toFixed(2);
  const used = processor === null ? [] : [each(processor.server), each(processor.postgres)];
  return [
    `${clients / capacity} x (${clients})`,
    goodRate(level).toFixed(0),
    times(read),
    times(hold),
    times(confirm),
    ...refused.map(share),
    memory === null ? '-' : `${memory.toFixed(0)} MB`,
    [...used, each(outcome.processorMs)].join(' / '),
  ];
}

/** The kinds of faults, for troubleshooting. */
const faultsOf = (levels: readonly Level[]): string =>
  levels
    .flatMap(({ clients, outcome }) =>
      Object.entries(faultsIn(outcome.refused)).map(([fault, count]) => `${count} x ${fault} at ${clients} clients`),
    )
    .join(', ');

export function loadTable({ capacity, search, levels, stored }: LoadFigures, seconds: number): string {
  const rates = levels.map(goodRate);
  const top = Math.max(...rates);
  const past = rates.slice(rates.indexOf(top));
  const share = Math.min(...past) / top;
  const faults = levels.reduce((sum, level) => sum + faultCount(level), 0);
  const head = [
    'capacity (clients)',
    'good a second',
    'reading, ms',
    'hold, ms',
    'confirm, ms',
    'refused: busy',
    'too often',
    'else',
    'memory',
    'processor, ms',
  ];
  const judged = [
    ['judged', 'measured', 'limit', ''],
    [
      'good answers a second past the top',
      `${share.toFixed(2)} x`,
      `${LEAST_OF_TOP} x`,
      verdict(share >= LEAST_OF_TOP),
    ],
    ['refused for another reason', faults === 0 ? '0' : faultsOf(levels), '0', verdict(faults === 0)],
  ];
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const tried = search.map((level) => `${goodRate(level).toFixed(0)} with ${level.clients}`).join(', ');
  return [
    `${today()}, ${seconds} seconds a line, ${stored.toLocaleString('en')} stored bookings; ${machine}.`,
    `Good answers a second while the capacity was looked for: ${tried}.`,
    table([head, ...levels.map((level) => levelLine(level, capacity))]),
    table(judged),
  ].join('\n\n');
}
