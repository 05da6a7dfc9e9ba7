import { selectDraft } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import type { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import {
  draftOf,
  effectOf,
  isConfirming,
  isEmpty,
  isConfirmAwaited,
  isInterrupting,
  isLocked,
  isStep,
  isUnanswered,
  kindOf,
  same,
} from './readings.ts';

export const historyRules: RulesOf<typeof retailBookingMachine> = [
  {
    req: 'RB-08',
    says: 'nothing is written before the stored draft has been read, everything after',
    holds: ({ after }) =>
      (selectDraft(after) === null) === ['resuming', 'changedElsewhere'].includes(kindOf(after) ?? ''),
  },
  {
    req: 'RB-08',
    says: 'a draft that another tab changed is not written over, and read again before this page goes on',
    when: ({ before, event }) => event.type === 'draft.changedElsewhere' && before !== null && !isConfirming(before),
    holds: ({ after }) => kindOf(after) === 'changedElsewhere' && selectDraft(after) === null,
  },
  {
    req: 'RB-08',
    says: 'going on after another tab changed the draft reads the store',
    when: ({ before, event }) => kindOf(before) === 'changedElsewhere' && event.type === 'resume.requested',
    holds: (step) => kindOf(step.after) === 'resuming' && effectOf(step, 'start reading') !== null,
  },
  {
    req: 'RB-08',
    says: 'a stored draft that cannot be used is dropped without an error, and said so',
    when: ({ event }) =>
      'output' in event && (event['output'] as { value?: { dropped?: unknown } | null }).value?.dropped === 'corrupt',
    holds: ({ after }) =>
      after.status === 'active' &&
      after.context.notice?.code === 'draft.dropped' &&
      after.context.draft.branch === null,
  },
  {
    req: 'RB-10',
    says: 'starting over empties the draft, keeps the car brands and gives the temporary booking back',
    when: ({ before, event }) =>
      event.type === 'restart.requested' &&
      !isLocked(before) &&
      ((isStep(kindOf(before)) && !before?.hasTag('busy')) || kindOf(before) === 'interrupted') &&
      !isUnanswered(before),
    holds: (step) => {
      const held = draftOf(step.before)?.appointmentId ?? null;
      const released = effectOf(step, 'start releasing');
      return (
        kindOf(step.after) === 'branch' &&
        isEmpty(step.after.context.draft) &&
        same(step.after.context.draft.carBrands, draftOf(step.before)?.carBrands) &&
        (held === null ? released === null : (released?.includes(held) ?? false))
      );
    },
  },
  {
    req: 'DUP-03',
    says: 'another sign-in keeps the whole draft',
    when: (step) => isInterrupting(step) && kindOf(step.after) === 'interrupted',
    holds: ({ before, after }) => same(draftOf(before), draftOf(after)),
  },
  {
    req: 'DUP-03',
    says: 'after another sign-in no step waits for an answer that does not come',
    when: (step) => isInterrupting(step) && isStep(kindOf(step.before)) && !isConfirmAwaited(step.before),
    holds: ({ after }) => kindOf(after) === 'interrupted',
  },
  {
    req: 'DUP-03',
    says: 'a confirm that is on its way when the session ends, or whose outcome is unknown, stays on the summary, and its chart is told',
    when: (step) => isInterrupting(step) && isConfirmAwaited(step.before),
    holds: (step) =>
      kindOf(step.after) === 'summary' &&
      same(draftOf(step.before), draftOf(step.after)) &&
      effectOf(step, 'tell confirmation') !== null,
  },
];
