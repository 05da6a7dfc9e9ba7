import { cpus } from 'node:os';
import { quantile, shown, spreadOf, verdict, type Spread } from './figures.ts';
import { CPU_SLOWER, SLOW_4G, type Visit } from './page-visit.ts';
import { table, today } from './report.ts';
import type { Booked } from './scripted-booking.ts';

export const PAINTED = ['home', 'homeStatic', 'booking', 'bookingStatic'] as const;
export type Painted = (typeof PAINTED)[number];

/** Until they can be used. */
export const VISITED = ['home', 'booking', 'bare'] as const;
export type Visited = (typeof VISITED)[number];

export interface Measured extends Readonly<Record<Visited, readonly Visit[]>> {
  /** In milliseconds. */
  readonly paints: Readonly<Record<Painted, readonly number[]>>;
  readonly booked: readonly Booked[];
}

const MOST_TIMES = 1.2;
const MOST_BLOCKED_MS = 500;
const TAPS = { usual: 150, most: 300 };
const MOST_SHIFT = 0.02;

const usable = (visits: readonly Visit[]) => spreadOf(visits.map(({ usableMs }) => usableMs ?? Infinity));
const takenOver = (visits: readonly Visit[]) => spreadOf(visits.map(({ takenOverMs }) => takenOverMs ?? Infinity));

function besides(what: string, ours: Spread, other: string, theirs: Spread): string[] {
  const times = ours.median / theirs.median;
  const limit = `${MOST_TIMES} x`;
  return [
    what,
    `${shown(ours)} ms`,
    `${other}: ${shown(theirs)} ms`,
    `${times.toFixed(2)} x`,
    limit,
    verdict(times <= MOST_TIMES),
  ];
}

function alone(what: string, ours: Spread, worst: number, limit: number, [unit, digits]: [string, number]): string[] {
  return [
    what,
    `${shown(ours, digits)}${unit}`,
    '',
    `${worst.toFixed(digits)}${unit}`,
    `${limit}${unit}`,
    verdict(worst <= limit),
  ];
}

const MS: [string, number] = [' ms', 0];
const PLAIN: [string, number] = ['', 3];

export function pageTable(measured: Measured, runs: number): string {
  const { paints, home, booking, bare, booked } = measured;
  const blocked = (visits: readonly Visit[]) => spreadOf(visits.map(({ blockedMs }) => blockedMs));
  const taps = booked.flatMap((one) => one.taps.map(({ ms }) => ms));
  const shifts = (values: readonly { readonly shift: number }[]) => spreadOf(values.map(({ shift }) => shift));
  const lines = [
    ['what', 'ours, median (range)', 'beside it', 'judged', 'limit', ''],
    besides('home, first paint', spreadOf(paints.home), 'static HTML', spreadOf(paints.homeStatic)),
    besides('booking, first paint', spreadOf(paints.booking), 'static HTML', spreadOf(paints.bookingStatic)),
    besides('booking, first free time usable', usable(booking), 'bare React', usable(bare)),
    ['booking, taken over by React', `${shown(takenOver(booking))} ms`, '', '', '', ''],
    alone('booking, blocked until then', blocked(booking), blocked(booking).median, MOST_BLOCKED_MS, MS),
    alone('home, blocked until taken over', blocked(home), blocked(home).median, MOST_BLOCKED_MS, MS),
    alone(`taps of ${booked.length} bookings, 95 %`, spreadOf(taps), quantile(taps, 0.95), TAPS.usual, MS),
    alone('taps, the slowest', spreadOf(taps), Math.max(...taps), TAPS.most, MS),
    alone('layout shift, home', shifts(home), shifts(home).max, MOST_SHIFT, PLAIN),
    alone('layout shift, opened at the times', shifts(booking), shifts(booking).max, MOST_SHIFT, PLAIN),
    alone('layout shift, whole booking', shifts(booked), shifts(booked).max, MOST_SHIFT, PLAIN),
  ];
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const network = `${SLOW_4G.latencyMs} ms, ${SLOW_4G.downKbps} kbit/s down, ${SLOW_4G.upKbps} up`;
  return `${today()}, ${runs} runs, ${paints.home.length} first paints of each page, ${taps.length} taps, CPU ${CPU_SLOWER} x slower, ${network}; ${machine}.\n\n${table(lines)}`;
}

/** Where to look when a figure is over its limit. */
export function slowest({ home, booking, booked }: Measured): string {
  const taps = booked.flatMap((one) => one.taps).toSorted((a, b) => b.ms - a.ms);
  const shifts = [...home, ...booking, ...booked].flatMap((one) => one.shifts).toSorted((a, b) => b.value - a.value);
  return [
    'slowest taps:',
    ...taps.slice(0, 8).map(({ ms, what }) => `  ${ms} ms  ${what}`),
    'largest shifts:',
    ...shifts.slice(0, 5).map(({ value, what }) => `  ${value.toFixed(4)}  ${what}`),
  ].join('\n');
}
