import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { loginActors } from '#machines/login/login.ports.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { member, proof, registration, unregistered } from '#machines/login/login.fixtures.ts';
import { recordSteps } from './trace-recorder.ts';
import type { TraceStep } from './trace.types.ts';

const input = { kind: 'proved', proof, newcomer: unregistered, isAgreed: false } as const;

function recorded() {
  const steps: TraceStep[] = [];
  let passed = 0;
  const record = recordSteps((step) => steps.push(step));
  const answers = loginActors({
    verifyProof: () => Promise.reject(new Error('not asked')),
    registerMember: () => Promise.resolve({ kind: 'ok', value: member }),
  });
  const actor = createActor(loginMachine.provide({ actors: answers }), {
    input,
    inspect: (event) => record(event, (passed += 0.4)),
  });
  return { actor, steps };
}

const told = ({ event, before, after, taken, isRefused }: TraceStep) =>
  `${before.join(' ') || '*'} ${event}${isRefused ? ' refused' : ''} > ${after.join(' ')} by ${taken.join(', ') || 'nothing'}`;

describe('what a chart that runs is told of', () => {
  it('every event, where it led, which transitions were taken, and which events were refused', async () => {
    const { actor, steps } = recorded();
    actor.start();
    actor.send({ type: 'terms.confirmed' });
    actor.send({ type: 'terms.ticked', isTicked: true });
    actor.send({ type: 'retry.requested' });
    actor.send({ type: 'terms.confirmed' });
    actor.send({ type: 'registration.submitted', registration });
    await expect.poll(() => actor.getSnapshot().status).toBe('done');
    expect(steps.map(told)).toEqual([
      '* xstate.init > login.agreeing by login.deciding always 3',
      'login.agreeing terms.confirmed refused > login.agreeing by nothing',
      'login.agreeing terms.ticked > login.agreeing by login.agreeing terms.ticked 0',
      'login.agreeing retry.requested refused > login.agreeing by nothing',
      'login.agreeing terms.confirmed > login.registering.filling by login.agreeing terms.confirmed 0',
      'login.registering.filling registration.submitted > login.registering.sending by login.registering.filling registration.submitted 1',
      'login.registering.sending xstate.done.actor.registering > login.signedIn by login.registering.sending xstate.done.actor.registering 0',
    ]);
    expect(steps.every(({ run, flow }) => run === 1 && flow === 'login')).toBe(true);
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((one, other) => one - other));
  });

  it('a chart that is stopped takes no further step', () => {
    const { actor, steps } = recorded();
    actor.start();
    const before = steps.length;
    actor.stop();
    expect(steps).toHaveLength(before);
  });

  it('a chart that had begun before is told of from its second step on', () => {
    const steps: TraceStep[] = [];
    const record = recordSteps((step) => steps.push(step));
    const actor = createActor(loginMachine, { input }).start();
    actor.system.inspect((event) => record(event, 0));
    actor.send({ type: 'terms.ticked', isTicked: true });
    actor.send({ type: 'terms.ticked', isTicked: false });
    expect(steps.map(({ fields }) => fields)).toEqual([{ isTicked: false }]);
  });
});
