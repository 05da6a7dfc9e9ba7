import { assign, fromPromise, setup } from 'xstate';
import type { Clock } from '#machines/shared/clock.ts';
import type { ChartFixtures } from '#machines/shared/fixtures.ts';
import { walkClock } from '../walk-clock.ts';

const MINUTE = 60_000;

interface Hold {
  readonly now: number;
  readonly endsAt: number;
}
interface HoldContext {
  readonly clock: Clock;
  /** By how much the server's clock is ahead of this one. */
  readonly ahead: number;
  readonly endsAt: number;
}
type HoldEvent = { readonly type: 'more.requested' } | { readonly type: 'xstate.done.actor.reading'; output: Hold };

const leftOf = ({ clock, ahead, endsAt }: HoldContext) => endsAt - ahead - clock.now();

/** A hold that ends at a time of the server, on a device whose own clock is wrong. */
export const holdMachine = setup({
  types: {
    context: {} as HoldContext,
    events: {} as HoldEvent,
    input: {} as { readonly clock: Clock },
    children: {} as { reading: 'readHold' },
  },
  actors: { readHold: fromPromise<Hold>(() => Promise.reject(new Error('not provided'))) },
  delays: {
    untilWarning: ({ context }) => leftOf(context) - MINUTE,
    untilEnd: ({ context }) => leftOf(context),
  },
  guards: { isOver: ({ context }) => leftOf(context) <= 0 },
  actions: {
    keep: assign(({ context, event }) =>
      event.type === 'xstate.done.actor.reading'
        ? { ahead: event.output.now - context.clock.now(), endsAt: event.output.endsAt }
        : {},
    ),
  },
}).createMachine({
  id: 'hold',
  context: ({ input }) => ({ clock: input.clock, ahead: 0, endsAt: 0 }),
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'reading',
        src: 'readHold',
        onDone: { target: 'held', actions: 'keep', meta: { id: 'read' } },
      },
    },
    held: {
      initial: 'calm',
      after: { untilEnd: { guard: 'isOver', target: 'over', meta: { id: 'end' } } },
      on: { 'more.requested': { target: 'asking', meta: { id: 'more' } } },
      states: {
        calm: { after: { untilWarning: { target: 'urgent', meta: { id: 'warn' } } } },
        urgent: {},
      },
    },
    over: { type: 'final' },
  },
});

/** Ten minutes ahead of the server. */
export const holdClock = walkClock(10 * MINUTE);

export const holdFixtures: ChartFixtures<typeof holdMachine> = {
  inputs: { wrongClock: { clock: holdClock } },
  events: { 'more.requested': () => [{ type: 'more.requested' }] },
  outcomes: {
    reading: {
      done: () => {
        const now = holdClock.now() - 10 * MINUTE;
        return [{ now, endsAt: now + 15 * MINUTE }];
      },
      error: false,
    },
  },
  delays: { untilWarning: 14 * MINUTE, untilEnd: 15 * MINUTE },
};
