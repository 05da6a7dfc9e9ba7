import { assertEvent, assign, setup } from 'xstate';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import { valueOf, wordsOf } from '../shared/outcome.ts';
import type { Tag } from '../shared/tags.ts';
import { choiceIn, choose, missingLevel, namedLevels, NO_PLACES, questionFor } from './address-choice.cascade.ts';
import { placeholders } from './address-choice.ports.ts';
import type {
  AddressChoiceChartEvent,
  AddressChoiceContext,
  AddressChoiceInput,
  AddressLevel,
  AddressListOutcome,
  AddressListQuestion,
} from './address-choice.types.ts';

const outcomeOf = (event: AddressChoiceChartEvent): AddressListOutcome | null =>
  event.type === 'xstate.done.actor.listing' ? event.output : null;

const startingContext = ({ input: { address } }: { input: AddressChoiceInput }): AddressChoiceContext => ({
  lists: { province: null, district: null, subDistrict: null },
  choice: NO_PLACES,
  postCode: '',
  wanted: namedLevels(address),
  wantedPostCode: address?.postCode ?? '',
  message: null,
});

const askedLevel = (context: AddressChoiceContext): AddressLevel => {
  const level = missingLevel(context);
  if (level === null) throw new Error('loading without a missing list');
  return level;
};

const questionOf = ({ context }: { context: AddressChoiceContext }): AddressListQuestion =>
  questionFor(askedLevel(context), context.choice);

const { createMachine } = setup({
  types: {
    context: {} as AddressChoiceContext,
    events: {} as AddressChoiceChartEvent,
    input: {} as AddressChoiceInput,
    children: {} as { listing: 'listPlaces' },
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
    isPostCodeOffered: ({ context, event }) => {
      assertEvent(event, 'postCode.chosen');
      return context.choice.subDistrict?.postCodes.includes(event.postCode) ?? false;
    },
  },
  actions: {
    takeChoice: assign(({ context, event }) => {
      const { level, id: chosen } = choiceIn(event);
      const place = context.lists[level]?.find(({ id }) => id === chosen) ?? null;
      return { ...choose(context, level, place), wanted: [] };
    }),
    takeWanted: assign(({ context }) => {
      const [next, ...wanted] = context.wanted;
      if (next === undefined) throw new Error('nothing is wanted');
      const place = context.lists[next.level]?.find(({ th }) => th === next.name);
      return place === undefined
        ? { wanted: [] }
        : { ...choose(context, next.level, place, context.wantedPostCode), wanted };
    }),
    takePostCode: assign(({ event }) => {
      assertEvent(event, 'postCode.chosen');
      return { postCode: event.postCode };
    }),
    keepMessage: assign(({ event }) => ({ message: wordsOf(outcomeOf(event)) })),
    keepList: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.listing');
      return { lists: { ...context.lists, [askedLevel(context)]: valueOf(event.output) } };
    }),
  },
});

const CHOOSE = { guard: 'isOffered', target: '#addressChoice.deciding', actions: 'takeChoice' } as const;

/**
 * Province, district, sub-district (CB-07); the post code follows. A choice clears everything below it and loads the next list. A list always belongs
 * to the choices above it, because a new choice cancels the old call. A failed call keeps what is chosen. An address that was chosen before is
 * chosen again level by level as its lists arrive, until the person makes another choice, and stays what it is as long as they do not.
 */
export const addressChoiceMachine = createMachine({
  id: 'addressChoice',
  context: startingContext,
  initial: 'deciding',
  meta: { req: ['CB-07'] },
  on: {
    'province.chosen': { ...CHOOSE, meta: { id: 'chooseProvince', req: ['CB-07'] } },
    'district.chosen': { ...CHOOSE, meta: { id: 'chooseDistrict', req: ['CB-07'] } },
    'subDistrict.chosen': { ...CHOOSE, meta: { id: 'chooseSubDistrict', req: ['CB-07'] } },
  },
  states: {
    deciding: {
      id: 'addressChoice.deciding',
      meta: { req: ['CB-07'] },
      always: [
        {
          guard: 'isWantedListed',
          target: 'deciding',
          reenter: true,
          actions: 'takeWanted',
          meta: { id: 'chooseAgain', req: ['CORP-04', 'CB-07'] },
        },
        { guard: 'isListMissing', target: 'loading', meta: { id: 'loadNext', req: ['CB-07'] } },
        { target: 'choosing', meta: { id: 'letChoose', req: ['CB-07'] } },
      ],
    },
    loading: {
      id: 'addressChoice.loading',
      tags: ['busy', 'needsInput'],
      meta: { req: ['CB-07', 'RB-16'] },
      invoke: {
        id: 'listing',
        src: 'listPlaces',
        input: questionOf,
        onDone: [
          { guard: 'isAnswered', target: 'deciding', actions: 'keepList', meta: { id: 'answered', req: ['CB-07'] } },
          { target: 'failed', actions: 'keepMessage', meta: { id: 'refused', req: ['API-02', 'RB-16'] } },
        ],
        onError: { target: 'failed', actions: 'keepMessage', meta: { id: 'broken', req: ['RB-16'] } },
      },
      after: {
        answerTimeLimit: { target: 'failed', actions: 'keepMessage', meta: { id: 'tooLong', req: ['RB-16'] } },
      },
    },
    choosing: {
      id: 'addressChoice.choosing',
      tags: 'needsInput',
      meta: { req: ['CB-07'] },
      on: {
        'postCode.chosen': {
          guard: 'isPostCodeOffered',
          actions: 'takePostCode',
          meta: { id: 'choosePostCode', req: ['CB-07'] },
        },
      },
    },
    failed: {
      id: 'addressChoice.failed',
      tags: 'needsInput',
      meta: { req: ['RB-16'] },
      on: { 'retry.requested': { target: 'loading', meta: { id: 'retry', req: ['RB-16'] } } },
    },
  },
});
