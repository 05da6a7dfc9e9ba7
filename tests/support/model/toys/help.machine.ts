import { setup } from 'xstate';
import type { ChartFixtures } from '#machines/shared/fixtures.ts';

type HelpEvent = { readonly type: 'next' } | { readonly type: 'help.opened' } | { readonly type: 'help.closed' };

/** Help can be opened in both steps, and leads back to where it was opened. */
export const helpMachine = setup({ types: { events: {} as HelpEvent } }).createMachine({
  id: 'help',
  initial: 'steps',
  states: {
    steps: {
      initial: 'first',
      on: { 'help.opened': { target: 'helping', meta: { id: 'open' } } },
      states: {
        first: { on: { next: { target: 'second', meta: { id: 'next' } } } },
        second: {},
        last: { type: 'history' },
      },
    },
    helping: { on: { 'help.closed': { target: 'steps.last', meta: { id: 'close' } } } },
  },
});

export const helpFixtures: ChartFixtures<typeof helpMachine> = {
  inputs: { none: undefined },
  events: {
    next: () => [{ type: 'next' }],
    'help.opened': () => [{ type: 'help.opened' }],
    'help.closed': () => [{ type: 'help.closed' }],
  },
  outcomes: {},
  delays: {},
};
