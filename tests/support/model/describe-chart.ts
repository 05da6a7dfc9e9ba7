import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { gapsOf } from '#studio/proof/gaps.ts';
import { guardKey } from '#studio/proof/summary.ts';
import type { Label } from '#machines/shared/meta.ts';
import type { Tag } from '#machines/shared/tags.ts';
import { baselineText, isIgnored, placeText, storeBaseline, storedBaseline } from './baseline.ts';
import { reportsAmiss } from './child-reports.ts';
import { configOf, idOf, statesOf, transitionSlots, type StateSlot } from './chart-config.ts';
import { textOf } from './chart-text.ts';
import type { ChartUnderTest } from './chart-under-test.ts';
import { explore, type Exploration, type Visit } from './explore.ts';
import { instrument, type Instrumented } from './instrument.ts';
import { guardsSeen, proofRecords, shownBy } from './proof-records.ts';
import { replay } from './replay.ts';
import { faultsOfSuperseding } from './superseded.ts';
import { eventsOf } from './test-path.ts';
import { eventText } from './short-text.ts';

const TAGS: Readonly<Record<Tag, true>> = { busy: true, needsInput: true, blocked: true, final: true };

const requirements = new Set(
  readFileSync(new URL('../../../docs/requirements.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0] ?? ''),
);

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
const isTransient = ({ state }: StateSlot) => state.always.some(({ guard }) => guard === undefined);
const isLeaf = ({ state }: StateSlot) => Object.keys(state.states).length === 0;
const isNamed = ({ th, en }: Label) => /[฀-๿]/.test(th) && /[a-z]/i.test(en);

/** The way to a state, for readable failures. */
const wayTo = ({ path }: Visit) => eventsOf(path).map(eventText).join(' > ');

/**
 * The headless tier: everything that is tested for every chart. The walk is made once from the chart; the reviewed baseline and the rules
 * say what it must look like, and neither is derived from the chart.
 */
export function describeChart(chart: ChartUnderTest): void {
  describe(`${chart.flow} headless`, () => {
    const config = configOf(chart.machine);
    const states = statesOf(config);
    const transitions = transitionSlots(config);
    const nameOf = (slot: StateSlot) => idOf(chart.machine, slot);
    const records = proofRecords('chart', chart);
    let walk: Pick<Exploration, 'visits' | 'steps'> = { visits: [], steps: [] };
    let told: Instrumented = { machine: chart.machine, declared: [], guarded: new Map() };

    beforeAll(() => {
      told = instrument(chart.machine);
      walk = explore(chart, told.machine);
    }, 60_000);

    it('every resting state is reached', () => {
      const reached = new Set(walk.visits.flatMap(({ snapshot }) => Object.keys(snapshot.getMeta())));
      const resting = states
        .filter((slot) => isLeaf(slot) && !isTransient(slot) && slot.state.type !== 'history')
        .map(nameOf);
      expect(resting.filter((id) => !reached.has(id))).toEqual([]);
      records.add(() => ({ ...shownBy(chart, walk.steps), transitions: [] }));
    });

    it('every declared transition is walked', () => {
      const walked = new Set(walk.steps.flatMap(({ fired }) => fired));
      expect(told.declared.filter((id) => !walked.has(id))).toEqual([]);
      records.add(() => ({ states: [], transitions: [...walked], guards: [] }));
    });

    it('every guard is both true and false', () => {
      const missing = [...told.guarded].flatMap(([id, answers]) =>
        [true, false].filter((answer) => !answers.has(answer)).map((answer) => guardKey(id, answer)),
      );
      expect(missing.toSorted()).toEqual(gapsOf(chart.flow, 'chart'));
      records.add(() => ({ states: [], transitions: [], guards: guardsSeen(told) }));
    });

    it('an event that no transition takes changes nothing', () => {
      const changing = walk.steps.filter(
        (step) =>
          isIgnored(step) &&
          (step.effects.length > 0 ||
            textOf([step.before?.value, step.before?.context]) !== textOf([step.after.value, step.after.context])),
      );
      expect(changing.map(({ event }) => eventText(event))).toEqual([]);
    });

    it('no event leads to an error of the chart itself', () => {
      const broken = walk.steps.filter(({ after }) => after.status === 'error');
      expect(
        broken.map(({ before, event }) => `${before ? placeText(chart, before) : '*'} ${eventText(event)}`),
      ).toEqual([]);
    });

    it('a session that ends in any state breaks nothing, leaves nothing waiting, asks nothing without end and changes nothing stored', () => {
      const { machine } = told;
      expect(walk.visits.flatMap((visit) => faultsOfSuperseding(chart, machine, visit))).toEqual([]);
    }, 60_000);

    it('every state has a screen', () => {
      const without = walk.visits.filter(({ snapshot }) => typeof chart.selectScreen(snapshot).screen !== 'string');
      expect(without.map(wayTo)).toEqual([]);
    });

    it('every state and transition has its own id and existing requirements', () => {
      expect(
        repeated([...states.map(nameOf), ...transitions.map(({ transition }) => transition.meta?.id ?? '')]),
      ).toEqual([]);
      expect(states.filter(({ path, state }) => path.length > 0 && state.id === undefined).map(nameOf)).toEqual([]);
      expect(transitions.filter(({ transition }) => !transition.meta?.id).map(({ at, on }) => `${at} ${on}`)).toEqual(
        [],
      );
      const served = [
        ...states.map((slot) => ({ name: nameOf(slot), req: slot.state.meta?.req ?? [] })),
        ...transitions.map(({ transition }) => ({ name: transition.meta?.id, req: transition.meta?.req ?? [] })),
      ];
      expect(served.filter(({ req }) => req.length === 0 || req.some((id) => !requirements.has(id)))).toEqual([]);
    });

    it('every state and transition has a Thai and an English label, and no label is left over', () => {
      const { states: ofStates, transitions: ofTransitions } = chart.labels;
      expect(Object.keys(ofStates).toSorted()).toEqual(states.map(nameOf).toSorted());
      expect(Object.keys(ofTransitions).toSorted()).toEqual(told.declared.toSorted());
      const all = [...Object.values(ofStates), ...Object.values(ofTransitions)];
      expect(all.filter((label) => !isNamed(label))).toEqual([]);
    });

    it('every resting state is tagged, from the closed list', () => {
      const tags = walk.visits.map(({ snapshot }) => [...snapshot.tags].map(String));
      expect(tags.filter((names) => names.length === 0 || names.some((name) => !Object.hasOwn(TAGS, name)))).toEqual(
        [],
      );
    });

    it.each(chart.rules.map((rule) => [rule.req, rule.says, rule] as const))('%s %s', (_req, _says, rule) => {
      const concerned = walk.steps.filter((step) => rule.when?.(step) ?? true);
      expect(concerned.length).toBeGreaterThan(0);
      const broken = concerned.filter((step) => !rule.holds(step));
      expect(
        broken
          .slice(0, 5)
          .map(
            (step) =>
              `${step.before ? placeText(chart, step.before) : '*'} --${eventText(step.event)}--> ${placeText(chart, step.after)}`,
          ),
      ).toEqual([]);
      records.add(() => shownBy(chart, concerned));
    });

    const reporting = Object.entries(chart.fixtures.outcomes).flatMap(([source, { reports }]) =>
      reports ? [[source, reports] as const] : [],
    );
    it.each(reporting)('each %s reports what takes its place, in that order, and nothing else', (source, reports) => {
      const child = chart.children?.[source];
      expect(child && reportsAmiss(child, reports)).toEqual([]);
    });

    it('a real actor with controlled calls ends where the walk ends, and ignores what it must', async () => {
      const seen = new Set<string>();
      const first = walk.visits.filter(({ snapshot }) => {
        const place = textOf(snapshot.value);
        return !seen.has(place) && seen.add(place);
      });
      for (const visit of first) expect(await replay(chart, visit), wayTo(visit)).toEqual([]);
    });

    it('it matches the reviewed baseline line by line', () => {
      const text = baselineText(chart, walk);
      if (process.env['UPDATE_BASELINE'] === '1') storeBaseline(chart.flow, text);
      expect(text.split('\n')).toEqual(storedBaseline(chart.flow).split('\n'));
    });
  });
}
