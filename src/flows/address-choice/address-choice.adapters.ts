import type { AddressPlace } from '#contract/calls/address.shapes.ts';
import type { RequestOf } from '#contract/call.ts';
import { listAddressPlaces } from '#contract/calls/address.calls.ts';
import type { AddressChoicePorts } from '#machines/address-choice/address-choice.ports.ts';
import type { AddressLevel, AddressListQuestion, Place } from '#machines/address-choice/address-choice.types.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

const requestFor = ({ provinceId, districtId }: AddressListQuestion): RequestOf<typeof listAddressPlaces> => ({
  ...(provinceId === null ? {} : { province_id: provinceId }),
  ...(districtId === null ? {} : { district_id: districtId }),
});

const ID = { province: 'province_id', district: 'district_id', subDistrict: 'sub_district_id' } as const;

/** Entries without the id of their level cannot be chosen and are left out. */
const placesOf = (list: readonly AddressPlace[], level: AddressLevel): Place[] =>
  list.flatMap((entry) => {
    const { [ID[level]]: id, name_th: th, name_en: en, post_code, post_codes = [] } = entry;
    const postCodes = [...new Set([...(post_code === undefined ? [] : [post_code]), ...post_codes])];
    return id === undefined ? [] : [{ id, th, en, postCodes }];
  });

export const addressChoiceAdapters = ({ api }: Pick<CallHost, 'api'>): AddressChoicePorts => ({
  listPlaces: async (question, signal) => {
    const result = await api()(listAddressPlaces, requestFor(question), { signal });
    return toOutcome(result, { otherwise: refused }, ({ address_list: list }) => placesOf(list, question.level));
  },
});
