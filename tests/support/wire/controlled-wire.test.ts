import { describe, expect, it } from 'vitest';
import { cancelByCode } from '#contract/calls/booking.calls.ts';
import { controlledWire, type ControlledWire } from './controlled-wire.ts';

const PAIR = { register_number: '3ขข4821', booking_code: 'K7M2QX9T' };
const KEYS = ['7d1f5f0e-92b3-4c58-8a07-53a2f9b3c001', '7d1f5f0e-92b3-4c58-8a07-53a2f9b3c002'] as const;
const ANSWER = { appointment_id: '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10', status: 1, already: false };

/** Cancels with each of these keys in turn; between them this happens. */
async function cancelledWith(keys: readonly string[], between: (wire: ControlledWire) => void) {
  const wire = controlledWire();
  for (const request_key of keys) {
    const cancelled = wire.api('en')(cancelByCode, { ...PAIR, request_key });
    between(wire);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await Promise.allSettled([cancelled]);
  }
  return wire;
}

describe('the controlled wire', () => {
  it('keeps a request until it is answered, as the server reads it and the client the answer', async () => {
    const wire = controlledWire();
    const cancelled = wire.api('th')(cancelByCode, PAIR);
    expect([wire.pending(), wire.spoken()]).toEqual([[{ call: 'cancelByCode', request: PAIR }], ['th']]);
    wire.answer('cancelByCode', ANSWER);
    expect(await cancelled).toEqual({ kind: 'ok', value: ANSWER });
    expect(wire.pending()).toEqual([]);
  });

  it('refuses in the words of the test, and with the status of the server', async () => {
    const wire = controlledWire();
    const refused = wire.api('en')(cancelByCode, PAIR);
    wire.refuse('cancelByCode', 'tooManyRequests', { retry_after: 90 }, 'Later.');
    expect(await refused).toMatchObject({
      failure: 'tooManyRequests',
      message: 'Later.',
      details: { retry_after: 90 },
    });
    const broken = wire.api('en')(cancelByCode, PAIR);
    wire.refuse('cancelByCode', 'internal');
    await expect(broken).rejects.toThrow('500');
  });

  it('does not count what was given up as pending, and can still answer it', async () => {
    const wire = controlledWire();
    const given = new AbortController();
    const late = wire.api('en')(cancelByCode, PAIR, given);
    given.abort();
    expect(wire.isOpen('cancelByCode')).toBe(false);
    wire.answerLate('cancelByCode', ANSWER);
    expect(await late).toMatchObject({ kind: 'ok' });
  });

  it('finds what no server accepts', async () => {
    const wire = controlledWire();
    await expect(wire.api('en')({ ...cancelByCode, path: '/x/nowhere/' }, PAIR)).rejects.toThrow('network');
    expect(wire.check).toThrow('no call of the contract is POST /x/nowhere/');
  });

  it('finds a repeat with a new key', async () => {
    const lose = (wire: ControlledWire) => wire.fail('cancelByCode');
    expect((await cancelledWith([KEYS[0], KEYS[0]], lose)).check).not.toThrow();
    expect((await cancelledWith(KEYS, lose)).check).toThrow('sent again with a new key');
  });

  it('finds a new write with the key of one that was answered', async () => {
    const answer = (wire: ControlledWire) => wire.answer('cancelByCode', ANSWER);
    expect((await cancelledWith(KEYS, answer)).check).not.toThrow();
    expect((await cancelledWith([KEYS[0], KEYS[0]], answer)).check).toThrow('key of a write that was answered');
  });

  it('takes a refusal before any work for the answer of a first try, and not of a repeat', async () => {
    const refuse = (wire: ControlledWire) => wire.refuse('cancelByCode', 'tooManyRequests');
    expect((await cancelledWith(KEYS, refuse)).check).not.toThrow();
    let tries = 0;
    const loseFirst = (wire: ControlledWire) =>
      (tries += 1) === 1 ? wire.fail('cancelByCode') : wire.refuse('cancelByCode', 'tooManyRequests');
    expect((await cancelledWith([KEYS[0], KEYS[0], KEYS[1]], loseFirst)).check).toThrow('sent again with a new key');
  });
});
