import type { AnyEventObject } from 'xstate';
import type { RetailDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import { STEPS, type Step as WizardStep } from '#machines/retail-booking/retail-booking.step-names.ts';
import { selectScreen, type RetailBookingSnapshot } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { RetailBookingChartEvent } from '#machines/retail-booking/retail-booking.types.ts';
import type { Taken } from '#tests/support/model/chart-under-test.ts';

export type Step = Taken<RetailBookingSnapshot>;

const screens = new WeakMap<RetailBookingSnapshot, ReturnType<typeof selectScreen>>();
function screenOf(snapshot: RetailBookingSnapshot | null) {
  if (snapshot === null) return null;
  const screen = screens.get(snapshot) ?? selectScreen(snapshot);
  screens.set(snapshot, screen);
  return screen;
}
export const kindOf = (snapshot: RetailBookingSnapshot | null) => screenOf(snapshot)?.screen ?? null;
export const draftOf = (snapshot: RetailBookingSnapshot | null): RetailDraft | null => snapshot?.context.draft ?? null;
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type EventOf<Type extends RetailBookingChartEvent['type']> = Extract<RetailBookingChartEvent, { readonly type: Type }>;
export const asType = <Type extends RetailBookingChartEvent['type']>(
  event: AnyEventObject,
  type: Type,
): EventOf<Type> | null => (event.type === type ? (event as AnyEventObject & EventOf<Type>) : null);

/** The stored draft in the answer to reading it, or null. */
export const readDraft = (event: AnyEventObject): RetailDraft | null => {
  const answer = asType(event, 'xstate.done.actor.reading');
  return answer?.output.kind === 'ok' ? answer.output.value.draft : null;
};

/** The stored time was over when the draft was read, and dropped. */
export const isTimePassed = ({ context }: RetailBookingSnapshot) => context.notice?.code === 'time.passed';

export const isStep = (screen: string | null): screen is WizardStep => STEPS.some((step) => step === screen);
export const placeOf = (snapshot: RetailBookingSnapshot | null) => STEPS.findIndex((step) => step === kindOf(snapshot));
/** No step can be opened while an answer is pending. */
export const isLocked = (snapshot: RetailBookingSnapshot | null) => {
  const screen = screenOf(snapshot);
  return screen?.screen === 'summary' && screen.locked;
};
/** It is unknown whether it is booked already. */
export const isUnanswered = (snapshot: RetailBookingSnapshot | null) => draftOf(snapshot)?.requestKey != null;
/** What a person does on the page, and the addresses typed; the rest are answers, reports and time. */
export const isOfPerson = ({ type }: AnyEventObject) =>
  /^(branch|soonest|service|otherService|date|time|times|information|step|next|back|again|restart|resume|notice)\./.test(
    type,
  );
/** A confirm is pending. */
export const isConfirming = (snapshot: RetailBookingSnapshot | null) =>
  snapshot?.matches({ reviewing: 'locked' }) ?? false;
/** It is unknown what became of a confirm. */
export const isUnknown = (snapshot: RetailBookingSnapshot | null) =>
  snapshot?.matches({ reviewing: 'unknown' }) ?? false;
/** Which of the first four steps are answered, in their order. */
export const answersIn = ({ branch, services, slot, customer }: RetailDraft) => [
  branch !== null,
  services.length > 0,
  slot.startsAt !== null,
  customer !== null,
];
const chosenIn = ({ branch, services }: RetailDraft) => [branch?.locationId ?? null, services.map(({ id }) => id)];
export const slotsIn = ({ days }: RetailDraft) =>
  days.flatMap(({ date, times }) => times.map(({ time, startsAt }) => ({ date, time, startsAt })));
export const isEmpty = ({ branch, services, slot, days, customer, appointmentId, requestKey }: RetailDraft) =>
  branch === null &&
  services.length === 0 &&
  slot.date === null &&
  days.length === 0 &&
  customer === null &&
  appointmentId === null &&
  requestKey === null;
/** Whether the step makes another choice of branch or services than the draft had. */
export const changesChoice = ({ before, after }: Step) => {
  const [was, is] = [draftOf(before), draftOf(after)];
  return was !== null && is !== null && !same(chosenIn(was), chosenIn(is));
};
const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
/** The time that was lost, where its own branch and services are chosen again. */
export const timeAgain = ({ before, after }: Step) => {
  const was = draftOf(before);
  const lost = was?.slot.time === null ? was.lostTime : null;
  const { branch, services } = after.context.draft;
  const chosen = { locationId: branch?.locationId, serviceIds: inOrder(services.map(({ id }) => id)) };
  const of = lost?.choice && { ...lost.choice, serviceIds: inOrder(lost.choice.serviceIds) };
  return same(of, chosen) ? lost : null;
};
/** At a step that was opened from the summary, with nothing missing since. */
export const isOpenedFromSummary = (snapshot: RetailBookingSnapshot | null) => {
  const draft = draftOf(snapshot);
  return draft !== null && snapshot?.context.openedStep === draft.steps.current && answersIn(draft).every(Boolean);
};
/** To another branch, from the time step. */
export const isMove = (before: RetailBookingSnapshot | null, event: AnyEventObject) => {
  const chosen = asType(event, 'branchMove.chosen');
  return (
    chosen !== null && kindOf(before) === 'time' && chosen.branch.locationId !== draftOf(before)?.branch?.locationId
  );
};
export const effectOf = ({ effects }: Step, begin: string) =>
  effects.find((effect) => effect.startsWith(begin)) ?? null;

/** Nothing entered is lost, except a time that the newest times no longer include, which a notice names. */
export const keepsAll = ({ before, after }: Step): boolean => {
  const [was, is] = [draftOf(before), draftOf(after)];
  if (was === null || is === null) return false;
  const isLost =
    after.context.offer.freshness === 'fresh' &&
    (was.slot.time === null || after.context.notice?.code === 'time.lost') &&
    !slotsIn(was).some(
      ({ date, time }) => date === was.slot.date && (was.slot.time === null || time === was.slot.time),
    );
  const unsaid = isLost ? { steps: 0, slot: 0, lostTime: 0 } : { steps: 0 };
  return same({ ...was, ...unsaid }, { ...is, ...unsaid });
};

/** What the confirmation reports of this booking, or null. */
export const reportIn = ({ before, event }: Step) => {
  const report = asType(event, 'confirmation.changed');
  const own = report?.items.find(({ subject }) => subject === before?.context.subject);
  return report && own && kindOf(before) === 'summary' ? { ...report, own } : null;
};
/** The draft comes from the store, or a slot from the server: not an edit of the user. */
export const isFromOutside = (step: Step) =>
  step.event.type.startsWith('xstate.') || reportIn(step)?.own.replacement != null;
export const isInterrupting = ({ event }: Step) => event.type === 'session.superseded';
/** A confirm is on its way, or its outcome is unknown. */
export const isConfirmAwaited = (snapshot: Step['before']) =>
  snapshot !== null && (snapshot.matches({ reviewing: 'locked' }) || snapshot.matches({ reviewing: 'unknown' }));
