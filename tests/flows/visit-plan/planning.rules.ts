import type { visitPlanMachine } from '#machines/visit-plan/visit-plan.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { screenOf, outcomeIn, asks, pinnedOf, isPlanned, isMissing, isShownBefore, isOf } from './readings.ts';

export const planningRules: RulesOf<typeof visitPlanMachine> = [
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
    req: 'CB-05',
    says: 'what the check says is known from then on: when it was, the branches, and which cars are booked or gone; only a car that is still planned has lost its time',
    when: ({ before, event }) => screenOf(before) === 'checking' && outcomeIn(event)?.kind === 'ok',
    holds: ({ before, event, after }) => {
      const outcome = outcomeIn(event);
      const [was, found] = [before?.context.found, after.context.found];
      if (outcome?.kind !== 'ok' || !was || !found) return false;
      const named = outcome.value.aside.filter(({ why }) => why !== 'timeLost');
      const isNamed = (id: string) => named.some(({ carId }) => carId === id);
      const ids = (items: readonly { readonly id: unknown }[]) =>
        items
          .map(({ id }) => String(id))
          .toSorted()
          .join(' ');
      const both = [...was.branches, ...outcome.value.branches];
      return (
        found.problem.now === outcome.value.problem.now &&
        ids(found.problem.cars) === ids(was.problem.cars.filter(({ id }) => !isNamed(id))) &&
        ids(found.branches) === ids(both.filter(({ id }, at) => both.findIndex((each) => each.id === id) === at)) &&
        ids(found.problem.branches) === ids(found.branches) &&
        named.every((aside) => found.aside.includes(aside)) &&
        found.aside.every(({ carId, why }) => why !== 'timeLost' || !isNamed(carId)) &&
        new Set(found.aside.map(({ carId }) => carId)).size === found.aside.length &&
        !found.isProven
      );
    },
  },
  {
    req: 'CONT-09',
    says: 'the check of a plan is waited for eight seconds',
    when: ({ effects }) => effects.some((effect) => effect.startsWith('start checking')),
    holds: ({ effects }) => effects.some((effect) => effect.startsWith('wait 8000 checkTimeLimit')),
  },
];
