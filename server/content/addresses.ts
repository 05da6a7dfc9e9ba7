import { ADDRESSES } from './addresses.gen.ts';

/** `code` is the number that the Department of Provincial Administration gave it: 2 digits, 4 for a district, 6 for a sub-district. */
export interface Place {
  readonly code: number;
  readonly th: string;
  readonly en: string;
}
export interface District extends Place {
  readonly subDistricts: readonly SubDistrict[];
}
export interface Province extends Place {
  readonly districts: readonly District[];
}
export interface SubDistrict extends Place {
  /** The usual one first. */
  readonly postCodes: readonly string[];
}

/** All of Thailand, each list in the order of the codes. */
export const provinces: readonly Province[] = readPlaces(ADDRESSES);

interface OpenDistrict extends District {
  readonly subDistricts: SubDistrict[];
}
interface OpenProvince extends Province {
  readonly districts: OpenDistrict[];
}

/** Each line is within the last province and district above it. */
function readPlaces(text: string): Province[] {
  const all: OpenProvince[] = [];
  for (const line of text.trim().split('\n')) {
    const [code = '', th = '', en = '', ...postCodes] = line.split('\t');
    const place = { code: Number(code), th, en };
    const districts = all.at(-1)?.districts;
    if (code.length === 2) all.push({ ...place, districts: [] });
    else if (code.length === 4) districts?.push({ ...place, subDistricts: [] });
    else districts?.at(-1)?.subDistricts.push({ ...place, postCodes });
  }
  return all;
}
