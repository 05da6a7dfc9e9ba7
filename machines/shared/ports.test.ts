import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { settled } from '#tests/support/model/deferred.ts';
import { definePorts, type PortFn } from './ports.ts';

interface TwoPorts {
  readonly readName: PortFn<{ readonly id: number }, string>;
  readonly countAll: PortFn<void, number>;
}

const two = definePorts<TwoPorts>()({ readName: 'reads', countAll: 'reads' });

it('a port is the service that was given for it', async () => {
  const { readName } = two.actorsOf({
    readName: ({ id }) => Promise.resolve(`name ${id}`),
    countAll: () => Promise.resolve(2),
  });
  const actor = createActor(readName, { input: { id: 7 } }).start();
  await settled();
  expect(actor.getSnapshot().output).toBe('name 7');
});

it('a port that nobody provided says which', async () => {
  const actor = createActor(two.placeholders.countAll);
  actor.subscribe({ error: () => undefined });
  actor.start();
  await settled();
  expect(actor.getSnapshot().error).toEqual(new Error('The port countAll is not provided'));
});
