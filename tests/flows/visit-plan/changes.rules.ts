import { faultsOf } from '#domain/visit-plan/check-plan.ts';
import type { visitPlanMachine } from '#machines/visit-plan/visit-plan.machine.ts';
import { selectDraft, type VisitPlanSnapshot } from '#machines/visit-plan/visit-plan.selectors.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { screenOf, eventOf, visitAt, carIn, othersOf, isChange, isChanged } from './readings.ts';

export const changesRules: RulesOf<typeof visitPlanMachine> = [
  {
    req: 'CB-01',
    says: 'no change makes two cars use one lane, or a time that is not free',
    when: ({ after }) => screenOf(after) === 'shown',
    holds: ({ after: { context } }) =>
      context.found !== null &&
      faultsOf(context.found.problem, context.visits).every(({ why }) => why !== 'notFree' && why !== 'twice'),
  },
  {
    req: 'CB-01',
    says: 'a visit that was moved is where the person put it, pinned, and moves no other',
    when: (step) => step.event.type === 'visit.moved' && isChanged(step),
    holds: (step) => {
      const event = eventOf(step);
      const carId = carIn(step);
      return (
        event.type === 'visit.moved' &&
        visitAt(step.after, carId)?.date === event.visit.date &&
        visitAt(step.after, carId)?.isPinned === true &&
        othersOf(step.after, carId) === othersOf(step.before, carId)
      );
    },
  },
  {
    req: 'CB-01',
    says: 'a free time can be chosen for any car that takes part',
    when: (step) => {
      const { found, visits, leftOut } = step.before?.context ?? {};
      const event = eventOf(step);
      return (
        screenOf(step.before) === 'shown' &&
        event.type === 'visit.moved' &&
        !leftOut?.includes(event.visit.carId) &&
        found?.problem.cars.some(({ id }) => id === event.visit.carId) === true &&
        visits?.some(({ carId, date }) => carId !== event.visit.carId && date === event.visit.date) === false
      );
    },
    holds: isChanged,
  },
  {
    req: 'CB-01',
    says: 'a pin that is set or taken away moves nothing',
    when: (step) =>
      step.event.type === 'pin.toggled' &&
      visitAt(step.before, carIn(step)) !== undefined &&
      screenOf(step.before) === 'shown',
    holds: (step) =>
      visitAt(step.after, carIn(step))?.isPinned === !visitAt(step.before, carIn(step))?.isPinned &&
      visitAt(step.after, carIn(step))?.date === visitAt(step.before, carIn(step))?.date &&
      othersOf(step.after, carIn(step)) === othersOf(step.before, carIn(step)),
  },
  {
    req: 'CB-03',
    says: 'a car that is left out has no visit, and comes back without one',
    when: (step) => step.event.type.startsWith('car.') && isChanged(step),
    holds: (step) =>
      visitAt(step.after, carIn(step)) === undefined &&
      step.after.context.leftOut.includes(carIn(step)) === (step.event.type === 'car.leftOut') &&
      othersOf(step.after, carIn(step)) === othersOf(step.before, carIn(step)),
  },
  {
    req: 'CB-03',
    says: 'a car can be left out once, and brought back once',
    when: (step) => step.event.type.startsWith('car.') && screenOf(step.before) === 'shown',
    holds: (step) =>
      isChanged(step) ===
      (step.before?.context.leftOut.includes(carIn(step)) === (step.event.type === 'car.broughtBack')),
  },
  {
    req: 'CB-01',
    says: 'a day on which a car is needed elsewhere is noted for that car, or taken away again',
    when: (step) => step.event.type === 'away.toggled' && screenOf(step.before) === 'shown',
    holds: (step) => {
      const event = eventOf(step);
      if (event.type !== 'away.toggled') return false;
      const awayIn = (snapshot: VisitPlanSnapshot | null) =>
        snapshot?.context.cars.find(({ id }) => id === event.carId)?.away.includes(event.date);
      return awayIn(step.after) === !awayIn(step.before) && step.after.context.visits === step.before?.context.visits;
    },
  },
  {
    req: 'CB-01',
    says: 'undoing brings back what was before the last change',
    when: ({ before, event }) =>
      screenOf(before) === 'shown' && event.type === 'change.undone' && (before?.context.past.length ?? 0) > 0,
    holds: ({ before, after }) => {
      const last = before?.context.past.at(-1);
      return (
        last !== undefined &&
        after.context.visits === last.visits &&
        after.context.leftOut === last.leftOut &&
        after.context.cars === last.cars &&
        after.context.past.length === (before?.context.past.length ?? 0) - 1
      );
    },
  },
  {
    req: 'CB-01',
    says: 'what cannot be changed stays as it is, and outside of a shown plan nothing is changed by hand',
    when: (step) => isChange(step) && !isChanged(step),
    holds: ({ before, after }) => after.context === before?.context,
  },
  {
    req: 'CB-01',
    says: 'the wishes can be changed at any time, and what a person chose stays',
    when: ({ before, event }) =>
      event.type === 'wishes.reopened' && ['shown', 'failed'].includes(screenOf(before) ?? ''),
    holds: ({ before, after }) =>
      screenOf(after) === 'wishing' &&
      after.context.visits === before?.context.visits &&
      !after.context.isAsked &&
      after.context.message === null,
  },
  {
    req: 'CB-03',
    says: 'a plan is taken as it is shown, if it has a visit, and is then no longer stored',
    when: ({ before, event }) => screenOf(before) === 'shown' && event.type === 'plan.taken',
    holds: ({ before, after }) =>
      (before?.context.visits.length ?? 0) === 0
        ? screenOf(after) === 'shown'
        : after.status === 'done' && after.output === before?.context.visits && selectDraft(after) === null,
  },
  {
    req: 'CB-05',
    says: 'what is stored has every car, the wishes, and all visits as they are shown; while another plan is asked for, that it is',
    when: ({ after }) => after.status === 'active',
    holds: ({ after }) => {
      const draft = selectDraft(after);
      return (
        draft !== null &&
        draft.cars === after.context.cars &&
        draft.wish === after.context.wish &&
        draft.leftOut === after.context.leftOut &&
        draft.isAsked === after.context.isAsked &&
        draft.visits === after.context.visits &&
        draft.found === (['planning', 'failed'].includes(screenOf(after) ?? '') ? null : after.context.found) &&
        draft.past.length <= after.context.past.length &&
        draft.past.every((each) => after.context.past.includes(each))
      );
    },
  },
];
