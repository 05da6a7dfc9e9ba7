import { faultsOf } from '#domain/visit-plan/check-plan.ts';
import type { visitPlanMachine } from '#machines/visit-plan/visit-plan.machine.ts';
import { selectDraft, selectScreen, type VisitPlanSnapshot } from '#machines/visit-plan/visit-plan.selectors.ts';
import type { PlanningOutcome, VisitPlanEvent } from '#machines/visit-plan/visit-plan.types.ts';
import type { RulesOf, Taken } from '#tests/support/model/chart-under-test.ts';

type Step = Taken<VisitPlanSnapshot>;

const screenOf = (snapshot: VisitPlanSnapshot | null) => snapshot && selectScreen(snapshot).screen;
const outcomeIn = (event: object) => ('output' in event ? (event.output as PlanningOutcome) : null);
const asks = ({ effects }: Step) => effects.some((effect) => effect.startsWith('start planning'));
const eventOf = ({ event }: Step) => event as VisitPlanEvent;
const pinnedOf = (snapshot: VisitPlanSnapshot | null) =>
  (snapshot?.context.visits ?? [])
    .filter(({ isPinned }) => isPinned)
    .map((visit) => JSON.stringify(visit))
    .toSorted();
const visitAt = (snapshot: VisitPlanSnapshot | null, carId: string) =>
  snapshot?.context.visits.find((visit) => visit.carId === carId);
const carIn = (step: Step) => {
  const event = eventOf(step);
  return event.type === 'visit.moved' ? event.visit.carId : 'carId' in event ? event.carId : '';
};
const othersOf = (snapshot: VisitPlanSnapshot | null, carId: string) =>
  JSON.stringify(
    snapshot?.context.visits.filter((visit) => visit.carId !== carId).toSorted((a, b) => (a.carId < b.carId ? -1 : 1)),
  );
const isChange = ({ event }: Step) => /^(visit\.moved|pin\.toggled|away\.toggled|car\.)/.test(event.type);
const isChanged = ({ before, after }: Step) =>
  before !== null && after.context.past.length > before.context.past.length;
const isPlanned = ({ before }: Step) => screenOf(before) === 'planning';
const isMissing = (step: Step) =>
  isPlanned(step) && (/^xstate\.(error|after)/.test(step.event.type) || outcomeIn(step.event)?.kind === 'failed');
const isShownBefore = ({ before, after }: Step) =>
  before === null && after.context.isAsked && after.context.found !== null;

/** Whether the visit is of one of these cars. */
const isOf = (visit: string, cars: readonly { readonly id: string }[]) =>
  cars.some(({ id }) => visit.includes(`"carId":"${id}"`));

export const rules: RulesOf<typeof visitPlanMachine> = [
  {
    req: 'CB-01',
    says: 'a plan is asked for only when a person wants one, or had asked for one before the page was opened again',
    when: asks,
    holds: ({ before, event, after }) =>
      (before === null
        ? after.context.isAsked && after.context.found === null
        : /^(plan\.requested|plan\.again|retry\.requested)$/.test(event.type)) && screenOf(after) === 'planning',
  },
  {
    req: 'CB-01',
    says: 'it is asked for with the wishes as they are said, all cars that are not left out, and what a person chose',
    when: asks,
    holds: ({ after, effects }) => {
      const asked = effects.find((effect) => effect.startsWith('start planning')) ?? '';
      const { wish, cars, leftOut } = after.context;
      return (
        asked.includes(`"mostADay":${wish.mostADay}`) &&
        cars.every(({ id }) => asked.includes(`"id":"${id}"`) !== leftOut.includes(id)) &&
        pinnedOf(after).every(
          (visit) => !isOf(visit, cars) || asked.includes(`"date":"${(JSON.parse(visit) as { date: string }).date}"`),
        )
      );
    },
  },
  {
    req: 'CB-01',
    says: 'the wishes are those of the person who asks',
    when: ({ event }) => event.type === 'plan.requested',
    holds: ({ before, event, after }) =>
      screenOf(before) !== 'wishing' ||
      ('wish' in event &&
        after.context.wish === event['wish'] &&
        'cars' in event &&
        after.context.cars === event['cars']),
  },
  {
    req: 'CB-01',
    says: 'the plan that came is shown, and nothing of it can be undone',
    when: (step) => isPlanned(step) && outcomeIn(step.event)?.kind === 'ok',
    holds: ({ event, after }) => {
      const outcome = outcomeIn(event);
      return (
        outcome?.kind === 'ok' &&
        screenOf(after) === 'shown' &&
        after.context.found === outcome.value &&
        after.context.visits === outcome.value.visits &&
        after.context.message === null &&
        !after.can({ type: 'change.undone' })
      );
    },
  },
  {
    req: 'CONT-09',
    says: 'a plan that did not come leaves everything as it was, says what the server says, and can be asked for again',
    when: isMissing,
    holds: ({ before, event, after }) => {
      const outcome = outcomeIn(event);
      return (
        screenOf(after) === 'failed' &&
        after.context.visits === before?.context.visits &&
        after.context.found === before.context.found &&
        after.context.message === (outcome?.kind === 'failed' ? outcome.failure.message : null) &&
        after.can({ type: 'retry.requested' }) &&
        after.can({ type: 'wishes.reopened' })
      );
    },
  },
  {
    req: 'CONT-09',
    says: 'a plan is waited for half a minute',
    when: asks,
    holds: ({ effects }) => effects.some((effect) => effect.startsWith('wait 30000 planTimeLimit')),
  },
  {
    req: 'CB-01',
    says: 'planning that is given up leads back to the plan before it, or to the wishes',
    when: ({ before, event }) =>
      event.type === 'planning.cancelled' &&
      (screenOf(before) === 'planning' || (screenOf(before) === 'failed' && before?.context.found !== null)),
    holds: ({ before, after }) =>
      before !== null &&
      after.context.visits === before.context.visits &&
      (before.context.found === null
        ? screenOf(after) === 'wishing' && !after.context.isAsked
        : screenOf(after) === 'shown' && after.context.found === before.context.found),
  },
  {
    req: 'CB-01',
    says: 'a plan that is shown has visits of the cars that it was asked for, and of no other',
    when: ({ after }) => screenOf(after) === 'shown',
    holds: ({ after: { context } }) => context.visits.every(({ carId }) => context.cars.some(({ id }) => id === carId)),
  },
  {
    req: 'CB-01',
    says: 'no plan is asked for without a car',
    when: asks,
    holds: ({ after: { context } }) => context.cars.some(({ id }) => !context.leftOut.includes(id)),
  },
  {
    req: 'CB-05',
    says: 'a plan that was shown before is not made again: its visits are checked where they are, unless another tab shows it now',
    when: isShownBefore,
    holds: ({ after, effects }) => {
      const asked = effects.find((effect) => effect.startsWith('start checking')) ?? null;
      return (
        !effects.some((effect) => effect.startsWith('start planning')) &&
        (after.context.isCurrent
          ? screenOf(after) === 'shown' && asked === null
          : screenOf(after) === 'checking' &&
            after.context.visits.every((visit) => asked?.includes(`"date":"${visit.date}"`) === true))
      );
    },
  },
  {
    req: 'CB-05',
    says: 'once it is checked it is shown as it was, without the visits whose time is gone, which are named; without an answer all of it is shown',
    when: ({ before, event }) => screenOf(before) === 'checking' && event.type.startsWith('xstate.'),
    holds: ({ before, event, after }) => {
      const outcome = outcomeIn(event);
      const gone = (before?.context.visits ?? []).filter((visit) => !after.context.visits.includes(visit));
      const named = outcome?.kind === 'ok' ? outcome.value.aside.map(({ carId }) => carId) : [];
      return (
        screenOf(after) === 'shown' &&
        after.context.visits.every((visit) => before?.context.visits.includes(visit) === true) &&
        JSON.stringify(gone.map(({ carId }) => carId).toSorted()) === JSON.stringify(named.toSorted()) &&
        gone.every(({ carId }) => after.context.found?.aside.some((aside) => aside.carId === carId) === true)
      );
    },
  },
  {
    req: 'CONT-09',
    says: 'the check of a plan is waited for eight seconds',
    when: ({ effects }) => effects.some((effect) => effect.startsWith('start checking')),
    holds: ({ effects }) => effects.some((effect) => effect.startsWith('wait 8000 checkTimeLimit')),
  },
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
