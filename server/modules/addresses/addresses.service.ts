import type { AddressPlace } from '#contract/calls/address.shapes.ts';
import { provinces, type District, type Place, type Province, type SubDistrict } from '../../content/addresses.ts';
import { CallFailure } from '../../http/call-context.ts';

const namesOf = ({ th, en }: Place) => ({ name_th: th, name_en: en });

const districtsOf = (province: Province): AddressPlace[] =>
  province.districts.map((each) => ({ province_id: province.code, district_id: each.code, ...namesOf(each) }));

const postCodesOf = ({ postCodes }: SubDistrict): Pick<AddressPlace, 'post_code' | 'post_codes'> => ({
  ...(postCodes[0] === undefined ? {} : { post_code: postCodes[0] }),
  ...(postCodes.length > 1 ? { post_codes: [...postCodes] } : {}),
});

const subDistrictsOf = (province: Province, district: District): AddressPlace[] =>
  district.subDistricts.map((each) => ({
    province_id: province.code,
    district_id: district.code,
    sub_district_id: each.code,
    ...namesOf(each),
    ...postCodesOf(each),
  }));

/** The provinces, the districts of one, or the sub-districts of one of those. A CallFailure if a district comes without its province. */
export function placesWithin(asked: {
  readonly province_id?: number | undefined;
  readonly district_id?: number | undefined;
}): AddressPlace[] {
  const { province_id: provinceId, district_id: districtId } = asked;
  if (provinceId === undefined) {
    if (districtId !== undefined)
      throw new CallFailure('invalidInput', { fields: [{ field: 'province_id', problem: 'missing' }] });
    return provinces.map((each) => ({ province_id: each.code, ...namesOf(each) }));
  }
  const province = provinces.find(({ code }) => code === provinceId);
  if (province === undefined) return [];
  if (districtId === undefined) return districtsOf(province);
  const district = province.districts.find(({ code }) => code === districtId);
  return district === undefined ? [] : subDistrictsOf(province, district);
}

/** An address by its Thai names. */
export interface NamedAddress {
  readonly province: string;
  readonly district: string;
  readonly subDistrict: string;
  readonly postCode: string;
}

/** The first part that does not belong to the ones above it; null if the address is right. */
export function wrongPart(address: NamedAddress): keyof NamedAddress | null {
  const province = provinces.find(({ th }) => th === address.province);
  if (province === undefined) return 'province';
  const district = province.districts.find(({ th }) => th === address.district);
  if (district === undefined) return 'district';
  const subDistrict = district.subDistricts.find(({ th }) => th === address.subDistrict);
  if (subDistrict === undefined) return 'subDistrict';
  return subDistrict.postCodes.includes(address.postCode) ? null : 'postCode';
}
