import type { Standing } from '#studio/drawing/standing.ts';
import type { ChartParts } from './chart-parts.ts';
import type { Gap } from './gaps.ts';
import { TIERS, type ProofRecord, type Tier } from './record.ts';

export interface Proven {
  /**
   * - full: the chart's own walk shows it (tier chart), and the product's page does (tier screens or browser);
   * - part: only one of the two does;
   * - justified: what is missing need not be shown, for a reason that is written down (`gaps.ts`);
   * - none: nothing shows it.
   */
  readonly standing: Standing;
  /** The tests that show it, by tier; first those that show least else, which say most of it. */
  readonly tests: Readonly<Record<Tier, readonly ProofRecord[]>>;
  readonly gaps: readonly Gap[];
}

export interface FlowSummary {
  readonly states: ReadonlyMap<string, Proven>;
  readonly transitions: ReadonlyMap<string, Proven>;
  /** By `guardKey`. */
  readonly guards: ReadonlyMap<string, Proven>;
}

/** The name of an answer of a transition's guard. */
export const guardKey = (transition: string, answer: boolean): string => `${transition} ${answer}`;

function standingOf(tests: Proven['tests'], gaps: readonly Gap[]): Standing {
  const isShown = { chart: tests.chart.length > 0, screens: tests.screens.length + tests.browser.length > 0 };
  const missing = (['chart', 'screens'] as const).filter((tier) => !isShown[tier]);
  if (missing.length === 0) return 'full';
  if (missing.every((tier) => gaps.some((gap) => gap.tier === tier))) return 'justified';
  return missing.length === 1 ? 'part' : 'none';
}

const weightOf = ({ states, transitions, guards }: ProofRecord) => states.length + transitions.length + guards.length;

/**
 * What is proven of a chart. Each answer of a guard counts by itself, and so does each state: not what is in it.
 * @param records those of this flow
 * @param today a reason that ended before this day, `2026-11-26`, does not count
 */
export function summaryOf(
  { flow, states, transitions }: ChartParts,
  records: readonly ProofRecord[],
  gaps: readonly Gap[],
  today: string,
): FlowSummary {
  const valid = gaps.filter((gap) => gap.flow === flow && today <= gap.until);
  const ordered = records.toSorted((one, other) => weightOf(one) - weightOf(other));
  const showing = (idsOf: (record: ProofRecord) => readonly string[]) => {
    const byId = new Map<string, ProofRecord[]>();
    for (const record of ordered)
      for (const id of new Set(idsOf(record))) byId.set(id, [...(byId.get(id) ?? []), record]);
    return (ids: readonly string[]) => new Map(ids.map((id) => [id, provenBy(id, byId.get(id) ?? [], valid)]));
  };
  return {
    states: showing((record) => record.states)(states.map(({ id }) => id)),
    transitions: showing((record) => record.transitions)(transitions.map(({ id }) => id)),
    guards: showing(({ guards }) => guards.map(([id, answer]) => guardKey(id, answer)))(
      transitions
        .filter(({ guard }) => guard !== null)
        .flatMap(({ id }) => [true, false].map((answer) => guardKey(id, answer))),
    ),
  };
}

function provenBy(id: string, records: readonly ProofRecord[], valid: readonly Gap[]): Proven {
  const byTier = TIERS.map((tier) => [tier, records.filter((record) => record.tier === tier)] as const);
  const tests = Object.fromEntries(byTier) as Record<Tier, ProofRecord[]>;
  // Where a transition need not be taken, its guard need not be true.
  const names = [id, id.replace(/ true$/, '')];
  const gaps = valid.filter(({ parts }) => names.some((name) => parts.includes(name)));
  return { standing: standingOf(tests, gaps), tests, gaps };
}

/** How many there are of each standing. */
export function countsOf(proven: Iterable<Proven>): Readonly<Record<Standing, number>> {
  const counts = { full: 0, part: 0, justified: 0, none: 0 };
  for (const { standing } of proven) counts[standing] += 1;
  return counts;
}
