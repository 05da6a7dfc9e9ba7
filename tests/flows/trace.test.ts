import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { maskedEvent } from '#machines/shared/trace/masked-event.ts';
import { FLAGS, PARTS, WORDS } from '#machines/shared/trace/allow-list.ts';
import { CallRejected, type CallResult } from '#src/api/client.ts';
import { ReadRefused } from '#src/api/read.ts';
import { CallUnsettled, toOutcome } from '#src/api/to-outcome.ts';
import { textOf } from '#tests/support/model/chart-text.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { charts } from '#tests/support/model/charts.ts';
import { explore } from '#tests/support/model/explore.ts';

/** What could tell who somebody is, or let another act for them. */
const PERSONAL: readonly (string | number)[] = [
  'สมหญิง',
  'somying',
  '0898765432',
  898_765_432,
  'somying@example.com',
  '5กก5555',
  'K7M2QX9T',
  'มีเสียงดังตอนเบรก',
  '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10',
  'kX3v9QmT7b2LwZ8nR5yA1cE6dF4gH0jKpS',
  '99 ถนนสุขุมวิท',
  100.617_831,
];

const names = (...lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

/** Fields that hold personal data in the charts. */
const NAMES_OF_PERSONAL = new Set(
  names(
    'firstName lastName name carName phone email plate province address district subDistrict postCode note',
    'text message token account memberCode appointmentId proof bookingId carId requestKey subject lat lng url',
    'brand model variant year',
  ),
);

const leavesOf = (value: unknown, name = ''): [string, unknown][] => {
  if (value instanceof Error || (typeof value === 'object' && value !== null && 'send' in value)) return [];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, Array.isArray(value) ? name : key))
    : [[name, value]];
};

/** The value with something else in place of everything in it, and of its names where those are somebody's. */
const planted = (value: unknown, by: string | number): unknown => {
  if (Array.isArray(value)) return value.map((part) => planted(part, by));
  if (typeof value !== 'object' || value === null || 'send' in value) return by;
  return Object.fromEntries([
    ...Object.entries(value).map(([name, part]): [string, unknown] => [name, planted(part, by)]),
    [String(by), { kind: 'ok', isTicked: true }],
  ]);
};

/** Every event that the walk of the chart sends, once, and its inputs as the events that start it. */
const eventsOf = (chart: ChartUnderTest): AnyEventObject[] => {
  const events = new Map<string, AnyEventObject>();
  explore(chart, chart.machine, {
    onStep: ({ event }) => {
      if (event.type !== 'start') events.set(textOf(event), event);
      return false;
    },
  });
  return [...Object.values(chart.fixtures.inputs).map((input) => ({ type: 'xstate.init', input })), ...events.values()];
};

const sent = charts.map((chart) => [chart.flow, eventsOf(chart)] as const);

describe('what leaves the tab of an event', () => {
  it.each(sent)('nothing that the fixtures of %s have of a person', (_flow, events) => {
    expect(events.length).toBeGreaterThan(0);
    const said = events.flatMap((event) => {
      const leaves = Object.values(maskedEvent(event).fields);
      const personal = leavesOf(event)
        .filter(([name, value]) => NAMES_OF_PERSONAL.has(name) && typeof value === 'string' && value !== '')
        .map(([, value]) => value);
      return leaves.filter((leaf) => personal.includes(leaf));
    });
    expect(said).toEqual([]);
  });

  it.each(sent)('no personal data of any kind, wherever it stands in an event of %s', (_flow, events) => {
    const said = events.flatMap(({ type, ...event }) =>
      PERSONAL.map((datum) => JSON.stringify(maskedEvent({ ...(planted(event, datum) as object), type }))).filter(
        (text) => PERSONAL.some((datum) => text.includes(String(datum))),
      ),
    );
    expect(said).toEqual([]);
  });

  it('a child that is named by a car is not named', () => {
    const type = 'xstate.done.actor.car-3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10';
    expect(maskedEvent({ type }).event).toBe('xstate.done.actor.several');
    expect(maskedEvent({ type: 'xstate.done.actor.holding' }).event).toBe('xstate.done.actor.holding');
  });

  it('the word of an answer is let through, and the branch, the services and the step', () => {
    expect(
      maskedEvent({
        type: 'xstate.done.actor.confirming',
        output: { kind: 'failed', failure: { code: 'slotLost', message: 'สมหญิง' } },
      }),
    ).toEqual({
      event: 'xstate.done.actor.confirming',
      fields: { 'output.kind': 'failed', 'output.failure.code': 'slotLost' },
    });
    expect(maskedEvent({ type: 'branch.chosen', branch: { locationId: 13, lat: 13.987 } }).fields).toEqual({
      'branch.locationId': 13,
    });
    expect(maskedEvent({ type: 'step.requested', step: 'time' }).fields).toEqual({ step: 'time' });
  });

  it('of an error its name and code are let through, and nothing that it says in words', () => {
    const failed = (error: unknown) => maskedEvent({ type: 'xstate.error.actor.holding', error }).fields;
    const message = PERSONAL.join(' ');
    expect(failed(new CallRejected('status', 503))).toEqual({
      'error.name': 'CallRejected',
      'error.reason': 'status',
      'error.status': 503,
    });
    const refusal = { kind: 'failed', failure: 'slotTaken', message, details: {} } as const;
    expect(failed(new ReadRefused(refusal))).toEqual({ 'error.name': 'ReadRefused', 'error.failure': 'slotTaken' });
    expect(failed(new CallUnsettled(refusal))).toEqual({ 'error.name': 'CallUnsettled', 'error.failure': 'slotTaken' });
    expect(failed(new TypeError(message, { cause: message }))).toEqual({ 'error.name': 'TypeError' });
    expect(failed(new DOMException(message, 'QuotaExceededError'))).toEqual({ 'error.name': 'QuotaExceededError' });
    const planted = PERSONAL.map((datum) =>
      failed(
        Object.assign(new Error(message), { name: datum, reason: datum, status: datum, failure: datum, kind: datum }),
      ),
    );
    expect(planted).toEqual(PERSONAL.map(() => ({ 'error.name': 'other' })));
    expect(PERSONAL.map((datum) => failed(datum))).toEqual(PERSONAL.map(() => ({})));
  });

  it('a refusal is named as the catalogue of errors names it, also one that the chart has no name for', () => {
    const refused: CallResult<never> = { kind: 'failed', failure: 'tooManyHolds', message: 'สมหญิง', details: {} };
    const output = toOutcome(refused, { otherwise: ({ message }) => ({ message }) }, Number);
    expect(maskedEvent({ type: 'xstate.done.actor.holding', output }).fields).toEqual({
      'output.kind': 'failed',
      'output.errorName': 'tooManyHolds',
    });
    expect(maskedEvent({ type: 'xstate.done.actor.holding', output: { errorName: 'สมหญิง' } }).fields).toEqual({});
  });

  it('every word of an outcome that the fixtures have is on the list', () => {
    const words = sent.flatMap(([, events]) =>
      events.flatMap((event) =>
        leavesOf(event).filter(
          (leaf): leaf is [string, string] =>
            Object.hasOwn(WORDS, leaf[0]) && typeof leaf[1] === 'string' && /^[a-z][A-Za-z]*$/.test(leaf[1]),
        ),
      ),
    );
    expect(words.filter(([name, word]) => !WORDS[name]?.includes(word))).toEqual([]);
  });

  it('no list names what holds personal data', () => {
    const names = [...Object.keys(WORDS), ...FLAGS, ...PARTS].filter((name) => NAMES_OF_PERSONAL.has(name));
    expect(names).toEqual([]);
  });
});
