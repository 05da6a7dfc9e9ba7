import { cpus } from 'node:os';
import type { Outcome, Work } from './client/task.ts';
import type { Used } from './processor.ts';
import { table, today } from './report.ts';
import type { TableSize } from './table-sizes.ts';

export interface Ran {
  readonly servers: number;
  readonly work: Work;
  readonly outcome: Outcome;
  readonly processor: Used | null;
}

export interface ScaleFigures {
  readonly ran: readonly Ran[];
  readonly sizes: readonly TableSize[];
  /** The number of bookings by which the tables have grown. */
  readonly bookings: number;
  readonly clients: number;
}

/** Removed when the visit is over or after some days, or one row for all bookings of a branch's day. */
const NOT_KEPT: Readonly<Record<string, string>> = {
  claim: 'until the visit',
  idempotency: 'a day',
  rate_limit: 'two days',
  branch_day: 'one for each branch and day',
};
/** For a machine with PostgreSQL only, and this number of servers besides. */
const PLANS = [
  { servers: 4, cores: 4 },
  { servers: 8, cores: 8 },
  { servers: 16, cores: 16 },
  { servers: 16, cores: 32 },
];

const NAMES: Readonly<Record<Work, string>> = {
  read: 'reading',
  hold: 'hold',
  confirm: 'confirm',
  book: 'hold and confirm',
  mix: 'mix',
};

const doneIn = ({ work, outcome: { ms } }: Ran): number =>
  work === 'book' ? ms.book.length : ms.read.length + ms.hold.length + ms.confirm.length;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** All runs of one task with the same number of servers, combined. */
function together(ran: readonly Ran[], servers: number, work: Work) {
  const runs = ran.filter((run) => run.servers === servers && run.work === work);
  const done = sum(runs.map(doneIn));
  const each = (msOf: (run: Ran) => number) => sum(runs.map(msOf)) / done;
  return {
    perSecond: done / sum(runs.map(({ outcome }) => outcome.seconds)),
    /** Milliseconds of the processor, each. */
    serverMs: each(({ processor }) => processor?.server ?? Number.NaN),
    postgresMs: each(({ processor }) => processor?.postgres ?? Number.NaN),
    guestMs: each(({ outcome }) => outcome.processorMs),
  };
}

interface Demand {
  readonly serverMs: number;
  readonly postgresMs: number;
}

/** Bookings a second of servers with one thread each and a PostgreSQL with this many cores of its own, if nothing else limits them. */
const mostOf = ({ serverMs, postgresMs }: Demand, { servers, cores }: { servers: number; cores: number }) =>
  Math.min((servers * 1000) / serverMs, (cores * 1000) / postgresMs);

/** The same where servers, PostgreSQL and guests share so many cores. */
const mostShared = (demand: Demand & { readonly guestMs: number }, servers: number, cores: number) =>
  Math.min((servers * 1000) / demand.serverMs, (cores * 1000) / (demand.serverMs + demand.postgresMs + demand.guestMs));

export function scaleTables({ ran, sizes, bookings, clients }: ScaleFigures, seconds: number): string {
  const works = [...new Set(ran.map(({ work }) => work))];
  const numbers = [...new Set(ran.map(({ servers }) => servers))];
  const cores = cpus().length;
  const rate = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(0));
  const used = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(2));
  const demand = together(ran, 1, 'book');
  const shares = numbers.map((servers) => {
    const measured = together(ran, servers, 'book').perSecond;
    return { servers, measured, formula: mostShared(demand, servers, cores) };
  });
  // The formula is an upper bound: results above it mean that the machine was faster for a while.
  const reached = Math.min(1, Math.max(...shares.map(({ measured, formula }) => measured / formula)));

  const rates = [
    ['servers', ...works.map((work) => NAMES[work]), 'hold and confirm by the formula'],
    ...shares.map(({ servers, formula }) => [
      String(servers),
      ...works.map((work) => rate(together(ran, servers, work).perSecond)),
      rate(formula),
    ]),
  ];
  const demands = [
    ['one server', 'server, ms', 'PostgreSQL, ms', 'client of the bench, ms'],
    ...works.map((work) => {
      const { serverMs, postgresMs, guestMs } = together(ran, 1, work);
      return [NAMES[work], used(serverMs), used(postgresMs), used(guestMs)];
    }),
  ];
  const plans = [
    ['servers', 'cores of PostgreSQL alone', 'bookings a second', 'ends at'],
    ...PLANS.map((plan) => [
      String(plan.servers),
      String(plan.cores),
      rate(reached * mostOf(demand, plan)),
      plan.servers / demand.serverMs < plan.cores / demand.postgresMs ? 'servers' : 'PostgreSQL',
    ]),
  ];
  const staying = sum(sizes.filter(({ name }) => NOT_KEPT[name] === undefined).map(({ bytes }) => bytes)) / bookings;
  const bytes = [
    ['table', 'rows a booking', 'bytes a booking', 'stays'],
    ...sizes.map(({ name, rows, bytes: size }) => [
      name,
      (rows / bookings).toFixed(2),
      (size / bookings).toFixed(0),
      NOT_KEPT[name] ?? 'yes',
    ]),
    ['what stays', '', staying.toFixed(0), `${(staying / 1000).toFixed(1)} GB for a million bookings a year`],
  ];
  const machine = `${cores} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  return [
    `${today()}, ${clients} clients, ${seconds} seconds a cell in two halves; ${machine}, which servers, PostgreSQL and clients share.`,
    'A second:',
    table(rates),
    'Of the processor, for one of each:',
    table(demands),
    `By the formula, times ${reached.toFixed(2)} as reached here:`,
    table(plans),
    `After ${bookings.toLocaleString('en')} bookings, tables with their indexes:`,
    table(bytes),
  ].join('\n\n');
}
