import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { calls, type CallName } from '#contract/calls/all.ts';
import type { Call } from '#contract/call.ts';

/** A call with its name, from the contract's table or another. */
export type Named<Name extends string = CallName> = readonly [Name, Call];
export type Samples<Name extends string> = (heldId: string) => Readonly<Record<Name, unknown>>;

export const contractTable = Object.entries(calls) as [CallName, Call][];

export const shapeOf = (call: Call): Readonly<Record<string, z.ZodMiniType>> =>
  call.request instanceof z.ZodMiniObject ? (call.request.shape as Record<string, z.ZodMiniType>) : {};

/** What the access matrix tries on a call depends on `who` may make it. */
export function accessCases<Name extends string>(table: readonly Named<Name>[], samples: Samples<Name>) {
  const id = randomUUID();
  const takesId = (name: Name) => JSON.stringify(samples(id)[name]).includes(id);
  const guarded = table.filter(([, call]) => call.owns !== null);
  return {
    /** Refused to everybody but the owner. */
    guarded,
    /** Open to anyone, but they name a booking. */
    asking: table.filter(([name, call]) => call.owns === null && takesId(name)),
    /** Refused to everybody but the owner, but the sample names nothing that could be owned, so nothing would be tried. */
    untried: guarded.filter(([name]) => !takesId(name)).map(([name]) => name),
  };
}

const DEEP = 2_000;

/** Values that are valid nowhere, or only for another field. */
const WRONG = [
  '',
  ' ',
  '\u0000',
  'a\u0001b',
  '\ufffe\u202e',
  'null',
  'undefined',
  'NaN',
  'true',
  '-0',
  '1e309',
  '-999999999999999999999',
  '0x1f',
  '1;select pg_sleep(9)',
  "' or 1=1 --",
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '<svg/onload=1>',
  '[]',
  '{}',
  '[[],{}]',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":1}}',
  '{"a":1,"a":2}',
  '{"a":',
  '00000000-0000-0000-0000-000000000000',
  '9999-99-99T99:99:99Z',
  'x'.repeat(600),
  'ก'.repeat(5_000),
  '['.repeat(DEEP) + ']'.repeat(DEEP),
  '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP),
] as const;

/** Raw parts of a form: invalid UTF-8, broken percent escapes and the like. */
const RAW = ['%', '%ZZ', '%E0%A4', '%FF%FE', '%C0%80', '%ED%A0%80', '%00', '+%2B+', '&&==&', ';', '%u0041'] as const;

const TYPES = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'application/json',
  'multipart/form-data; boundary=x',
  'text/plain',
  'x',
  '',
] as const;

export interface MalformedCase {
  readonly name: string;
  readonly call: Call;
  /** The form as it is sent, in the body or the query. */
  readonly form: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A request that is valid except for what the random numbers (from 0 up to 1) change. */
export function malformedCase<Name extends string>(
  [name, call]: Named<Name>,
  good: Readonly<Record<string, string>>,
  random: () => number,
): MalformedCase {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const fields = [...new Set([...Object.keys(good), ...Object.keys(shapeOf(call)), 'unknown'])];
  const pairs = Object.entries(good).map(([key, value]) => [encodeURIComponent(key), encodeURIComponent(value)]);
  for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes -= 1) {
    const field = pick(fields);
    const index = pairs.findIndex(([key]) => key === field);
    const wrong = random() < 0.7 ? encodeURIComponent(pick(WRONG)) : pick(RAW);
    const how = random();
    if (how < 0.15 && index >= 0) pairs.splice(index, 1);
    else if (how < 0.3) pairs.push([pick([field, `${field}[]`, `${field}[a]`, '__proto__']), wrong]);
    else if (index >= 0) pairs[index] = [field, wrong];
    else pairs.push([field, wrong]);
  }
  const whole = pairs.map((pair) => pair.join('=')).join('&');
  const form = random() < 0.05 ? whole.slice(0, Math.floor(random() * whole.length)) : whole;
  const headers =
    random() < 0.2 ? { Cookie: `guest=${pick(RAW)}`, 'Accept-Language': pick(['xx', '*', 'th;q=9']) } : {};
  return { name, call, form, type: random() < 0.85 ? TYPES[0] : pick(TYPES), headers };
}
