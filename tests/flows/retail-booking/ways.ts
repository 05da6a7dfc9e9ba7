import { idsOf } from '#machines/shared/booking-choices.ts';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AvailabilityReport } from '#machines/availability/availability.types.ts';
import type { ConfirmationReport } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { isHeldAsDrafted, isSameQuestion, questionOf } from '#machines/retail-booking/retail-booking.choices.ts';
import { STEPS } from '#machines/retail-booking/retail-booking.step-names.ts';
import { selectScreen, type RetailBookingSnapshot } from '#machines/retail-booking/retail-booking.selectors.ts';
import { selectOnward } from '#machines/retail-booking/retail-booking.onward.ts';
import type { RetailDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import type { CheckingOutcome, BranchMove } from '#machines/retail-booking/retail-booking.types.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { textOf } from '#tests/support/model/chart-text.ts';
import type { Step as Walked } from '#tests/support/model/chart-step.ts';
import { stagedChart } from './chart.ts';
import { outputOf } from './answers.ts';
import type { OwnEvent } from './scenes.ts';

const snapshotOf = (snapshot: AnyMachineSnapshot) => snapshot as RetailBookingSnapshot;
const own = (event: AnyEventObject) => event as OwnEvent;

/** With what the page shows and no guard reads: whether days are old. */
export const pageChart: ChartUnderTest = {
  ...stagedChart,
  watched: (snapshot) => ({ freshness: snapshotOf(snapshot).context.offer.freshness }),
};

const isListing = (snapshot: RetailBookingSnapshot) =>
  questionOf(snapshot.context.draft) !== null &&
  (snapshot.context.offer.freshness === 'none' || snapshot.matches({ editing: 'choosingTime' }));

const hasChoice = ({ branch, services, otherService, customer }: RetailDraft) =>
  branch !== null || services.length > 0 || otherService !== '' || customer !== null;

const isHeldNow = ({ context: { draft } }: RetailBookingSnapshot) =>
  draft.appointmentId !== null && isHeldAsDrafted(draft);

/** What the confirmation of this booking can report next. */
const isReported = (snapshot: RetailBookingSnapshot, { stage, items: [own], requestKey }: ConfirmationReport) => {
  const { draft, subject } = snapshot.context;
  if (own === undefined || own.subject !== subject) return false;
  const isOpen = snapshot.matches({ reviewing: { settled: 'kept' } });
  const isLost = snapshot.matches({ reviewing: { settled: 'lost' } });
  const isWaiting = snapshot.matches({ reviewing: 'waiting' });
  const isConfirming = snapshot.matches({ reviewing: 'locked' });
  const isAnswered = draft.requestKey === null;
  switch (stage) {
    case 'asking':
      if (own.replacement !== null) return (isOpen || isLost) && isAnswered;
      if (isWaiting) return own.appointmentId === null && draft.appointmentId !== null;
      return isOpen && !isHeldNow(snapshot) && own.appointmentId === draft.appointmentId;
    case 'settled':
      if (own.heldItem !== null) return isConfirming || ((isWaiting || (isOpen && !isHeldNow(snapshot))) && isAnswered);
      if (own.appointmentId === null && draft.appointmentId !== null) return isOpen && isHeldNow(snapshot);
      return isWaiting && isAnswered;
    case 'lost':
      return isConfirming || ((isOpen || isWaiting) && isAnswered);
    case 'confirming':
      return (isOpen || snapshot.matches({ reviewing: 'unknown' })) && isHeldNow(snapshot);
    case 'unknown':
      return isConfirming || (isWaiting && requestKey === draft.requestKey && isHeldNow(snapshot));
  }
};

/** What actions, answers and time can cause on the page. */
export const isPossible = (at: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const snapshot = snapshotOf(at);
  const { context } = snapshot;
  const { screen } = selectScreen(snapshot);
  const isOpen = snapshot.matches({ reviewing: { settled: 'kept' } });
  const isLost = snapshot.matches({ reviewing: { settled: 'lost' } });
  const isWaiting = snapshot.matches({ reviewing: 'waiting' });
  switch (event.type) {
    case 'xstate.done.actor.reading':
      return context.member === null;
    case 'xstate.error.actor.reading':
    case 'xstate.after.checkTimeLimit.retailBooking.resuming.reading':
    case 'xstate.error.actor.availability':
    case 'xstate.error.actor.confirmation':
      return false;
    case 'xstate.done.actor.checking': {
      const outcome = outputOf(event) as CheckingOutcome;
      const asked = context.wish?.locationId ?? context.draft.branch?.locationId;
      return outcome.kind === 'ok' && (outcome.value.branch === null || outcome.value.branch.locationId === asked);
    }
    case 'xstate.done.actor.confirmation':
      return snapshot.matches({ reviewing: 'locked' }) || (isHeldNow(snapshot) && (isOpen || isWaiting));
    // The store answers before anyone can sign in elsewhere.
    case 'session.superseded':
      return !snapshot.matches({ resuming: 'reading' });
    case 'resume.requested':
      return screen === 'interrupted' || (isOpen && !isHeldNow(snapshot));
    case 'draft.changedElsewhere':
      return 'steps' in selectScreen(snapshot);
    case 'branch.chosen':
    case 'branch.cleared':
    case 'branchKeywords.loaded':
      return screen === 'branch';
    case 'service.toggled':
    case 'otherService.entered':
      return screen === 'services';
    case 'date.chosen':
    case 'time.chosen':
      return screen === 'time' && snapshot.can(own(event));
    case 'branchMove.chosen':
      return screen === 'time' && snapshot.can(own(event)) && (event as AnyEventObject & BranchMove).when !== null;
    case 'step.requested':
      return screen !== 'resuming' && snapshot.can(own(event));
    case 'times.requested':
      return screen === 'time' && context.offer.freshness === 'stale';
    case 'information.entered':
    case 'carBrands.loaded':
      return screen === 'information';
    case 'notice.dismissed':
      return screen !== 'resuming' && context.notice !== null && context.notice.code !== 'services.limit';
    case 'lostTime.acknowledged':
      return (isOpen || isLost) && context.draft.requestKey === null;
    case 'restart.requested':
      return screen === 'interrupted' || isOpen || isLost || (snapshot.matches('editing') && hasChoice(context.draft));
    case 'availability.changed': {
      const { question, freshness, days } = event as Extract<AvailabilityReport, { type: 'availability.changed' }>;
      if (!isListing(snapshot) || !isSameQuestion(question, questionOf(context.draft))) return false;
      return (
        freshness === 'fresh' || (context.offer.freshness === 'fresh' && textOf(days) === textOf(context.draft.days))
      );
    }
    case 'confirmation.changed':
      return isReported(snapshot, event as ConfirmationReport);
    // The page continues to where something is missing.
    case 'next.requested':
      return (
        STEPS.indexOf(selectOnward(snapshot, context.draft.steps.current)) <=
        STEPS.indexOf(context.draft.steps.current) + 1
      );
    case 'tab.left':
    case 'tab.returned':
      return screen !== 'resuming';
    default:
      return true;
  }
};

/** The ways in which one choice clears another (section 4), named by their cause alone. */
export const invalidation = ({ before, event }: Walked): string | null => {
  if (!before) return null;
  const snapshot = snapshotOf(before);
  const cause = own(event);
  const { draft } = snapshot.context;
  const timed = draft.slot.time !== null;
  const chosen = idsOf(draft.services);
  switch (cause.type) {
    case 'branch.chosen':
      return timed && cause.branch.locationId !== draft.branch?.locationId
        ? 'RB-04 another branch with a time chosen'
        : null;
    case 'branchMove.chosen':
      return timed ? 'RB-04 a sooner branch with a time chosen' : null;
    case 'branch.cleared':
      return timed ? 'RB-04 the branch cleared with a time chosen' : null;
    case 'service.toggled':
      if (chosen.includes(cause.service.id)) return timed ? 'RB-04 a service taken away with a time chosen' : null;
      if (chosen.length === 3) return 'RB-03 a fourth service';
      return timed ? 'RB-04 a service added with a time chosen' : null;
    case 'date.chosen':
      if (!timed) return null;
      return cause.date === draft.slot.date
        ? 'RB-05 the same date with a time chosen'
        : 'RB-05 another date with a time chosen';
    case 'availability.changed': {
      if (!snapshot.matches({ editing: 'choosingTime' })) return null;
      if (cause.freshness === 'stale') return 'RB-16 days marked stale';
      const isThere = cause.days.some(
        ({ date, times }) => date === draft.slot.date && times.some(({ time }) => time === draft.slot.time),
      );
      return timed && !isThere ? 'RB-16 a chosen time that is gone' : null;
    }
    case 'confirmation.changed':
      if (draft.appointmentId === null || cause.items[0]?.appointmentId !== null) return null;
      return draft.requestKey === null
        ? 'RB-07 a hold that is lost'
        : 'RB-07 a hold that is lost after an unknown outcome';
    case 'step.requested':
      return snapshot.matches({ reviewing: 'settled' }) ? `RB-09 ${cause.step} edited from the summary` : null;
    default:
      return null;
  }
};
