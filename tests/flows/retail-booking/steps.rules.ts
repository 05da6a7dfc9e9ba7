import { STEPS } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import type { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import {
  answersIn,
  asType,
  draftOf,
  isLocked,
  isOpenedFromSummary,
  isStep,
  keepsAll,
  kindOf,
  placeOf,
  type Step,
} from './readings.ts';

/** Which kind of step is asked for; null where none is, or none can be. */
const asksFor = ({ before, event }: Step): 'reached' | 'not reached' | null => {
  const [wanted, draft] = [asType(event, 'step.requested'), draftOf(before)];
  if (wanted === null || draft === null || !isStep(kindOf(before))) return null;
  return STEPS.indexOf(wanted.step) <= STEPS.indexOf(draft.steps.reached) ? 'reached' : 'not reached';
};

export const stepsRules: RulesOf<typeof retailBookingMachine> = [
  {
    req: 'RB-01',
    says: 'there is no date without a branch and a service',
    when: ({ after }) => after.context.draft.slot.date !== null,
    holds: ({ after: { context } }) => context.draft.branch !== null && context.draft.services.length > 0,
  },
  {
    req: 'RB-02',
    says: 'no step is shown before all that come before it are answered',
    when: ({ after }) => placeOf(after) > 0,
    holds: ({ after }) => answersIn(after.context.draft).slice(0, placeOf(after)).every(Boolean),
  },
  {
    req: 'RB-02',
    says: 'the menu marks the step that is shown, and nothing beyond the furthest reached can be opened',
    when: ({ after }) => isStep(kindOf(after)),
    holds: ({ after: snapshot }) => {
      const { current, reached } = snapshot.context.draft.steps;
      return current === kindOf(snapshot) && STEPS.indexOf(current) <= STEPS.indexOf(reached);
    },
  },
  {
    req: 'RB-02',
    says: 'the furthest step never lies beyond what is answered, so a step that is shut loses its passed mark',
    when: ({ after }) => isStep(kindOf(after)),
    holds: ({ after }) => {
      const { draft } = after.context;
      return answersIn(draft).slice(0, STEPS.indexOf(draft.steps.reached)).every(Boolean);
    },
  },
  {
    req: 'RB-02',
    says: 'Next goes exactly one step on, where the step is answered',
    when: ({ before, event, after }) =>
      event.type === 'next.requested' && isStep(kindOf(before)) && kindOf(before) !== kindOf(after),
    holds: ({ before, after }) => placeOf(after) === placeOf(before) + 1,
  },
  {
    req: 'RB-02',
    says: 'Next is open as soon as the step is answered',
    when: ({ before, event }) => {
      const [draft, screen] = [draftOf(before), kindOf(before)];
      if (event.type !== 'next.requested' || draft === null) return false;
      return (
        (screen === 'branch' && draft.branch !== null && !before?.hasTag('busy')) ||
        (screen === 'services' && draft.services.length > 0) ||
        (screen === 'time' && draft.slot.startsAt !== null)
      );
    },
    holds: ({ before, after }) => placeOf(after) === placeOf(before) + 1,
  },
  {
    req: 'RB-02',
    says: 'Back goes exactly one step back, and from what was opened from the summary to the summary; nothing entered changes',
    when: ({ before, event }) => event.type === 'back.requested' && placeOf(before) > 0 && !isLocked(before),
    holds: (step) =>
      keepsAll(step) &&
      (isOpenedFromSummary(step.before)
        ? kindOf(step.after) === 'summary'
        : placeOf(step.after) === placeOf(step.before) - 1),
  },
  {
    req: 'RB-02',
    says: 'Back leads from what was opened from the summary to the summary once: from there it is the step before again',
    when: ({ before, event, after }) =>
      kindOf(before) === 'summary' && event.type === 'back.requested' && kindOf(after) === 'information',
    holds: ({ after }) => !isOpenedFromSummary(after),
  },
  {
    req: 'RB-02',
    says: 'a step that was reached opens when it is asked for, with every value kept',
    when: (step) => asksFor(step) === 'reached' && !isLocked(step.before),
    holds: (step) => kindOf(step.after) === asType(step.event, 'step.requested')?.step && keepsAll(step),
  },
  {
    req: 'RB-02',
    says: 'a step that was not reached stays shut',
    when: (step) => asksFor(step) === 'not reached',
    holds: ({ event, after }) => kindOf(after) !== asType(event, 'step.requested')?.step,
  },
];
