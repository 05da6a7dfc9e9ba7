import { isMachineSnapshot, type AnyMachineSnapshot, type AnyTransitionDefinition, type InspectionEvent } from 'xstate';
import { maskedEvent } from './masked-event.ts';
import type { TraceStep } from './trace.types.ts';

interface Run {
  readonly run: number;
  /** Null before the first snapshot. */
  at: readonly string[] | null;
  taken: string[];
}

/** Of a chart in a build, whose transitions have no id. */
function nameOf(transition: AnyTransitionDefinition): string | null {
  const { source } = transition;
  const eventType = String(transition.eventType);
  const list = eventType === '' ? source.always : source.transitions.get(eventType);
  const index = list?.indexOf(transition) ?? -1;
  return index < 0 ? null : `${source.id} ${eventType === '' ? 'always' : eventType} ${index}`;
}

const innermost = ({ _nodes: nodes }: AnyMachineSnapshot): string[] =>
  nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id);

const STOP = 'xstate.stop';
const START = 'xstate.init';

/**
 * The one adapter for XState's inspection: what comes back takes the events of all charts of a tab, each with its time, and tells the masked steps.
 * A chart whose beginning it has not seen is told of from its second snapshot on.
 */
export function recordSteps(tell: (step: TraceStep) => void): (event: InspectionEvent, at: number) => void {
  const runs = new WeakMap<object, Run>();
  let count = 0;
  return (event, at) => {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
    const { actorRef, snapshot } = event;
    if (!isMachineSnapshot(snapshot) || event.event.type === STOP) return;
    const known = runs.get(actorRef) ?? { run: (count += 1), at: null, taken: [] };
    runs.set(actorRef, known);
    if (event.type === '@xstate.microstep') {
      known.taken.push(...event._transitions.map(nameOf).filter((name) => name !== null));
      return;
    }
    const isStart = event.event.type === START;
    const { run, at: before, taken } = known;
    const after = innermost(snapshot);
    known.at = after;
    known.taken = [];
    if (before === null && !isStart) return;
    tell({
      run,
      flow: snapshot.machine.id,
      at: Math.round(at),
      ...maskedEvent(event.event),
      before: before ?? [],
      after,
      taken,
      isRefused: !isStart && taken.length === 0,
    });
  };
}
