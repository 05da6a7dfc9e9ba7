import { normaliseCode } from '#domain/fields/booking-code.ts';
import { normalisePlate } from '#domain/fields/plate.ts';
import { isCalled } from '#domain/fields/province-names.ts';
import { searchKey } from '#domain/fields/thai-spelling.ts';
import type { Reader } from '../../db/transaction.ts';
import { readBranches } from '../branches/branches.service.ts';
import { readServices } from '../services/services.service.ts';

/** All that a text can mean in a list of bookings. */
export interface SoughtBookings {
  /** A part of the code; '' for none. */
  readonly code: string;
  /** A part of the plate; '' for none. */
  readonly plate: string;
  readonly branchIds: readonly number[];
  readonly serviceIds: readonly number[];
}

/** Branches are found by name or province as in the branch search, services by name, however they are spelled; null for an empty text. */
export async function soughtBookings(reader: Reader, keywords: string): Promise<SoughtBookings | null> {
  if (keywords === '') return null;
  const key = searchKey(keywords);
  const contains = (...texts: readonly string[]) => key !== '' && texts.some((text) => searchKey(text).includes(key));
  const branches = await readBranches(reader);
  const services = await readServices(reader);
  return {
    code: normaliseCode(keywords),
    plate: normalisePlate(keywords),
    branchIds: branches
      .filter((row) => contains(row.nameTh, row.nameEn) || isProvince(row, key))
      .map(({ locationId }) => locationId),
    serviceIds: services.filter((row) => contains(row.nameTh, row.nameEn)).map(({ id }) => id),
  };
}

const isProvince = (
  { provinceTh, provinceEn }: { readonly provinceTh: string; readonly provinceEn: string },
  key: string,
) =>
  isCalled(provinceTh, key) || (key !== '' && [provinceTh, provinceEn].some((name) => searchKey(name).startsWith(key)));
