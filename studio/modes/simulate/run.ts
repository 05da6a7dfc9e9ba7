import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import type { Step } from '#tests/support/model/chart-step.ts';
import { mark } from '#tests/support/model/instrument.ts';
import { leadingOn, outside, type Place } from '#tests/support/model/place.ts';
import type { Cause } from './causes.ts';
import { refusalsOf, type Refusal } from './guard-reads.ts';
import { happeningsAt, type Happening, type Named } from './happening.ts';
import { innermostIn } from './state-nodes.ts';

/** What a run is made of: an input by its name, and what happened then. */
export interface Script {
  readonly input: string;
  readonly events: readonly Named[];
}

/** One step of a run; the first is the start. */
export interface Played {
  /** Null for the start. */
  readonly happening: Happening | null;
  readonly cause: Cause | 'start';
  readonly step: Step;
  readonly place: Place;
  /** Milliseconds of the virtual clock since the start: it moves when a delay ends. */
  readonly passed: number;
  /** When the running delays end, by the events at their end. */
  readonly due: ReadonlyMap<string, number>;
  /** The ids of the active states that have no active state within, before and after. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** The guards that said no to an event that is not taken; also empty if no active state knows it. */
  readonly refusals: readonly Refusal[];
}

export interface Run {
  readonly steps: readonly Played[];
  /** What could not happen where the script has it; the run ends before it. */
  readonly stopped: { readonly at: number; readonly named: Named } | null;
}

export interface Simulator {
  readonly chart: ChartUnderTest;
  /** The whole run; an input that the fixtures do not have throws. */
  play(script: Script): Run;
  /** What a happening would lead to, without doing it. */
  after(played: Played, happening: Happening): Played;
}

/** An event that no transition takes changes nothing. */
export const isRefused = ({ cause, step }: Played): boolean => cause !== 'start' && step.fired.length === 0;

/** The name of the screen after a step. */
export function screenAfter(chart: ChartUnderTest, { place, step }: Played): string {
  chart.clock?.set(place.passed);
  return chart.selectScreen(step.after).screen;
}

export const isOver = ({ step }: Played): boolean => step.after.status !== 'active';

function dueAfter({ due }: Pick<Played, 'due'>, ended: string, { delays }: Step, passed: number) {
  const left = new Map(due);
  left.delete(ended);
  for (const [type, ms] of delays)
    if (ms === null) left.delete(type);
    else left.set(type, passed + ms);
  return left;
}

const isNamed = ({ kind, payload }: Named, other: Named) => kind === other.kind && payload === other.payload;

const SEPARATOR = ' > ';
const nameOf = ({ kind, payload }: Named) => `${kind} ${String(payload)}`;

/** Plays a chart by its fixtures, as the model tests walk it: nothing runs by itself, and the same script always gives the same run. */
export function simulatorOf(chart: ChartUnderTest): Simulator {
  const machine = mark(chart.machine);
  const lead = leadingOn(chart, machine);
  const known = new Map<string, Played>();

  const started = (input: string): Played => {
    if (!Object.hasOwn(chart.fixtures.inputs, input)) throw new Error(`${chart.flow} has no input ${input}`);
    const place = lead(outside, { type: 'start', input });
    if (place.step === null) throw new Error(`${chart.flow} does not start`);
    return {
      happening: null,
      cause: 'start',
      step: place.step,
      place,
      passed: 0,
      due: dueAfter({ due: new Map() }, 'start', place.step, 0),
      from: [],
      to: innermostIn(chart.machine, place.step.after),
      refusals: [],
    };
  };

  const after = (before: Played, happening: Happening): Played => {
    const { event, cause } = happening;
    const passed = Math.max(before.passed, before.due.get(event.type) ?? 0);
    const place = lead(before.place, event);
    const { step } = place;
    if (step === null) throw new Error(`${chart.flow} is not started`);
    const isTaken = step.fired.length > 0;
    return {
      happening,
      cause,
      step,
      place,
      passed,
      due: dueAfter(before, event.type, step, passed),
      from: before.to,
      to: innermostIn(chart.machine, step.after),
      refusals: isTaken ? [] : refusalsOf(machine, before.step.after, event),
    };
  };

  const following = (before: Played, named: Named): Played | null => {
    const happening = happeningsAt(chart, before.place).find((each) => isNamed(each, named));
    return happening ? after(before, happening) : null;
  };

  const play = ({ input, events }: Script): Run => {
    let key = input;
    let played = known.get(key) ?? started(input);
    known.set(key, played);
    const steps = [played];
    for (const [index, named] of events.entries()) {
      const before = played;
      key += `${SEPARATOR}${nameOf(named)}`;
      const next = known.get(key) ?? following(before, named);
      if (next === null) return { steps, stopped: { at: index + 1, named } };
      known.set(key, next);
      steps.push(next);
      played = next;
    }
    return { steps, stopped: null };
  };
  return { chart, play, after };
}
