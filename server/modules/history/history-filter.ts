import { normalisePlate } from '#domain/fields/plate.ts';
import type { Owners } from '../../db/own.ts';
import { CallFailure } from '../../http/call-context.ts';

interface AskedFilter {
  readonly register_number?: string | undefined;
  readonly start_gte?: string | undefined;
  readonly start_lte?: string | undefined;
}

/** Whose lines to read, and which. Throws a CallFailure for a range that ends before it begins. */
export function filterOf(
  { register_number: plate = '', start_gte: from, start_lte: to }: AskedFilter,
  [owner]: Owners,
) {
  if (owner === undefined) throw new CallFailure('pleaseLogIn');
  if (from !== undefined && to !== undefined && from > to) throw new CallFailure('rangeInverted');
  return { owner, plateKey: normalisePlate(plate), from, to };
}
