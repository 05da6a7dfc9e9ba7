import { assertEvent, assign, setup } from 'xstate';
import { valueOf, wordsOf } from '../shared/outcome.ts';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import type { Tag } from '../shared/tags.ts';
import {
  changed,
  checkedPlan,
  checkQuestionOf,
  isFree,
  questionOf,
  withAway,
  withVisit,
} from './visit-plan.changes.ts';
import { placeholders } from './visit-plan.ports.ts';
import type { VisitPlanChartEvent, VisitPlanContext, VisitPlanInput } from './visit-plan.types.ts';

const outcomeOf = (event: VisitPlanChartEvent) =>
  event.type === 'xstate.done.actor.planning' || event.type === 'xstate.done.actor.checking' ? event.output : null;

const { createMachine } = setup({
  types: {
    context: {} as VisitPlanContext,
    events: {} as VisitPlanChartEvent,
    input: {} as VisitPlanInput,
    output: {} as VisitPlanContext['visits'],
    children: {} as { planning: 'planVisits'; checking: 'planVisits' },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  // Beside the solver's ten seconds a plan may have to wait for another one.
  delays: { planTimeLimit: 30_000, checkTimeLimit: 8000 },
  guards: {
    isCurrent: ({ context: { isAsked, found, isCurrent, visits } }) =>
      isAsked && found !== null && (isCurrent || visits.length === 0),
    isKept: ({ context: { isAsked, found } }) => isAsked && found !== null,
    isAsked: ({ context }) => context.isAsked,
    hasPlan: ({ context }) => context.found !== null,
    isFound: ({ event }) => outcomeOf(event)?.kind === 'ok',
    isFree: ({ context, event }) => {
      assertEvent(event, 'visit.moved');
      return isFree(context, event.visit);
    },
    hasVisit: ({ context, event }) => {
      assertEvent(event, 'pin.toggled');
      return context.visits.some(({ carId }) => carId === event.carId);
    },
    isIn: ({ context, event }) => {
      assertEvent(event, 'car.leftOut');
      return !context.leftOut.includes(event.carId);
    },
    isOut: ({ context, event }) => {
      assertEvent(event, 'car.broughtBack');
      return context.leftOut.includes(event.carId);
    },
    hasCars: ({ context: { cars, leftOut } }) => cars.some(({ id }) => !leftOut.includes(id)),
    hasPast: ({ context }) => context.past.length > 0,
    hasVisits: ({ context }) => context.visits.length > 0,
  },
  actions: {
    takeWish: assign(({ context, event }) => {
      assertEvent(event, 'plan.requested');
      const { wish, cars } = event;
      const { found, leftOut } = context;
      const former = found === null ? null : (context.former ?? { wish: context.wish, cars: context.cars, leftOut });
      const isAnyIn = cars.some(({ id }) => !leftOut.includes(id));
      return { wish, cars, isAsked: true, former, leftOut: isAnyIn ? leftOut : [] };
    }),
    restore: assign(({ context: { former } }) => ({ ...former, former: null, isAsked: true, message: null })),
    keepPlan: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.planning');
      const found = valueOf(event.output);
      return { found, visits: found.visits, past: [], former: null };
    }),
    keepChecked: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.checking');
      return checkedPlan(context, valueOf(event.output));
    }),
    keepMessage: assign(({ event }) => ({ message: wordsOf(outcomeOf(event)) })),
    forgetMessage: assign({ message: null }),
    forgetAsking: assign({ isAsked: false, message: null }),
    move: assign(({ context, event }) => {
      assertEvent(event, 'visit.moved');
      return changed(context, { visits: withVisit(context.visits, event.visit) });
    }),
    togglePin: assign(({ context, event }) => {
      assertEvent(event, 'pin.toggled');
      const { carId } = event;
      return changed(context, {
        visits: context.visits.map((visit) =>
          visit.carId === carId ? { ...visit, isPinned: !visit.isPinned } : visit,
        ),
      });
    }),
    toggleAway: assign(({ context, event }) => {
      assertEvent(event, 'away.toggled');
      return changed(context, { cars: withAway(context.cars, event.carId, event.date) });
    }),
    leaveOut: assign(({ context, event }) => {
      assertEvent(event, 'car.leftOut');
      const { carId } = event;
      return changed(context, {
        visits: context.visits.filter((visit) => visit.carId !== carId),
        leftOut: [...context.leftOut, carId],
      });
    }),
    bringBack: assign(({ context, event }) => {
      assertEvent(event, 'car.broughtBack');
      return changed(context, { leftOut: context.leftOut.filter((id) => id !== event.carId) });
    }),
    undo: assign(({ context: { past } }) => ({ ...past.at(-1), past: past.slice(0, -1) })),
  },
});

/**
 * Plans the visits of a company's cars: from wishes to a plan, which a person changes by hand and has made again around what they chose, until they take
 * it. Nothing is held before that. A plan that was shown before is shown again as it was, once its times are checked. A plan that does not come, or is given up, leaves the wishes and the plan before it as they were.
 */
export const visitPlanMachine = createMachine({
  id: 'visitPlan',
  meta: { req: ['CB-01', 'CB-03'] },
  context: ({ input }) => ({ ...input, message: null, former: null }),
  output: ({ context }) => context.visits,
  initial: 'choosingStart',
  states: {
    choosingStart: {
      id: 'visitPlan.choosingStart',
      meta: { req: ['CB-01'] },
      always: [
        { guard: 'isCurrent', target: 'shown', meta: { id: 'showAgain', req: ['CB-01'] } },
        { guard: 'isKept', target: 'checking', meta: { id: 'checkAgain', req: ['CB-01'] } },
        { guard: 'isAsked', target: 'planning', meta: { id: 'startAgain', req: ['CB-01'] } },
        { target: 'wishing', meta: { id: 'start', req: ['CB-01'] } },
      ],
    },
    wishing: {
      id: 'visitPlan.wishing',
      tags: 'needsInput',
      meta: { req: ['CB-01'] },
      on: { 'plan.requested': { target: 'planning', actions: 'takeWish', meta: { id: 'ask', req: ['CB-01'] } } },
    },
    planning: {
      id: 'visitPlan.planning',
      tags: 'busy',
      meta: { req: ['CB-01'] },
      entry: 'forgetMessage',
      invoke: {
        id: 'planning',
        src: 'planVisits',
        input: ({ context }) => questionOf(context),
        onDone: [
          { guard: 'isFound', target: 'shown', actions: 'keepPlan', meta: { id: 'found', req: ['CB-01', 'CB-06'] } },
          { target: 'failed', actions: 'keepMessage', meta: { id: 'refused', req: ['API-02'] } },
        ],
        onError: { target: 'failed', meta: { id: 'broken', req: ['CONT-09'] } },
      },
      on: {
        'planning.cancelled': [
          { guard: 'hasPlan', target: 'shown', actions: 'restore', meta: { id: 'giveUp', req: ['CB-01'] } },
          { target: 'wishing', actions: 'forgetAsking', meta: { id: 'giveUpFirst', req: ['CB-01'] } },
        ],
      },
      after: {
        planTimeLimit: { target: 'failed', meta: { id: 'tooLong', req: ['CONT-09'] } },
      },
    },
    checking: {
      id: 'visitPlan.checking',
      tags: 'busy',
      meta: { req: ['CB-01'] },
      invoke: {
        id: 'checking',
        src: 'planVisits',
        input: ({ context }) => checkQuestionOf(context),
        onDone: [
          { guard: 'isFound', target: 'shown', actions: 'keepChecked', meta: { id: 'checked', req: ['CB-01'] } },
          { target: 'shown', meta: { id: 'check.refused', req: ['API-02'] } },
        ],
        onError: { target: 'shown', meta: { id: 'check.broken', req: ['CONT-09'] } },
      },
      after: {
        checkTimeLimit: { target: 'shown', meta: { id: 'check.tooLong', req: ['CONT-09'] } },
      },
    },
    failed: {
      id: 'visitPlan.failed',
      tags: 'needsInput',
      meta: { req: ['CONT-09', 'API-02'] },
      on: {
        'retry.requested': { target: 'planning', meta: { id: 'retry', req: ['CONT-09'] } },
        'planning.cancelled': {
          guard: 'hasPlan',
          target: 'shown',
          actions: 'restore',
          meta: { id: 'failed.giveUp', req: ['CB-01'] },
        },
        'wishes.reopened': {
          target: 'wishing',
          actions: 'forgetAsking',
          meta: { id: 'failed.reopen', req: ['CB-01'] },
        },
      },
    },
    shown: {
      id: 'visitPlan.shown',
      tags: 'needsInput',
      meta: { req: ['CB-01', 'CB-03'] },
      on: {
        'visit.moved': { guard: 'isFree', actions: 'move', meta: { id: 'move', req: ['CB-01'] } },
        'pin.toggled': { guard: 'hasVisit', actions: 'togglePin', meta: { id: 'pin', req: ['CB-01'] } },
        'away.toggled': { actions: 'toggleAway', meta: { id: 'away', req: ['CB-01'] } },
        'car.leftOut': { guard: 'isIn', actions: 'leaveOut', meta: { id: 'leaveOut', req: ['CB-03'] } },
        'car.broughtBack': { guard: 'isOut', actions: 'bringBack', meta: { id: 'bringBack', req: ['CB-03'] } },
        'change.undone': { guard: 'hasPast', actions: 'undo', meta: { id: 'undo', req: ['CB-01'] } },
        'plan.again': { guard: 'hasCars', target: 'planning', meta: { id: 'again', req: ['CB-01'] } },
        'wishes.reopened': { target: 'wishing', actions: 'forgetAsking', meta: { id: 'shown.reopen', req: ['CB-01'] } },
        'plan.taken': { guard: 'hasVisits', target: 'taken', meta: { id: 'take', req: ['CB-03'] } },
      },
    },
    taken: { id: 'visitPlan.taken', type: 'final', tags: 'final', meta: { req: ['CB-03'] } },
  },
});
