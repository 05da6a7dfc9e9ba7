import type { CheckedList } from '#domain/fleet-list/checked-list.ts';
import { selectScreen, type FleetImportSnapshot } from '#machines/fleet-import/fleet-import.selectors.ts';
import type { CheckOutcome, OpenOutcome, SendOutcome, UndoOutcome } from '#machines/fleet-import/fleet-import.types.ts';
import type { Taken } from '#tests/support/model/chart-under-test.ts';

export type Step = Taken<FleetImportSnapshot>;

export const screenOf = (snapshot: FleetImportSnapshot | null) => snapshot && selectScreen(snapshot).screen;
export const starts = ({ effects }: Step, actor: string) =>
  effects.some((effect) => effect.startsWith(`start ${actor}`));
export const startsAny = ({ effects }: Step) => effects.some((effect) => effect.startsWith('start '));
const outputOf = (actor: string, { event }: Step): unknown =>
  event.type === `xstate.done.actor.${actor}` && 'output' in event ? event['output'] : null;
export const opened = (step: Step) => outputOf('opening', step) as OpenOutcome | null;
export const checked = (step: Step) => (outputOf('checking', step) ?? outputOf('mending', step)) as CheckOutcome | null;
export const sent = (step: Step) => outputOf('sending', step) as SendOutcome | null;
export const undone = (step: Step) => outputOf('undoing', step) as UndoOutcome | null;
export const work = (list: CheckedList | null) => (list === null ? 0 : list.added.length + list.changed.length);
export const failsOrWaits = (step: Step, actor: string, delay: string) =>
  step.event.type === `xstate.error.actor.${actor}` || step.event.type.startsWith(`xstate.after.${delay}`);
export const isOneOf = (snapshot: FleetImportSnapshot | null, ...screens: readonly string[]) =>
  screens.includes(screenOf(snapshot) ?? '');
export const isAsked = (step: Step, ...types: readonly string[]) => types.includes(step.event.type);

/** Where a write is on its way, or nobody knows what became of it. */
export const AWAITED = ['sending', 'outcomeUnknown', 'undoing', 'undoUnknown'];
export const isOfPerson = ({ event }: Step) => !event.type.startsWith('xstate.') && event.type !== 'session.superseded';
