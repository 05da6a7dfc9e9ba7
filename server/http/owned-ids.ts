import { KINDS, type Call } from '#contract/call.ts';
import * as z from 'zod/mini';

/** The ids under which a request names what must be the caller's own, by the contract's table. */
export function ownedIds({ owns }: Pick<Call, 'owns'>, values: unknown): string[] {
  if (owns === null) return [];
  let found = values;
  for (const step of owns.bookings.split('.'))
    found =
      typeof found === 'object' && found !== null ? (found as Readonly<Record<string, unknown>>)[step] : undefined;
  const ids = Array.isArray(found) ? found : [found];
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

const fieldsOf = ({ request }: Call): readonly string[] =>
  request instanceof z.ZodMiniObject ? Object.keys(request.shape) : [];

/** A call of the table that does not say who may make it, or whose field it names, stops the start: nobody would be refused. */
export function requireOwnership(name: string, call: Call): void {
  const who: readonly unknown[] = call.who ?? [];
  if (who.length === 0 || !who.every((kind) => KINDS.some((known) => known === kind)))
    throw new Error(`The call ${name} does not say who may make it`);
  if (call.owns === undefined) throw new Error(`The call ${name} does not say what must be the caller's own`);
  const [field = ''] = call.owns?.bookings.split('.') ?? [];
  if (call.owns !== null && !fieldsOf(call).includes(field))
    throw new Error(`The call ${name} owns by a field that it does not have`);
}
