import { assertEvent, assign, setup } from 'xstate';
import { canBeSent } from '#domain/fields/photo.ts';
import { valueOf } from '../shared/outcome.ts';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import type { Tag } from '../shared/tags.ts';
import { placeholders } from './car-photo.ports.ts';
import type {
  CarPhotoChartEvent,
  CarPhotoContext,
  CarPhotoInput,
  FittedPhoto,
  PhotoFile,
  SendingOutcome,
} from './car-photo.types.ts';

const outcomeIn = (event: CarPhotoChartEvent): SendingOutcome => {
  assertEvent(event, 'xstate.done.actor.sending');
  return event.output;
};

const fittedIn = (event: CarPhotoChartEvent): FittedPhoto => {
  assertEvent(event, 'xstate.done.actor.fitting');
  return event.output;
};

const fileOf = ({ context: { file } }: { context: CarPhotoContext }): PhotoFile => {
  if (file === null) throw new Error('no photo to send');
  return file;
};

const { createMachine } = setup({
  types: {
    context: {} as CarPhotoContext,
    events: {} as CarPhotoChartEvent,
    input: {} as CarPhotoInput,
    children: {} as { fitting: 'fitPhoto'; sending: 'sendPhoto' },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  // Long enough for a large photo on a slow phone, and for two megabytes on a slow line.
  delays: { fittingTimeLimit: 30_000, sendingTimeLimit: 60_000 },
  guards: {
    canBeSent: ({ event }) => {
      assertEvent(event, 'photo.chosen');
      return canBeSent(event.file);
    },
    isFitted: ({ event }) => fittedIn(event).kind === 'fits',
    isUnreadable: ({ event }) => fittedIn(event).kind === 'unreadable',
    canRetry: ({ context: { problem } }) => problem?.kind === 'broken' && canBeSent(problem.file),
    canFitAgain: ({ context: { problem } }) => problem?.kind === 'broken' && !canBeSent(problem.file),
    isTaken: ({ event }) => outcomeIn(event).kind === 'ok',
  },
  actions: {
    takeFile: assign(({ event }) => {
      assertEvent(event, 'photo.chosen');
      return { file: event.file, problem: null };
    }),
    takeFitted: assign(({ event, context }) => {
      const fitted = fittedIn(event);
      return { file: fitted.kind === 'fits' ? fitted.file : context.file };
    }),
    sayUnreadable: assign({ file: null, problem: { kind: 'unreadable' } }),
    sayTooLarge: assign({ file: null, problem: { kind: 'tooLarge' } }),
    keepPhoto: assign(({ event }) => ({ photo: valueOf(outcomeIn(event)), file: null })),
    keepRefusal: assign(({ event }) => {
      const outcome = outcomeIn(event);
      const message = outcome.kind === 'failed' ? outcome.failure.message : '';
      return { file: null, problem: { kind: 'refused' as const, message } };
    }),
    sayBroken: assign(({ context }) => ({ problem: { kind: 'broken' as const, file: fileOf({ context }) } })),
    forgetProblem: assign({ problem: null }),
    forgetFile: assign({ file: null }),
    removePhoto: assign({ photo: null, file: null, problem: null }),
  },
});

const CHOOSE = (where: string) => [
  {
    guard: 'canBeSent' as const,
    target: 'sending' as const,
    actions: 'takeFile' as const,
    reenter: true,
    meta: { id: `${where}.choose`, req: ['CAR-03'] },
  },
  {
    target: 'fitting' as const,
    actions: 'takeFile' as const,
    reenter: true,
    meta: { id: `${where}.fit`, req: ['CAR-03'] },
  },
];

/**
 * A car's photo while its form is being filled in (CAR-03). It is uploaded as soon as it is chosen; one over 2 MB is made smaller first, and is not
 * uploaded if it stays too large. Whatever goes wrong, the previous photo stays, and the form can be used meanwhile.
 */
export const carPhotoMachine = createMachine({
  id: 'carPhoto',
  meta: { req: ['CAR-03'] },
  context: ({ input }) => ({ photo: input.photo, file: null, problem: null }),
  initial: 'resting',
  states: {
    resting: {
      id: 'carPhoto.resting',
      tags: 'needsInput',
      meta: { req: ['CAR-03'] },
      on: {
        'photo.chosen': CHOOSE('resting'),
        'photo.removed': { actions: 'removePhoto', meta: { id: 'remove', req: ['CAR-03'] } },
        'retry.requested': [
          { guard: 'canRetry', target: 'sending', actions: 'forgetProblem', meta: { id: 'retry', req: ['CAR-03'] } },
          {
            guard: 'canFitAgain',
            target: 'fitting',
            actions: 'forgetProblem',
            meta: { id: 'fitAgain', req: ['CAR-03'] },
          },
        ],
      },
    },
    fitting: {
      id: 'carPhoto.fitting',
      tags: ['busy', 'needsInput'],
      meta: { req: ['CAR-03'] },
      invoke: {
        id: 'fitting',
        src: 'fitPhoto',
        input: fileOf,
        onDone: [
          { guard: 'isFitted', target: 'sending', actions: 'takeFitted', meta: { id: 'fitted', req: ['CAR-03'] } },
          {
            guard: 'isUnreadable',
            target: 'resting',
            actions: 'sayUnreadable',
            meta: { id: 'unreadable', req: ['CAR-03'] },
          },
          { target: 'resting', actions: 'sayTooLarge', meta: { id: 'tooLarge', req: ['CAR-03'] } },
        ],
        onError: { target: 'resting', actions: 'sayTooLarge', meta: { id: 'fitting.broken', req: ['CAR-03'] } },
      },
      after: {
        fittingTimeLimit: {
          target: 'resting',
          actions: 'sayTooLarge',
          meta: { id: 'fitting.tooLong', req: ['CAR-03'] },
        },
      },
      on: {
        'photo.chosen': CHOOSE('fitting'),
        'session.superseded': {
          target: 'resting',
          actions: 'sayBroken',
          meta: { id: 'fitting.superseded', req: ['DUP-01'] },
        },
        'sending.cancelled': {
          target: 'resting',
          actions: 'forgetFile',
          meta: { id: 'fitting.cancel', req: ['CAR-03'] },
        },
      },
    },
    sending: {
      id: 'carPhoto.sending',
      tags: ['busy', 'needsInput'],
      meta: { req: ['CAR-03'] },
      invoke: {
        id: 'sending',
        src: 'sendPhoto',
        input: fileOf,
        onDone: [
          { guard: 'isTaken', target: 'resting', actions: 'keepPhoto', meta: { id: 'taken', req: ['CAR-03'] } },
          { target: 'resting', actions: 'keepRefusal', meta: { id: 'refuse', req: ['API-02', 'CAR-03'] } },
        ],
        onError: { target: 'resting', actions: 'sayBroken', meta: { id: 'broken', req: ['CAR-03'] } },
      },
      after: {
        sendingTimeLimit: { target: 'resting', actions: 'sayBroken', meta: { id: 'tooLong', req: ['CAR-03'] } },
      },
      on: {
        'photo.chosen': CHOOSE('sending'),
        'session.superseded': {
          target: 'resting',
          actions: 'sayBroken',
          meta: { id: 'superseded', req: ['DUP-01'] },
        },
        'sending.cancelled': { target: 'resting', actions: 'forgetFile', meta: { id: 'cancel', req: ['CAR-03'] } },
      },
    },
  },
});
