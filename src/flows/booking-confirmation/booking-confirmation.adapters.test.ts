// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { extendHold, readBooking, setupTemporary } from '#contract/calls/booking.calls.ts';
import { item } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import { CallRejected, type Api, type CallResult } from '#src/api/client.ts';
import { bookingConfirmationAdapters } from './booking-confirmation.adapters.ts';
import { booking } from './booking-confirmation.fixtures.ts';
import { temporaryBookingItem } from './booking-item.adapters.ts';

const NOW = '2026-11-21T10:05:00+07:00';
const EXPIRES = '2026-11-21T10:15:00+07:00';
const ID = booking.appointment_id;
const ask = { ...item, subject: '', appointmentId: null };
const wire = temporaryBookingItem(item);
const name = { subject: '', appointmentId: ID };
const { signal } = new AbortController();
/** An answer about the one booking. */
const ofOne = (answer: object) => ({ kind: 'ok', value: [{ subject: '', answer }] });

type Answer = CallResult<unknown> | 'lost';
const held: Answer = { kind: 'ok', value: { id: ID, expires_at: EXPIRES, now: '2026-11-21T10:00:00+07:00' } };
const live = { ...booking, status: 0, code: null, expires_at: EXPIRES, extended: true };
const reading = (change: object): Answer => ({ kind: 'ok', value: { booking: { ...live, ...change }, now: NOW } });
const reused: Answer = { kind: 'failed', failure: 'requestKeyReused', message: '', details: {} };

/** The ports on a server that gives these answers in order; `sent` are the calls with their keys. */
function portsOver(...answers: Answer[]) {
  const sent: { call: Call; key: unknown; item: unknown }[] = [];
  const api = ((call: Call, { request_key: key, item: sentItem }: Record<string, unknown>) => {
    sent.push({ call, key, item: sentItem });
    const answer = answers.shift();
    return answer === 'lost' ? Promise.reject(new CallRejected('network')) : Promise.resolve(answer);
  }) as Api;
  return { ports: bookingConfirmationAdapters({ api: () => api }), sent, names: () => sent.map(({ call }) => call.id) };
}

beforeEach(() => localStorage.clear());

describe('a write of the confirmation whose answer is lost', () => {
  it('an extension is requested again with its key, and the remaining time is read', async () => {
    const { ports, sent, names } = portsOver('lost', held, reading({}));
    await expect(ports.extendHolds([name], signal)).rejects.toThrow('network');
    expect(await ports.extendHolds([name], signal)).toEqual(
      ofOne({ kind: 'ok', value: { appointmentId: ID, expiresAt: EXPIRES, serverNow: NOW, extension: 'used' } }),
    );
    expect(names()).toEqual([extendHold.id, extendHold.id, readBooking.id]);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('an extension fails if the time is over by then', async () => {
    const { ports } = portsOver('lost', held, reading({ status: 3 }));
    await expect(ports.extendHolds([name], signal)).rejects.toThrow('network');
    await expect(ports.extendHolds([name], signal)).rejects.toThrow('no time left');
  });

  it('holding something else moves what the first request held', async () => {
    const { ports, sent } = portsOver('lost', reused, held, held);
    await expect(ports.holdAppointments([ask], signal)).rejects.toThrow('network');
    const other = { ...wire, note: 'another' };
    expect(await ports.holdAppointments([{ ...ask, note: 'another' }], signal)).toMatchObject(
      ofOne({ kind: 'ok', value: { appointmentId: ID } }),
    );
    expect(sent.map(({ call }) => call)).toEqual(Array.from({ length: 4 }, () => setupTemporary));
    expect(sent.map(({ item: sentItem }) => sentItem)).toEqual([wire, other, wire, { ...other, appointment_id: ID }]);
    expect(new Set(sent.slice(0, 3).map(({ key }) => key))).toHaveLength(1);
    expect(sent[3]?.key).not.toBe(sent[0]?.key);
  });

  it('a hold that is gone when its repeat is answered is made again', async () => {
    const { ports, sent, names } = portsOver('lost', held, reading({ status: 3 }), held);
    await expect(ports.holdAppointments([ask], signal)).rejects.toThrow('network');
    expect(await ports.holdAppointments([ask], signal)).toMatchObject(ofOne({ kind: 'ok' }));
    expect(names()).toEqual([setupTemporary.id, setupTemporary.id, readBooking.id, setupTemporary.id]);
    expect(sent[3]?.key).not.toBe(sent[0]?.key);
  });
});

describe('a refusal that the person can do something about', () => {
  const refused = (failure: string, details: object = {}) =>
    ({ kind: 'failed', failure, message: 'busy', details }) as Answer;
  const asFailure = (why: string, retryAfter: number | null) => ({
    kind: 'failed',
    failure: { code: 'refused', why, message: 'busy', retryAfter },
    errorName: why,
  });

  it('says which: too many holds, or too many requests, and when to try again', async () => {
    const { ports } = portsOver(refused('tooManyHolds'), refused('tooManyRequests', { retry_after: 90 }));
    expect(await ports.holdAppointments([ask], signal)).toEqual(asFailure('tooManyHolds', null));
    expect(await ports.readHolds([name], signal)).toEqual(asFailure('tooManyRequests', 90));
  });
});

describe('a confirm that is refused', () => {
  const refusedAs = async (failure: string, isRepeat = false) => {
    const { ports } = portsOver({ kind: 'failed', failure, message: 'busy', details: {} } as Answer);
    return ports.confirmAppointments({ items: [name], requestKey: crypto.randomUUID(), isRepeat }, signal);
  };
  const refused = (why: string) => ({
    kind: 'failed',
    failure: { code: 'refused', why, message: 'busy', retryAfter: null },
    errorName: why,
  });

  it.each([
    ['unavailable', false],
    ['unavailable', true],
    ['internal', false],
    ['internal', true],
    ['tooManyRequests', true],
  ])('by %s (again: %s) may have been done: that is no answer', async (failure, isRepeat) => {
    await expect(refusedAs(failure, isRepeat)).rejects.toThrow(failure);
  });

  it('by the limit before any work of it was begun was not done', async () => {
    expect(await refusedAs('tooManyRequests')).toEqual(refused('tooManyRequests'));
  });

  it.each(['bookingNotFound', 'holdExpired', 'bookingCancelled'])('by %s has nothing to confirm', async (failure) => {
    expect(await refusedAs(failure)).toEqual(ofOne({ kind: 'failed', failure: { code: 'gone' }, errorName: failure }));
  });

  it('otherwise says why', async () => {
    expect(await refusedAs('tooManyBookings')).toEqual(refused('tooManyBookings'));
    expect(await refusedAs('tooManyBookings', true)).toEqual(refused('tooManyBookings'));
  });
});

describe('a list of several', () => {
  it('is refused before anything is sent: these calls are about one booking', async () => {
    const { ports, sent } = portsOver(held, held);
    const both = [name, { ...name, subject: 'other' }];
    const asked = [
      ports.holdAppointments([ask, { ...ask, subject: 'other' }], signal),
      ports.readHolds(both, signal),
      ports.extendHolds(both, signal),
      ports.confirmAppointments({ items: both, requestKey: crypto.randomUUID(), isRepeat: false }, signal),
    ];
    for (const call of asked) await expect(call).rejects.toThrow('about one booking');
    expect(sent).toEqual([]);
  });
});
