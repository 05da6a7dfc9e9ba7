import { MOST_ADDRESSES, type TakeCarAddress } from '#contract/calls/take-car.shapes.ts';
import type { Db } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { wrongPart } from '../addresses/addresses.service.ts';
import { readTakeCarAddresses } from './take-car-addresses.repo.ts';

const FIELDS = {
  province: 'address.province',
  district: 'address.district',
  subDistrict: 'address.sub_district',
  postCode: 'address.postal_code',
} as const;

function requireKnownPlace({ province, district, sub_district, postal_code }: Omit<TakeCarAddress, 'index'>): void {
  const wrong = wrongPart({ province, district, subDistrict: sub_district, postCode: postal_code });
  if (wrong !== null)
    throw new CallFailure('invalidInput', { fields: [{ field: FIELDS[wrong], problem: 'malformed' }] });
}

export const takeCarHandlers = (db: Db) =>
  ({
    listTakeCarAddresses: async (_request, { owners }) => ({ address_list: await readTakeCarAddresses(db, owners) }),
    addTakeCarAddress: async ({ address }, { write }) => {
      requireKnownPlace(address);
      return write('addTakeCarAddress', { ...address, most: MOST_ADDRESSES });
    },
    deleteTakeCarAddress: ({ index }, { write }) => write('deleteTakeCarAddress', { index }),
  }) satisfies Partial<Handlers>;
