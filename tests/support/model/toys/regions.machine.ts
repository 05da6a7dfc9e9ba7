import { assign, setup } from 'xstate';
import type { ChartFixtures } from '#machines/shared/fixtures.ts';

type RegionsEvent = { readonly type: 'page.left' } | { readonly type: 'page.shown' } | { readonly type: 'note.closed' };

/** Times grow old and a note closes, each by itself; leaving the page concerns both. */
export const regionsMachine = setup({
  types: { context: {} as { readonly left: number }, events: {} as RegionsEvent },
  delays: { tooOld: 1000, fadeTime: 2500 },
  actions: { countLeft: assign({ left: ({ context }) => Math.min(2, context.left + 1) }) },
}).createMachine({
  id: 'regions',
  type: 'parallel',
  context: { left: 0 },
  states: {
    times: {
      initial: 'fresh',
      states: {
        fresh: {
          after: { tooOld: { target: 'old', meta: { id: 'grow' } } },
          on: { 'page.left': { target: 'old', actions: 'countLeft', meta: { id: 'times.leave' } } },
        },
        old: { on: { 'page.shown': { target: 'fresh', meta: { id: 'renew' } } } },
      },
    },
    note: {
      initial: 'open',
      states: {
        open: {
          after: { fadeTime: { target: 'closed', meta: { id: 'fade' } } },
          on: {
            'note.closed': { target: 'closed', meta: { id: 'close' } },
            'page.left': { target: 'closed', meta: { id: 'note.leave' } },
          },
        },
        closed: {},
      },
    },
  },
});

export const regionsFixtures: ChartFixtures<typeof regionsMachine> = {
  inputs: { none: undefined },
  events: {
    'page.left': () => [{ type: 'page.left' }],
    'page.shown': () => [{ type: 'page.shown' }],
    'note.closed': () => [{ type: 'note.closed' }],
  },
  outcomes: {},
  delays: { tooOld: 1000, fadeTime: 2500 },
};
