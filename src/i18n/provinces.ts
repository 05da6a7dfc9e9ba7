import type { Language } from '#domain/constants.ts';
import { PROVINCES } from '#domain/fields/provinces.ts';

interface ProvinceOption {
  value: string;
  label: string;
}

const [BANGKOK, ...OTHERS] = PROVINCES;

const OPTIONS: Readonly<Record<Language, readonly ProvinceOption[]>> = {
  th: PROVINCES.map(({ th }) => ({ value: th, label: th })),
  en: [BANGKOK, ...OTHERS.toSorted((a, b) => (a.en < b.en ? -1 : 1))].map(({ th, en }) => ({ value: th, label: en })),
};

/** The options of a select, in the route's language. The value is the Thai name, as printed on the plate. */
export function provinceOptions(language: Language): readonly ProvinceOption[] {
  return OPTIONS[language];
}
