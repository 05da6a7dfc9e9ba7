import type { Standing } from '#studio/drawing/standing.ts';
import type { ChartParts } from './chart-parts.ts';
import { requirementIdsOf, signOf, type NamedTest, type Requirement, type Sign } from './requirements.ts';
import type { FlowSummary, Proven } from './summary.ts';

/** Where a test that names requirements stands, by its folder. */
export const STANDS = ['chart', 'screens', 'browser', 'http', 'server', 'parts'] as const;
export type Stand = (typeof STANDS)[number];

export function standOf(file: string): Stand {
  if (file.startsWith('tests/e2e/')) return 'browser';
  if (/^(machines\/|tests\/(flows|support\/model)\/.*\.ts$)/.test(file)) return 'chart';
  if (file.endsWith('.test.tsx')) return 'screens';
  if (/^(tests\/contract|server\/http)\//.test(file)) return 'http';
  return /^(server|tests)\//.test(file) ? 'server' : 'parts';
}

/** A state or a transition that serves a requirement. */
export interface Serving {
  readonly flow: string;
  readonly kind: 'state' | 'transition';
  readonly id: string;
  readonly standing: Standing;
}

export interface RequirementSummary {
  readonly requirement: Requirement;
  readonly sign: Sign;
  readonly serving: readonly Serving[];
  /** The tests that name it, by where they stand; those of charts are the rules of their walks. */
  readonly tests: Readonly<Record<Stand, readonly NamedTest[]>>;
  /** Of `serving`, what is not proven in full. */
  readonly unproven: readonly Serving[];
}

interface FlowProven {
  readonly chart: ChartParts;
  readonly summary: FlowSummary;
}

const servingIn =
  (id: string) =>
  ({ chart: { flow, states, transitions }, summary }: FlowProven): Serving[] => {
    const those = (
      kind: Serving['kind'],
      parts: readonly { readonly id: string; readonly req: readonly string[] }[],
      proven: ReadonlyMap<string, Proven>,
    ) =>
      parts
        .filter(({ req }) => req.includes(id))
        .map((part) => ({ flow, kind, id: part.id, standing: proven.get(part.id)?.standing ?? 'none' }));
    return [...those('state', states, summary.states), ...those('transition', transitions, summary.transitions)];
  };

/**
 * Each requirement with what serves it in the charts and the tests that name it.
 * @param named as `namedTestsOf` reads them
 */
export function requirementSummaries(
  requirements: readonly Requirement[],
  flows: readonly FlowProven[],
  named: readonly NamedTest[],
): RequirementSummary[] {
  return requirements.map((requirement) => {
    const { id } = requirement;
    const own = named.filter(({ title }) => requirementIdsOf(title).includes(id));
    const serving = flows.flatMap(servingIn(id));
    const tests = Object.fromEntries(
      STANDS.map((stand) => [stand, own.filter(({ file }) => standOf(file) === stand)]),
    ) as Record<Stand, NamedTest[]>;
    return {
      requirement,
      sign: signOf(id, own),
      serving,
      tests,
      unproven: serving.filter(({ standing }) => standing === 'part' || standing === 'none'),
    };
  });
}
