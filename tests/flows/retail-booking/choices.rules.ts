import { idsOf } from '#machines/shared/booking-choices.ts';
import { totalHours } from '#domain/services.ts';
import { STEPS } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import type { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import {
  asType,
  changesChoice,
  draftOf,
  effectOf,
  isFromOutside,
  isMove,
  isStep,
  isTimePassed,
  isUnanswered,
  kindOf,
  readDraft,
  same,
  timeAgain,
} from './readings.ts';

const NOBODY = { owner: '' };

export const choicesRules: RulesOf<typeof retailBookingMachine> = [
  {
    req: 'RB-03',
    says: 'there are never more than three services',
    holds: ({ after }) => after.context.draft.services.length <= 3,
  },
  {
    req: 'RB-03',
    says: 'a fourth service is ignored, and said so',
    when: ({ before, event }) => {
      const [toggled, draft] = [asType(event, 'service.toggled'), draftOf(before)];
      return (
        toggled !== null &&
        kindOf(before) === 'services' &&
        draft?.services.length === 3 &&
        !idsOf(draft.services).includes(toggled.service.id)
      );
    },
    holds: ({ before, after }) =>
      same(draftOf(before), draftOf(after)) && after.context.notice?.code === 'services.limit',
  },
  {
    req: 'RB-03',
    says: 'up to three, a service is put in and taken out',
    when: ({ before, event }) => {
      const [toggled, chosen] = [asType(event, 'service.toggled'), idsOf(draftOf(before)?.services ?? [])];
      return (
        toggled !== null && kindOf(before) === 'services' && (chosen.length < 3 || chosen.includes(toggled.service.id))
      );
    },
    holds: ({ before, event, after }) => {
      const id = asType(event, 'service.toggled')?.service.id ?? 0;
      return idsOf(draftOf(before)?.services ?? []).includes(id) !== idsOf(after.context.draft.services).includes(id);
    },
  },
  {
    req: 'RB-04',
    says: 'another branch, no branch or another set of services clears date, time and all times',
    when: (step) => !isFromOutside(step) && changesChoice(step) && timeAgain(step) === null,
    holds: ({ after }) =>
      same(after.context.draft.slot, { date: null, time: null, startsAt: null }) &&
      after.context.draft.days.length === 0,
  },
  {
    req: 'RB-04',
    says: 'after such a change the steps from the date on are shut again',
    when: (step) =>
      !isFromOutside(step) && changesChoice(step) && timeAgain(step) === null && isStep(kindOf(step.after)),
    holds: ({ after }) => STEPS.indexOf(after.context.draft.steps.reached) <= STEPS.indexOf('time'),
  },
  {
    req: 'RB-04',
    says: 'what a lost time had been chosen for, chosen again, has that time again, and the steps that it had opened',
    when: (step) =>
      step.event.type !== 'branchMove.chosen' &&
      !isFromOutside(step) &&
      changesChoice(step) &&
      timeAgain(step) !== null,
    holds: (step) => {
      const { slot, services, steps, lostTime } = step.after.context.draft;
      const { date, time, startsAt, choice, reached } = timeAgain(step) ?? {};
      return (
        same(slot, { date, time, startsAt }) &&
        same(idsOf(services), choice?.serviceIds) &&
        steps.reached === reached &&
        lostTime === null
      );
    },
  },
  {
    req: 'RB-06',
    says: 'a set of services that changes asks for its own times at once',
    when: (step) =>
      step.event.type === 'service.toggled' && changesChoice(step) && step.after.context.draft.services.length > 0,
    holds: (step) => {
      const told = effectOf(step, 'tell availability') ?? effectOf(step, 'start availability');
      const hours = totalHours(step.after.context.draft.services);
      return told !== null && told.includes(`"hours":${hours}`);
    },
  },
  {
    req: 'RB-04',
    says: 'in the branch step a branch can always be chosen and cleared',
    when: ({ before, event }) =>
      kindOf(before) === 'branch' && (event.type === 'branch.chosen' || event.type === 'branch.cleared'),
    holds: ({ event, after }) =>
      (after.context.draft.branch?.locationId ?? null) === (asType(event, 'branch.chosen')?.branch.locationId ?? null),
  },
  {
    req: 'RB-04',
    says: 'a sooner branch is taken with nothing of the former one left but the services, and its own times are asked at once',
    when: ({ before, event }) => isMove(before, event),
    holds: (step) => {
      const { draft, offer } = step.after.context;
      const chosen = asType(step.event, 'branchMove.chosen');
      const asked = effectOf(step, 'tell availability');
      return (
        kindOf(step.after) === 'time' &&
        draft.branch?.locationId === chosen?.branch.locationId &&
        same(draft.services, draftOf(step.before)?.services) &&
        same(draft.slot, { date: null, time: null, startsAt: null }) &&
        draft.days.length === 0 &&
        offer.closedDays.length === 0 &&
        same(draft.wishedTime, chosen?.when) &&
        (asked?.includes(`"locationId":${chosen?.branch.locationId}`) ?? false)
      );
    },
  },
  {
    req: 'RB-04',
    says: 'after a move the way back is said: the former branch with what was chosen there',
    when: ({ before, event }) => isMove(before, event),
    holds: ({ before, after }) => {
      const former = draftOf(before);
      const { notice } = after.context;
      if (notice?.code !== 'branch.moved' || !former) return false;
      const { date, time } = former.slot;
      return same(notice.from, { branch: former.branch, when: date === null ? null : { date, time } });
    },
  },
  {
    req: 'RB-04',
    says: 'in the time step the branch that is chosen already is no move',
    when: ({ before, event }) => {
      const chosen = asType(event, 'branchMove.chosen');
      return (
        chosen !== null && kindOf(before) === 'time' && chosen.branch.locationId === draftOf(before)?.branch?.locationId
      );
    },
    holds: ({ before, after }) => same(draftOf(before), draftOf(after)),
  },
  {
    req: 'RB-12',
    says: 'what is entered in the form is kept as it is',
    when: ({ before, event }) => event.type === 'information.entered' && kindOf(before) === 'information',
    holds: ({ event, after }) => {
      const entered = asType(event, 'information.entered');
      return (
        same({ ...after.context.draft.customer, memberCode: 0 }, { ...entered?.customer, memberCode: 0 }) &&
        after.context.draft.note === entered?.note
      );
    },
  },
  {
    req: 'RB-11',
    says: "the draft belongs to the account that is signed in, under the code of this login, and a guest's to nobody",
    when: ({ after }) => !isUnanswered(after),
    holds: ({ after: { context } }) =>
      context.draft.owner === (context.member?.account ?? '') &&
      (context.draft.customer === null || context.draft.customer.memberCode === (context.member?.code ?? '')),
  },
  {
    req: 'DUP-03',
    says: 'the stored draft of a guest and that of an earlier login are gone on with, whoever has signed in',
    when: ({ event, after }) => readDraft(event) !== null && !isTimePassed(after),
    holds: ({ event, after: { context } }) =>
      same(
        { ...readDraft(event), ...NOBODY, customer: 0, steps: 0 },
        { ...context.draft, ...NOBODY, customer: 0, steps: 0 },
      ) && same({ ...readDraft(event)?.customer, memberCode: 0 }, { ...context.draft.customer, memberCode: 0 }),
  },
];
