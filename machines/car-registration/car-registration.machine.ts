import { assertEvent, assign, setup } from 'xstate';
import { valueOf, wordsOf } from '../shared/outcome.ts';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import type { Tag } from '../shared/tags.ts';
import { choiceIn, choose, missingLevel, namedLevels, questionFor } from './car-registration.cascade.ts';
import { placeholders } from './car-registration.ports.ts';
import type {
  CarLevel,
  CarListOutcome,
  CarListQuestion,
  CarRegistrationChartEvent,
  CarRegistrationContext,
  CarRegistrationInput,
} from './car-registration.types.ts';

const outcomeOf = (event: CarRegistrationChartEvent): CarListOutcome | null =>
  event.type === 'xstate.done.actor.listing' ? event.output : null;

const startingContext = ({ input }: { input: CarRegistrationInput }): CarRegistrationContext => ({
  lists: { brand: input.brands, model: null, variant: null, year: null },
  choice: input.choice,
  wanted: namedLevels(input.wanted),
  message: null,
});

const askedLevel = (context: CarRegistrationContext): CarLevel => {
  const level = missingLevel(context);
  if (level === null) throw new Error('loading without a missing list');
  return level;
};

const questionOf = ({ context }: { context: CarRegistrationContext }): CarListQuestion =>
  questionFor(askedLevel(context), context.choice);

const { createMachine } = setup({
  types: {
    context: {} as CarRegistrationContext,
    events: {} as CarRegistrationChartEvent,
    input: {} as CarRegistrationInput,
    children: {} as { listing: 'listCarMasterData' },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  delays: { answerTimeLimit: 15_000 },
  guards: {
    isWantedListed: ({ context: { wanted, lists } }) => wanted[0] !== undefined && lists[wanted[0].level] !== null,
    isListMissing: ({ context }) => missingLevel(context) !== null,
    isAnswered: ({ event }) => outcomeOf(event)?.kind === 'ok',
    isOffered: ({ context, event }) => {
      const { level, id: chosen } = choiceIn(event);
      return chosen === null || (context.lists[level]?.some(({ id }) => id === chosen) ?? false);
    },
  },
  actions: {
    takeChoice: assign(({ context, event }) => {
      const { level, id: chosen } = choiceIn(event);
      const entry = context.lists[level]?.find(({ id }) => id === chosen) ?? null;
      return { ...choose(context, level, entry), wanted: [] };
    }),
    takeWanted: assign(({ context }) => {
      const [next, ...wanted] = context.wanted;
      if (next === undefined) throw new Error('nothing is wanted');
      const entry = context.lists[next.level]?.find(({ name }) => name === next.name);
      return entry === undefined ? { wanted: [] } : { ...choose(context, next.level, entry), wanted };
    }),
    keepMessage: assign(({ event }) => ({ message: wordsOf(outcomeOf(event)) })),
    keepList: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.listing');
      return { lists: { ...context.lists, [askedLevel(context)]: valueOf(event.output) } };
    }),
  },
});

const CHOOSE = { guard: 'isOffered', target: '#carRegistration.deciding', actions: 'takeChoice' } as const;

/**
 * Brand, model, variant, year (REG-05). A choice clears everything below it and loads the next list. A list always belongs to
 * the choices above it, because a new choice cancels the old call. A failed call keeps what is chosen. A car of which only the names are
 * known is chosen again level by level as its lists arrive, until the person makes another choice.
 */
export const carRegistrationMachine = createMachine({
  id: 'carRegistration',
  context: startingContext,
  initial: 'deciding',
  meta: { req: ['REG-05'] },
  on: {
    'brand.chosen': { ...CHOOSE, meta: { id: 'chooseBrand', req: ['REG-05'] } },
    'model.chosen': { ...CHOOSE, meta: { id: 'chooseModel', req: ['REG-05'] } },
    'variant.chosen': { ...CHOOSE, meta: { id: 'chooseVariant', req: ['REG-05'] } },
    'year.chosen': { ...CHOOSE, meta: { id: 'chooseYear', req: ['REG-05'] } },
  },
  states: {
    deciding: {
      id: 'carRegistration.deciding',
      meta: { req: ['REG-05'] },
      always: [
        {
          guard: 'isWantedListed',
          target: 'deciding',
          reenter: true,
          actions: 'takeWanted',
          meta: { id: 'chooseAgain', req: ['RB-08', 'REG-05'] },
        },
        { guard: 'isListMissing', target: 'loading', meta: { id: 'loadNext', req: ['REG-05'] } },
        { target: 'choosing', meta: { id: 'letChoose', req: ['REG-05'] } },
      ],
    },
    loading: {
      id: 'carRegistration.loading',
      tags: ['busy', 'needsInput'],
      meta: { req: ['REG-05', 'RB-16'] },
      invoke: {
        id: 'listing',
        src: 'listCarMasterData',
        input: questionOf,
        onDone: [
          { guard: 'isAnswered', target: 'deciding', actions: 'keepList', meta: { id: 'answered', req: ['REG-05'] } },
          { target: 'failed', actions: 'keepMessage', meta: { id: 'refused', req: ['API-02', 'RB-16'] } },
        ],
        onError: { target: 'failed', actions: 'keepMessage', meta: { id: 'broken', req: ['RB-16'] } },
      },
      after: {
        answerTimeLimit: { target: 'failed', actions: 'keepMessage', meta: { id: 'tooLong', req: ['RB-16'] } },
      },
    },
    choosing: { id: 'carRegistration.choosing', tags: 'needsInput', meta: { req: ['REG-05'] } },
    failed: {
      id: 'carRegistration.failed',
      tags: 'needsInput',
      meta: { req: ['RB-16'] },
      on: { 'retry.requested': { target: 'loading', meta: { id: 'retry', req: ['RB-16'] } } },
    },
  },
});
