import type { AnyActorRef, AnyStateNode } from 'xstate';
import { childrenOf, sourceOf } from '#tests/support/model/children.ts';
import { DUPLICATE_LOGIN, type Cause } from './causes.ts';
import { happeningsAt, type Happening } from './happening.ts';
import { isOver, isRefused, type Played, type Simulator } from './run.ts';
import { activeNodes } from './state-nodes.ts';

/** A happening with what it leads to. */
export interface Choice {
  readonly happening: Happening;
  readonly leads: Played;
}

/** The samples of one kind of event: those that are taken now, and those that an active state knows but whose guards say no. */
export interface EventChoices {
  readonly kind: string;
  readonly cause: Cause;
  readonly taken: readonly Choice[];
  readonly refused: readonly Choice[];
}

export interface RunningDelay {
  readonly choice: Choice;
  /** Its name in the chart, or its milliseconds. */
  readonly name: string;
  /** Milliseconds until it ends; null if the chart did not say. */
  readonly left: number | null;
  /** No other ends before it. */
  readonly isNext: boolean;
}

/** A child that runs: a service of the server or the browser, or a chart. */
export interface RunningService {
  readonly id: string;
  readonly source: string;
  readonly cause: Cause;
  readonly outcomes: readonly Choice[];
  /** The delay that ends if it does not answer; null if the chart waits without a limit. */
  readonly limit: RunningDelay | null;
}

/** Everything that can happen now. */
export interface Possible {
  /** Events of the chart's own, by kind, in the order of the fixtures: of the person, another tab, the page's lists, children. */
  readonly events: readonly EventChoices[];
  /** A sign-in on another device, which the server tells as 2013; null if the chart does not know it here. */
  readonly duplicateLogin: EventChoices | null;
  readonly services: readonly RunningService[];
  readonly delays: readonly RunningDelay[];
}

const NOTHING: Possible = { events: [], duplicateLogin: null, services: [], delays: [] };

const DELAY = /^xstate\.after\.([^.]+)\.(.+)$/;

function eventChoices(choices: readonly Choice[]): EventChoices[] {
  const kinds = [...new Set(choices.map(({ happening }) => happening.kind))];
  return kinds
    .map((kind): EventChoices => {
      const same = choices.filter(({ happening }) => happening.kind === kind);
      return {
        kind,
        cause: same[0]?.happening.cause ?? 'person',
        taken: same.filter(({ leads }) => !isRefused(leads)),
        refused: same.filter(({ leads }) => isRefused(leads) && leads.refusals.length > 0),
      };
    })
    .filter(({ taken, refused }) => taken.length + refused.length > 0);
}

function runningDelays({ due, passed }: Played, choices: readonly Choice[]): RunningDelay[] {
  const soonest = Math.min(...choices.map(({ happening }) => due.get(happening.event.type) ?? passed));
  return choices
    .map((choice): RunningDelay => {
      const end = due.get(choice.happening.event.type);
      return {
        choice,
        name: DELAY.exec(choice.happening.event.type)?.[1] ?? '',
        left: end === undefined ? null : end - passed,
        isNext: (end ?? passed) === soonest,
      };
    })
    .toSorted((one, other) => (one.left ?? 0) - (other.left ?? 0));
}

const isWithin = (inner: AnyStateNode, outer: AnyStateNode) =>
  outer.path.every((key, depth) => inner.path[depth] === key);

/** The delay of the state that waits for a child, or of a state around or within it. */
function limitOf(
  { chart: { machine } }: Simulator,
  { step }: Played,
  child: AnyActorRef,
  delays: readonly RunningDelay[],
) {
  const active = activeNodes(machine, step.after);
  const waiting = active.find((node) => node.invoke.some(({ id }) => id === child.id));
  if (!waiting) return null;
  const near = delays.flatMap((delay) => {
    const node = active.find(({ id }) => id === DELAY.exec(delay.choice.happening.event.type)?.[2]);
    return node && (isWithin(waiting, node) || isWithin(node, waiting)) ? [{ delay, node }] : [];
  });
  return (near.find(({ node }) => node === waiting) ?? near[0])?.delay ?? null;
}

/** What can happen after a step of a run. */
export function possibleAfter(simulator: Simulator, played: Played): Possible {
  if (isOver(played)) return NOTHING;
  const choices = happeningsAt(simulator.chart, played.place).map((happening): Choice => ({
    happening,
    leads: simulator.after(played, happening),
  }));
  const own = choices.filter(({ happening: { event } }) => !event.type.startsWith('xstate.'));
  const delays = runningDelays(
    played,
    choices.filter(({ happening }) => happening.cause === 'time'),
  );
  const events = eventChoices(own);
  const services = childrenOf(played.step.after).map((child): RunningService => {
    const outcomes = choices.filter(({ happening }) => happening.child === child);
    return {
      id: child.id,
      source: sourceOf(child),
      cause: outcomes[0]?.happening.cause ?? 'child',
      outcomes,
      limit: limitOf(simulator, played, child, delays),
    };
  });
  return {
    events: events.filter(({ kind }) => kind !== DUPLICATE_LOGIN),
    duplicateLogin: events.find(({ kind }) => kind === DUPLICATE_LOGIN) ?? null,
    services,
    delays,
  };
}
