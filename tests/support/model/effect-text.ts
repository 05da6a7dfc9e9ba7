import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { textOf } from './chart-text.ts';
import type { ChartUnderTest } from './chart-under-test.ts';
import { childrenOf, namesOf, sourceOf } from './children.ts';
import { FIRED } from './instrument.ts';

/** An action as XState would execute it. */
export interface Effect {
  readonly type: string;
  readonly params?: unknown;
}

interface EffectParts {
  readonly id?: string;
  readonly actorRef?: AnyActorRef;
  readonly to?: AnyActorRef;
  readonly targetId?: string;
  readonly event?: { readonly type: string };
  readonly delay?: number;
  readonly sendId?: string;
}

const partsOf = (params: unknown): EffectParts => params ?? {};

const startText = (chart: ChartUnderTest, child: AnyActorRef): string => {
  const { name, input } = namesOf(chart, child);
  const source = sourceOf(child);
  const by = source === '' || source === name || name.startsWith(`${source}(`) ? '' : ` by ${source}`;
  return `start ${name}${input === undefined ? '' : ` ${textOf(input)}`}${by}`;
};

function effectText(chart: ChartUnderTest, children: readonly AnyActorRef[], { type, params }: Effect): string | null {
  const { id, actorRef, to, targetId, event, delay, sendId } = partsOf(params);
  const nameOf = (child: AnyActorRef) => namesOf(chart, child).name;
  switch (type) {
    case FIRED:
      return null;
    case 'xstate.spawnChild':
      return actorRef ? startText(chart, actorRef) : `start ${String(id)}`;
    case 'xstate.stopChild':
      return params === undefined ? null : `stop ${nameOf(params as AnyActorRef)}`;
    case 'xstate.sendTo': {
      const child = children.find((ref) => ref === to);
      return `tell ${child ? nameOf(child) : (targetId ?? (to === undefined ? 'nobody' : 'another'))} ${textOf(event)}`;
    }
    case 'xstate.raise':
      return delay === undefined
        ? null
        : `wait ${String(delay)} ${String(id).replace(/^xstate\.after\.([^.]+)\./, '$1 in ')}`;
    case 'xstate.cancel':
      return `cancel ${String(sendId)}`;
    default:
      return `${type}${params === undefined ? '' : ` ${textOf(params)}`}`;
  }
}

/** What the actions of a step ask of the chart's surroundings. `spawn` within `assign` leaves no action, only the child. */
export function effectsOf(
  chart: ChartUnderTest,
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
  actions: readonly Effect[],
): string[] {
  const known = before === null ? [] : childrenOf(before);
  const announced = new Set(actions.map(({ params }) => partsOf(params).actorRef));
  const added = childrenOf(after).filter((child) => !known.includes(child) && !announced.has(child));
  const children = [...known, ...childrenOf(after)];
  return [
    ...actions.map((action) => effectText(chart, children, action)).filter((effect) => effect !== null),
    ...added.map((child) => startText(chart, child)),
  ];
}

export const firedIn = (actions: readonly Effect[]): string[] =>
  actions.filter(({ type }) => type === FIRED).map(({ params }) => String(partsOf(params).id));

/** The delays that start or, with null, end, by the event at their end. */
export const delaysIn = (actions: readonly Effect[]): [string, number | null][] =>
  actions.flatMap(({ type, params }): [string, number | null][] => {
    const { event, delay, sendId } = partsOf(params);
    if (type === 'xstate.raise' && event && delay !== undefined) return [[event.type, delay]];
    return type === 'xstate.cancel' ? [[String(sendId), null]] : [];
  });
