import { NO_SLOT } from '#machines/shared/booking-choices.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import type { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import {
  draftOf,
  effectOf,
  isConfirmAwaited,
  isEmpty,
  isLocked,
  isOfPerson,
  isStep,
  isUnanswered,
  isUnknown,
  kindOf,
  reportIn,
  same,
} from './readings.ts';

export const holdRules: RulesOf<typeof retailBookingMachine> = [
  {
    req: 'RB-07',
    says: 'a temporary booking is kept by its id and by what it was made from, and dropped when it is lost',
    when: (step) => reportIn(step) !== null,
    holds: (step) => {
      const { own } = reportIn(step) ?? {};
      const { appointmentId, heldItem } = step.after.context.draft;
      const former = draftOf(step.before)?.heldItem ?? null;
      return (
        appointmentId === own?.appointmentId &&
        same(heldItem, appointmentId === null ? null : (own?.heldItem ?? former))
      );
    },
  },
  {
    req: 'RB-07',
    says: 'a report about another booking changes nothing',
    when: (step) => kindOf(step.before) === 'summary' && step.event.type === 'confirmation.changed' && !reportIn(step),
    holds: ({ before, after }) => same(before?.value, after.value) && same(draftOf(before), draftOf(after)),
  },
  {
    req: 'RB-07',
    says: 'the time that is counted down is that of the report; it is not shown while a confirm is on its way or once the slot is lost',
    when: (step) => reportIn(step) !== null,
    holds: (step) => {
      const report = reportIn(step);
      const { heldUntil, appointmentId } = step.after.context.draft;
      const former = draftOf(step.before)?.heldUntil ?? null;
      if (appointmentId === null) return heldUntil === null;
      switch (report?.stage) {
        case 'asking':
        case 'unknown':
          return heldUntil === former;
        case 'confirming':
          return heldUntil === (isUnknown(step.before) ? former : null);
        default:
          return heldUntil === report?.deadline;
      }
    },
  },
  {
    req: 'RB-07',
    says: 'the summary takes or reads the hold for the draft as it stands',
    when: ({ before, after }) => kindOf(after) === 'summary' && kindOf(before) !== 'summary',
    holds: (step) => {
      const call = effectOf(step, 'start confirmation');
      const { appointmentId, slot } = step.after.context.draft;
      return (
        call !== null &&
        call.includes(`"appointmentId":${JSON.stringify(appointmentId)}`) &&
        call.includes(`"startsAt":"${slot.startsAt}"`)
      );
    },
  },
  {
    req: 'DUP-03',
    says: 'that the session has ended is remembered, wherever it is heard',
    when: ({ event }) => event.type === 'session.superseded',
    holds: ({ after }) => after.context.isSessionOver,
  },
  {
    req: 'DUP-03',
    says: 'a confirm of another sign-in, or of one that has ended here, is one to look up, and no other is',
    when: ({ before, after }) => kindOf(after) === 'summary' && kindOf(before) !== 'summary',
    holds: (step) => {
      const { draft, member, isSessionOver } = step.after.context;
      const { heldItem } = draft;
      const call = effectOf(step, 'start confirmation') ?? '';
      // A key that no longer belongs to what was held cannot be repeated, so nothing is left to look up.
      const isAsked = isUnanswered(step.after) && !call.includes('"requestKey":null');
      const isOther = isSessionOver || (heldItem !== null && heldItem.customer.memberCode !== (member?.code ?? ''));
      return call.includes(`"isOfEarlierSignIn":${isAsked && isOther}`);
    },
  },
  {
    req: 'RB-07',
    says: 'the hold survives going back to edit, and is moved afterwards',
    when: ({ before, event }) =>
      draftOf(before)?.appointmentId != null &&
      isStep(kindOf(before)) &&
      [
        'back.requested',
        'branch.chosen',
        'branch.cleared',
        'branchMove.chosen',
        'service.toggled',
        'date.chosen',
        'time.chosen',
        'step.requested',
        'next.requested',
        'lostTime.acknowledged',
      ].includes(event.type),
    holds: ({ before, after }) => after.context.draft.appointmentId === draftOf(before)?.appointmentId,
  },
  {
    req: 'RB-18',
    says: 'the key of a confirm on its way is kept before it is sent',
    when: (step) => reportIn(step)?.stage === 'confirming',
    holds: (step) =>
      step.after.context.draft.requestKey === reportIn(step)?.requestKey &&
      isLocked(step.after) &&
      isUnknown(step.after) === isUnknown(step.before),
  },
  {
    req: 'RB-07',
    says: 'the summary waits for the hold before it can be left',
    when: (step) =>
      kindOf(step.after) === 'summary' && (kindOf(step.before) !== 'summary' || reportIn(step)?.stage === 'asking'),
    holds: ({ after }) => isLocked(after),
  },
  {
    req: 'RB-09',
    says: 'while the hold or a confirm is on its way nothing of the user changes or leaves it',
    when: ({ before, event }) => isLocked(before) && isOfPerson(event),
    holds: ({ before, after }) => isLocked(after) && same(draftOf(before), draftOf(after)),
  },
  {
    req: 'RB-16',
    says: 'with an answer, whatever it is, every step before it can be gone to again',
    when: (step) => reportIn(step)?.stage === 'settled' || reportIn(step)?.stage === 'lost',
    holds: ({ after }) => !isLocked(after) && after.can({ type: 'step.requested', step: 'branch' }),
  },
  {
    req: 'RB-09',
    says: 'while a key is unanswered no event of a person leaves the summary or changes the draft',
    when: ({ before, event }) => isUnanswered(before) && isOfPerson(event),
    holds: ({ before, after }) =>
      same(draftOf(before), draftOf(after)) &&
      (kindOf(after) === kindOf(before) || (kindOf(before) === 'interrupted' && kindOf(after) === 'summary')),
  },
  {
    req: 'RB-09',
    says: 'with a key that is unanswered only the summary is shown, with no way to another step, until it is answered',
    when: ({ after }) => isUnanswered(after),
    holds: ({ after }) => kindOf(after) === 'interrupted' || isLocked(after),
  },
  {
    req: 'RB-10',
    says: 'a confirm that stopped with an answer can be tried again or edited, and one without is asked about',
    when: (step) => isConfirmAwaited(step.before) && reportIn(step) !== null && reportIn(step)?.stage !== 'asking',
    holds: (step) =>
      kindOf(step.after) === 'summary' &&
      isLocked(step.after) === isUnanswered(step.after) &&
      step.after.context.draft.requestKey === reportIn(step)?.requestKey,
  },
  {
    req: 'RB-10',
    says: 'an alternative that was taken becomes the time of the draft, and its branch the branch',
    when: (step) => reportIn(step)?.own.replacement != null,
    holds: (step) => {
      const taken = reportIn(step)?.own.replacement;
      const { branch, slot, wishedTime } = step.after.context.draft;
      const former = draftOf(step.before)?.branch;
      const isThere = former?.locationId === taken?.locationId;
      // Only the name of another branch is known, not where it is or what it was searched by.
      const other = { locationId: taken?.locationId, name: taken?.branchName, keyword: '', lat: null, lng: null };
      return (
        same(branch, isThere ? former : other) &&
        slot.startsAt === taken?.startsAt &&
        slot.date === taken?.date &&
        slot.time === taken?.time &&
        wishedTime === null
      );
    },
  },
  {
    req: 'RB-10',
    says: 'beginning again leads to the first step, and loses nothing but date and time',
    when: ({ before, event }) =>
      event.type === 'lostTime.acknowledged' && kindOf(before) === 'summary' && !isLocked(before),
    holds: ({ before, after }) => {
      const [was, is] = [draftOf(before), after.context.draft];
      const { lostTime } = is;
      const lost = { slot: NO_SLOT, lostTime, days: [], steps: { current: 'branch', reached: 'time' } };
      return (
        kindOf(after) === 'branch' &&
        lostTime?.startsAt === was?.slot.startsAt &&
        lostTime?.choice === null &&
        same(is, { ...was, ...lost })
      );
    },
  },
  {
    req: 'RB-07',
    says: 'only the confirmation confirms, and it always does',
    when: ({ event, after }) => event.type === 'xstate.done.actor.confirmation' || kindOf(after) === 'confirmed',
    holds: ({ event, after }) => event.type === 'xstate.done.actor.confirmation' && kindOf(after) === 'confirmed',
  },
  {
    req: 'RB-07',
    says: 'after confirming the draft is empty and the list of car brands is kept',
    when: ({ after }) => kindOf(after) === 'confirmed',
    holds: ({ before, after }) =>
      isEmpty(after.context.draft) && same(after.context.draft.carBrands, draftOf(before)?.carBrands),
  },
  {
    req: 'RB-09',
    says: 'after confirming the chart has ended: nothing can be edited',
    when: ({ after }) => kindOf(after) === 'confirmed',
    holds: ({ after }) =>
      after.status === 'done' &&
      !after.can({ type: 'back.requested' }) &&
      !after.can({ type: 'step.requested', step: 'branch' }) &&
      !after.can({ type: 'branch.cleared' }),
  },
];
