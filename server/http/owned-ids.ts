import { SESSION_KINDS, type Call, type Owned } from '#contract/call.ts';
import type { ErrorName } from '#contract/errors.ts';
import type * as z from 'zod/mini';
import type { Ownable } from '../db/own.ts';
import { fieldOf } from './request/schema-field.ts';

const pathOf = (owns: Owned): string[] => (owns.cars ?? owns.redemptions ?? owns.bookings ?? '').split('.');

/** The kind of thing that the ids identify. */
export const ownedAs = ({ owns }: Pick<Call, 'owns'>): Ownable =>
  owns?.cars !== undefined ? 'cars' : owns?.redemptions !== undefined ? 'redemptions' : 'bookings';

/** The failure for an id that is not the caller's or does not exist. */
export const NOT_OWN = {
  bookings: 'bookingNotFound',
  cars: 'carNotFound',
  redemptions: 'redemptionNotFound',
} as const satisfies Readonly<Record<Ownable, ErrorName>>;

/** The ids under which a request names what must be the caller's own, by the contract's table. */
export function ownedIds({ owns }: Pick<Call, 'owns'>, values: unknown): string[] {
  if (owns === null) return [];
  let found = values;
  for (const step of pathOf(owns))
    found =
      typeof found === 'object' && found !== null ? (found as Readonly<Record<string, unknown>>)[step] : undefined;
  const ids = Array.isArray(found) ? found : [found];
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/** Stops the start if a call does not say who may make it, or who must own the id it names: it would refuse nobody. */
export function requireOwnership(name: string, call: Call): void {
  const who: readonly unknown[] = call.who ?? [];
  if (who.length === 0 || !who.every((kind) => SESSION_KINDS.some((known) => known === kind)))
    throw new Error(`The call ${name} does not say who may make it`);
  if (call.owns === undefined) throw new Error(`The call ${name} does not say what must be the caller's own`);
  const steps = call.owns === null ? [] : pathOf(call.owns);
  const owned = steps.reduce<z.core.$ZodType | null>((schema, step) => schema && fieldOf(schema, step), call.request);
  if (owned === null) throw new Error(`The call ${name} owns by a field that it does not have`);
}
