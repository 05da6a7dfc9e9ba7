import type { Judged } from './chart-mutants.ts';
import type { Equivalent } from './equivalent.types.ts';

/** The least share of a chart's mutants that each must find. */
export const GATES = { tier: 0.98, rules: 0.85 } as const;

export interface Result {
  readonly live: number;
  readonly equivalent: number;
  readonly tier: number;
  readonly rules: number;
  /** Neither found nor listed as equivalent. */
  readonly survivors: readonly string[];
  readonly missedByRules: readonly string[];
  /** What is wrong, in words; empty if the chart passes. */
  readonly faults: readonly string[];
}

export const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

/** What came of a chart's mutants. Only what is listed counts as equivalent, and what is listed must not be found. */
export function resultOf(flow: string, judged: readonly Judged[], listed: readonly Equivalent[]): Result {
  const known = new Set(listed.filter((entry) => entry.flow === flow).flatMap(({ mutants }) => mutants));
  const live = judged.filter(({ name, tier }) => tier || !known.has(name));
  const survivors = live.filter(({ tier }) => !tier).map(({ name }) => name);
  const missedByRules = live.filter(({ rules }) => !rules).map(({ name }) => name);
  const tier = share(live.length - survivors.length, live.length);
  const rules = share(live.length - missedByRules.length, live.length);
  return {
    live: live.length,
    equivalent: judged.length - live.length,
    tier,
    rules,
    survivors,
    missedByRules,
    faults: [
      ...(live.length === 0 ? ['no mutants'] : []),
      ...(tier < GATES.tier ? [`tier 1 finds ${percent(tier)}, at least ${percent(GATES.tier)} are wanted`] : []),
      ...(rules < GATES.rules
        ? [`the rules alone find ${percent(rules)}, at least ${percent(GATES.rules)} are wanted`]
        : []),
      ...live.filter(({ name }) => known.has(name)).map(({ name }) => `listed as equivalent, but found: ${name}`),
    ],
  };
}
