import { randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls/all.ts';
import { readConfig } from '../config.ts';
import { closePool, openPool } from '../db/pool.ts';
import { makeHandlers } from '../handlers.ts';
import { ownedIds, requireOwnership } from './owned-ids.ts';
import { registerCalls } from './routes.ts';

const extend: Call = calls.extendHold;
const without = (field: 'who' | 'owns'): Call => {
  const { [field]: _left, ...others } = extend;
  return others as Call;
};
const owning = (bookings: string, call: Call = calls.setupTemporary): Call => ({ ...call, owns: { bookings } });

const doctored: [string, Call, RegExp][] = [
  ['does not say for whom it is', without('who'), /does not say who/],
  ['is for nobody', { ...extend, who: [] }, /does not say who/],
  ['is for a kind that there is not', { ...extend, who: ['admin' as 'guest'] }, /does not say who/],
  ['does not say what it owns', without('owns'), /does not say what/],
  ['owns by a field that it does not have', owning('appointment', extend), /a field that it does not have/],
  ['owns by a field that its item does not have', owning('item.appointment'), /a field that it does not have/],
  ['owns by a field inside an id', owning('appointment_id.id', extend), /a field that it does not have/],
];

describe('a call of the table', () => {
  it.each(doctored)('that %s stops the start', (_what, call, problem) => {
    expect(() => requireOwnership('planted', call)).toThrow(problem);
  });

  it('is checked when the routes are made', async () => {
    const db = openPool('postgres://nobody@127.0.0.1:1/none');
    const config = readConfig({});
    const handlers = makeHandlers({ db, config, build: '' });
    const register = () => registerCalls(fastify(), { db, config, handlers }, calls);
    const table = calls as Record<string, Call>;
    const { extendHold } = calls;
    try {
      expect(register).not.toThrow();
      for (const [, call, problem] of doctored.slice(0, 4)) {
        table['extendHold'] = call;
        expect(register).toThrow(problem);
      }
    } finally {
      table['extendHold'] = extendHold;
      await closePool(db);
    }
  });

  it.each(Object.entries(calls) as [string, Call][])(
    '%s says who may make it and what must be theirs',
    (name, call) => {
      expect(() => requireOwnership(name, call)).not.toThrow();
    },
  );
});

describe('the ids that must be the caller’s own', () => {
  const [first, second] = [randomUUID(), randomUUID()];

  it.each<[string, Call, unknown, string[]]>([
    ['one in a field', extend, { appointment_id: first }, [first]],
    ['one inside an item', calls.setupTemporary, { item: { appointment_id: first } }, [first]],
    ['none in an item without it', calls.setupTemporary, { item: {} }, []],
    ['a list, each once', calls.confirm, { item: [first, second, first] }, [first, second]],
    ['none where the call asks by plate and code', calls.readBooking, { booking_code: 'A' }, []],
    ['none where nothing must be one’s own', calls.listDateTimes, { appointment_id: first }, []],
  ])('are %s', (_what, call, values, ids) => {
    expect(ownedIds(call, values)).toEqual(ids);
  });
});
