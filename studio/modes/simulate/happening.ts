import { StateMachine, type AnyActorRef, type AnyEventObject } from 'xstate';
import { eventName } from '#tests/support/model/chart-text.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { childrenOf, sourceOf } from '#tests/support/model/children.ts';
import { eventsAt, type Place } from '#tests/support/model/place.ts';
import { causeOf, type Cause } from './causes.ts';
import { isFields } from './leaves.ts';
import { payloadTexts } from './payload-text.ts';

/** The name of an event and which of its samples: what a link and a file keep of a step. */
export interface Named {
  /** `branch.chosen`, `reading done`, `reading error`, `after checkTimeLimit in retailBooking.resuming.checking`. */
  readonly kind: string;
  /** Its place among the samples of its kind. */
  readonly payload: number;
}

/** Something that may happen in a place. */
export interface Happening extends Named {
  readonly event: AnyEventObject;
  readonly cause: Cause;
  /** The child that answers; null for an event of the chart's own, or the end of a delay. */
  readonly child: AnyActorRef | null;
  /** What tells it from the other samples of its kind; empty if it says nothing but its kind. */
  readonly text: string;
}

const runningIn = ({ step }: Place, event: AnyEventObject): AnyActorRef | null =>
  (step ? childrenOf(step.after) : []).find(({ id }) => id === event['actorId']) ?? null;

/** One of several children of a kind goes by its source, since its id differs from run to run. */
function kindOf({ fixtures }: ChartUnderTest, event: AnyEventObject, child: AnyActorRef | null): string {
  if (child === null || fixtures.outcomes[child.id]) return eventName(event);
  return eventName({ type: event.type.replace(child.id, sourceOf(child)) });
}

const isChart = ({ machine }: ChartUnderTest, child: AnyActorRef): boolean =>
  machine.implementations.actors[sourceOf(child)] instanceof StateMachine;

/** What an event says beside its kind; of an answer the value or the failure. */
function payloadOf({ type: _type, actorId: _actor, error: _error, output, ...own }: AnyEventObject): unknown {
  if (output === undefined) return own;
  if (!isFields(output)) return output;
  const { kind, value, failure, ...more } = output;
  if (kind === 'ok') return value ?? {};
  return kind === 'failed' ? failure : { kind, value, failure, ...more };
}

/** All that may happen in a place by the chart's fixtures, in their order, whether the chart takes it or not. */
export function happeningsAt(chart: ChartUnderTest, place: Place): Happening[] {
  const samples = new Map<string, AnyEventObject[]>();
  const texts = new Map<string, readonly string[]>();
  // Only of what is shown: naming the samples takes longer than a step.
  const textOf = (kind: string, payload: number): string => {
    const told = texts.get(kind) ?? payloadTexts((samples.get(kind) ?? []).map(payloadOf));
    texts.set(kind, told);
    return told[payload] ?? '';
  };
  return eventsAt(chart, place).map((event): Happening => {
    const child = runningIn(place, event);
    const kind = kindOf(chart, event, child);
    const same = samples.get(kind) ?? [];
    const payload = same.push(event) - 1;
    samples.set(kind, same);
    return {
      kind,
      payload,
      event,
      child,
      cause: child && isChart(chart, child) ? 'child' : causeOf(event),
      get text() {
        return textOf(kind, payload);
      },
    };
  });
}
