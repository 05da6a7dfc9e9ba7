import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { alternative } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import type { ConfirmationReport } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { isHeldAsDrafted, isSameQuestion, questionOf } from '#machines/retail-booking/retail-booking.choices.ts';
import { isBlank } from '#machines/retail-booking/retail-booking.draft.ts';
import { bangna, rangsit } from '#machines/retail-booking/retail-booking.fixtures.ts';
import { selectOnward } from '#machines/retail-booking/retail-booking.onward.ts';
import { selectScreen, type RetailBookingSnapshot } from '#machines/retail-booking/retail-booking.selectors.ts';
import { STEPS } from '#machines/retail-booking/retail-booking.step-names.ts';
import type {
  CheckingOutcome,
  DraftReadingOutcome,
  RetailBookingEvent,
} from '#machines/retail-booking/retail-booking.types.ts';

const contextOf = (at: AnyMachineSnapshot) => (at as RetailBookingSnapshot).context;

const isHeldNow = ({ context: { draft } }: RetailBookingSnapshot) =>
  draft.appointmentId !== null && isHeldAsDrafted(draft);

/** Told apart beside what the guards read. */
export const watched = (at: AnyMachineSnapshot) => {
  const { draft, notice, subject, isSessionOver } = contextOf(at);
  return {
    counted: draft.heldUntil !== null,
    notice: notice?.code ?? null,
    summed: subject !== null,
    over: isSessionOver,
    opened: contextOf(at).openedStep !== null,
    member: contextOf(at).member !== null,
    branch: draft.branch?.locationId ?? null,
    lostAt: draft.lostTime?.choice?.locationId ?? null,
    lostOf: draft.lostTime?.choice?.serviceIds.length ?? 0,
    held: isHeldNow(at as RetailBookingSnapshot),
  };
};

/** The details of a first booking are entered by going on with them. */
const isJustEntered = (snapshot: RetailBookingSnapshot) => {
  const { customer, steps } = snapshot.context.draft;
  return snapshot.matches({ editing: 'enteringInformation' }) && customer !== null && steps.reached === 'information';
};

/** With times to come, a step is left for another only once they are there: the server answers sooner. */
const areTimesThere = ({ context: { draft, offer } }: RetailBookingSnapshot) =>
  draft.branch === null || draft.services.length !== 2 || offer.freshness === 'fresh';

/** A step that was opened from the summary is left for it, or onward. */
const mayTurn = ({ context: { draft, openedStep } }: RetailBookingSnapshot) =>
  openedStep === null || openedStep === draft.steps.current;

/** What the summary's calls can be answered with. A new hold is refused; one that is moved, or read, is lost on the way. */
function isReported(snapshot: RetailBookingSnapshot, { stage, items: [own], requestKey }: ConfirmationReport): boolean {
  const { draft, subject } = snapshot.context;
  if (own === undefined || own.subject !== subject) return false;
  const isOpen = snapshot.matches({ reviewing: { settled: 'kept' } });
  const isWaiting = snapshot.matches({ reviewing: 'waiting' });
  const isConfirming = snapshot.matches({ reviewing: 'locked' });
  const isAnswered = draft.requestKey === null;
  const mayConfirm = isOpen && isHeldNow(snapshot) && draft.heldUntil !== null;
  switch (stage) {
    case 'asking':
      if (own.replacement !== null)
        return snapshot.matches({ reviewing: { settled: 'lost' } }) && own.replacement === alternative;
      return isOpen && !mayConfirm && draft.appointmentId !== null && own.appointmentId === draft.appointmentId;
    case 'settled':
      return isWaiting && isAnswered && (own.heldItem !== null || own.appointmentId === draft.appointmentId);
    case 'lost':
      return isConfirming || (isWaiting && isAnswered && !isHeldNow(snapshot));
    case 'confirming':
      return mayConfirm || (isWaiting && !isAnswered) || snapshot.matches({ reviewing: 'unknown' });
    case 'unknown':
      return isConfirming || (isWaiting && !isAnswered && requestKey === draft.requestKey);
  }
}

const isRead = ({ context }: RetailBookingSnapshot, { output }: AnyEventObject) => {
  const outcome = output as DraftReadingOutcome;
  if (outcome.kind !== 'ok' || (context.member === null && context.wish === null)) return true;
  const { draft, dropped } = outcome.value;
  if (draft === null) return dropped === null;
  return context.member !== null && draft.owner === '' && draft.appointmentId === null;
};
const mayBeWithdrawn = ({ wish, subject, member }: RetailBookingSnapshot['context']) =>
  wish === null && subject === null && member === null;
const isFound = ({ context }: RetailBookingSnapshot, { output }: AnyEventObject) => {
  const outcome = output as CheckingOutcome;
  if (outcome.kind !== 'ok') return false;
  const { branch } = outcome.value;
  const asked = context.wish?.locationId ?? context.draft.branch?.locationId;
  return branch === null ? mayBeWithdrawn(context) : branch.locationId === asked;
};

/** What leads a member to each place at which a sign-in elsewhere is noticed; the rest is as for a guest. */
const OF_MEMBERS = [
  'xstate.done.actor.reading',
  'xstate.done.actor.checking',
  'session.superseded',
  'draft.changedElsewhere',
  'branch.chosen',
  'information.entered',
  'next.requested',
  'confirmation.changed',
];

/** What a person, another tab or the real server can cause on the page. */
export function isPossible(at: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const snapshot = at as RetailBookingSnapshot;
  const { draft, offer, member, isSessionOver, subject, wish, requestedStep, notice } = snapshot.context;
  const { screen } = selectScreen(snapshot);
  const can = () => snapshot.can(event as RetailBookingEvent);
  const isOpen = snapshot.matches({ reviewing: { settled: 'kept' } });
  const isEditing = snapshot.matches('editing');
  // A second edit would lead nowhere else.
  const isLost = draft.lostTime !== null;
  if (isSessionOver) return false;
  if (isJustEntered(snapshot)) return event.type === 'next.requested';
  if (member !== null && !OF_MEMBERS.includes(event.type)) return false;
  // Opened by its address, a page comes with the catalogue.
  const mayMissCatalogue = subject === null && wish === null && requestedStep === null;
  switch (event.type) {
    case 'xstate.done.actor.reading':
      return isRead(snapshot, event);
    case 'xstate.done.actor.checking':
      return isFound(snapshot, event);
    case 'xstate.error.actor.checking':
    case 'xstate.after.checkTimeLimit.retailBooking.resuming.checking':
      return mayMissCatalogue;
    case 'xstate.after.checkTimeLimit.retailBooking.resuming.reading':
      return false;
    case 'xstate.done.actor.confirmation':
      return snapshot.matches({ reviewing: 'locked' });
    case 'session.superseded':
      if (member === null || snapshot.matches({ resuming: 'reading' })) return false;
      return !snapshot.matches('resuming') || mayMissCatalogue;
    case 'resume.requested':
      return screen === 'changedElsewhere' || (isOpen && draft.appointmentId === null);
    case 'draft.changedElsewhere':
      return screen === 'branch' || snapshot.matches({ reviewing: 'locked' });
    case 'branch.chosen':
    case 'branch.cleared':
      return screen === 'branch' && !isLost && can();
    case 'branchKeywords.loaded':
      return screen === 'branch';
    case 'service.toggled':
      return screen === 'services' && (!isLost || draft.services.length !== 2);
    case 'otherService.entered':
      return screen === 'services' && draft.services.length === 0;
    case 'date.chosen':
      return screen === 'time' && can() && event['date'] !== draft.slot.date;
    case 'time.chosen':
      return screen === 'time' && can();
    case 'branchMove.chosen':
      return (
        screen === 'time' &&
        draft.branch?.locationId === bangna.locationId &&
        event['branch'].locationId === rangsit.locationId &&
        event['when']?.time === null
      );
    case 'information.entered':
      return screen === 'information' && draft.customer === null;
    case 'carBrands.loaded':
      return screen === 'information';
    case 'next.requested':
      return (
        isEditing &&
        can() &&
        areTimesThere(snapshot) &&
        STEPS.indexOf(selectOnward(snapshot, draft.steps.current)) <= STEPS.indexOf(draft.steps.current) + 1
      );
    case 'back.requested':
    case 'step.requested':
      return (isOpen || (isEditing && areTimesThere(snapshot) && mayTurn(snapshot))) && can();
    case 'notice.dismissed':
      return isEditing && notice !== null && !['services.limit', 'branch.moved'].includes(notice.code);
    case 'lostTime.acknowledged':
      return snapshot.matches({ reviewing: { settled: 'lost' } });
    case 'restart.requested':
      return isOpen || (isEditing && !isBlank(draft));
    case 'tab.left':
      return screen === 'time' || screen === 'information';
    // On the summary only while it asks: else it counts the time anew.
    case 'tab.returned':
      return screen === 'time' || screen === 'information' || snapshot.matches({ reviewing: 'waiting' });
    case 'availability.changed':
      return (
        isEditing &&
        questionOf(draft) !== null &&
        offer.freshness !== 'fresh' &&
        event['freshness'] === 'fresh' &&
        event['days'].length === 2 &&
        isSameQuestion(event['question'], questionOf(draft))
      );
    case 'confirmation.changed':
      return isReported(snapshot, event as ConfirmationReport);
    default:
      return true;
  }
}
