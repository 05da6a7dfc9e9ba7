import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { ProofRecord, Tier } from '#studio/proof/record.ts';
import { requirementIdsOf } from '#studio/proof/requirements.ts';
import { configOf, idOf, statesOf, transitionSlots } from './chart-config.ts';
import { startOf, stepFrom, type Step } from './chart-step.ts';
import type { ChartUnderTest } from './chart-under-test.ts';
import { withSilentChildren } from './children.ts';
import type { ChartPath } from './explore.ts';
import { instrument, type Instrumented } from './instrument.ts';

export type Shown = Pick<ProofRecord, 'states' | 'transitions' | 'guards'>;

/** Whether this run writes what it shows: it takes time. */
export const IS_RECORDED = process.env['COVERAGE'] === '1';

const folder = '.cache/coverage';

/** What steps show: the transitions that they take, and the states in which they begin and end or through which they pass. */
export function shownBy({ machine }: ChartUnderTest, steps: readonly Step[]): Shown {
  const config = configOf(machine);
  const ids = new Map(statesOf(config).map((slot) => [slot.path.join('.') || '(root)', idOf(machine, slot)]));
  const from = new Map(transitionSlots(config).map(({ at, transition }) => [transition.meta?.id, ids.get(at)]));
  const [states, transitions] = [new Set<string>(), new Set<string>()];
  for (const { before, after, fired } of steps) {
    for (const snapshot of [before, after]) for (const id of Object.keys(snapshot?.getMeta() ?? {})) states.add(id);
    for (const id of fired) {
      transitions.add(id);
      // A state that is left at once is in no snapshot.
      states.add(from.get(id) ?? machine.id);
    }
  }
  return { states: [...states], transitions: [...transitions], guards: [] };
}

/** What a walk as a whole has seen of the guards. */
export const guardsSeen = ({ guarded }: Instrumented): ProofRecord['guards'] =>
  [...guarded].flatMap(([id, answers]) => [...answers].map((answer): [string, boolean] => [id, answer]));

/** The chart of a walk whose paths are recorded, which tells what the guards answer on each of them. */
export function recordedChart(chart: ChartUnderTest) {
  let answers = new Map<string, [string, boolean]>();
  const { machine } = instrument(chart.machine, (id, answer) => answers.set(`${id} ${answer}`, [id, answer]));
  const walked = withSilentChildren(chart, machine);
  const shown = ({ steps }: ChartPath): Shown => {
    answers = new Map();
    for (const { event, state } of steps) {
      if (!state.step) continue;
      chart.clock?.set(state.passed);
      const { before } = state.step;
      if (before === null) startOf(chart, walked, chart.fixtures.inputs[String(event['input'])]);
      else stepFrom(chart, walked, before, event);
    }
    const taken = steps.flatMap(({ state }) => state.step ?? []);
    return { ...shownBy(chart, taken), guards: [...answers.values()] };
  };
  return { machine, shown };
}

/**
 * The records of the tests of a walk, in the `describe` of which it is called; written when they are over. A test adds its own at its end, so
 * that one that fails shows nothing.
 */
export function proofRecords(tier: Tier, { flow, walk = flow }: ChartUnderTest) {
  const records: ProofRecord[] = [];
  if (IS_RECORDED)
    afterAll(() => {
      mkdirSync(`${folder}/${tier}`, { recursive: true });
      writeFileSync(`${folder}/${tier}/${walk.replaceAll(' ', '-')}.json`, `${JSON.stringify(records)}\n`);
    });
  return {
    add(shown: () => Shown): void {
      if (!IS_RECORDED) return;
      const { currentTestName = '', testPath = '' } = expect.getState();
      const title = currentTestName.slice(currentTestName.indexOf(' > ') + ' > '.length);
      const file = relative(process.cwd(), testPath).replaceAll('\\', '/');
      records.push({ tier, flow, title, file, requirements: requirementIdsOf(title), ...shown() });
    },
  };
}
