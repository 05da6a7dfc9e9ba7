import { searchKey } from '../fields/thai-spelling.ts';
import { brandAliases, modelAliases } from './car-aliases.ts';
import type { CarTree } from './car-tree.ts';
import type { CellFault, ListField } from './checked-list.ts';
import { closest, closestPart } from './closest.ts';
import { readYear } from './year-cell.ts';

type Brand = CarTree['brands'][number];
type Model = Brand['models'][number];
type Variant = Model['variants'][number];

interface Keyed<Value> {
  readonly key: string;
  readonly value: Value;
}

/** What a list says of a car; '' for nothing. */
export interface CarWords {
  readonly brand: string;
  readonly model: string;
  readonly variant: string;
  readonly year: string;
}

export interface NamedCar extends CarWords {
  readonly master_car_data_id: number;
}

export interface WordFault {
  readonly field: ListField & keyof CarWords;
  readonly fault: CellFault;
  readonly suggestion?: string;
  readonly choices?: readonly string[];
}

export type CarRead = { readonly car: NamedCar } | { readonly faults: readonly WordFault[] };

/** A name as names are compared: letters and digits alone, in one case. */
const wordKey = (text: string): string => searchKey(text).replaceAll(/[^\p{L}\p{M}\p{N}+:]/gu, '');

const keyed = <Value extends { readonly name: string }>(
  values: readonly Value[],
  aliases: (name: string) => readonly string[] = () => [],
): Keyed<Value>[] =>
  values.flatMap((value) => [value.name, ...aliases(value.name)].map((name) => ({ key: wordKey(name), value })));

/** The named thing whose name the text is, or begins with; `rest` is what follows, as it is compared. */
function leading<Value>(names: readonly Keyed<Value>[], key: string): { value: Value; rest: string } | null {
  const found = names.filter((one) => key.startsWith(one.key)).toSorted((a, b) => b.key.length - a.key.length)[0];
  return found === undefined ? null : { value: found.value, rest: key.slice(found.key.length) };
}

/** Of those whose name contains the text, the one; of those with a similar name, the closest. */
function likely<Value extends { readonly name: string }>(names: readonly Keyed<Value>[], key: string): string | null {
  const containing = new Set(names.filter((one) => key.length > 2 && one.key.includes(key)).map(({ value }) => value));
  const [only] = containing.size === 1 ? containing : [];
  const named =
    only ?? closest(key, names, (one) => one.key)?.value ?? closestPart(key, names, (one) => one.key)?.value;
  return named?.name ?? null;
}

const wrong = (field: WordFault['field'], fault: CellFault, suggestion?: string | null): { faults: WordFault[] } => ({
  faults: [{ field, fault, ...(suggestion == null ? {} : { suggestion }) }],
});

/** A variant that is likely, or else all that there are. */
const choice = (fault: CellFault, suggestion: string | null | undefined, choices: readonly string[]) =>
  suggestion == null
    ? { faults: [{ field: 'variant' as const, fault, choices }] }
    : wrong('variant', fault, suggestion);

/** Reads the words of cars by the master data. It remembers what it has read, because a fleet has few different cars. */
export function carWordsOf(tree: CarTree): (words: CarWords) => CarRead {
  const brands = keyed(tree.brands, brandAliases);
  const modelsOf = new Map(
    tree.brands.map((brand) => [brand, keyed(brand.models, (name) => modelAliases(brand.name, name))] as const),
  );
  const allModels = tree.brands.flatMap((brand) =>
    (modelsOf.get(brand) ?? []).map(({ key, value }) => ({ key, value: { brand, model: value, name: value.name } })),
  );
  const known = new Map<string, CarRead>();

  /** Brand and model may stand in one cell, or the model may name its brand again. */
  const findModel = ({
    brand: brandText,
    model: modelText,
  }: CarWords):
    | { readonly brand: Brand; readonly model: Model; readonly rest: string }
    | { readonly faults: WordFault[] } => {
    const [brandKey, modelKey] = [wordKey(brandText), wordKey(modelText)];
    const own = brandKey === '' ? null : leading(brands, brandKey);
    const inModel = leading(brands, modelKey);
    const brand = own?.value ?? (brandKey === '' ? inModel?.value : undefined);
    if (brand === undefined) {
      if (brandKey !== '') return wrong('brand', 'unknown-brand', likely(brands, brandKey));
      const same = new Set(allModels.filter(({ key }) => key === modelKey).map(({ value }) => value.brand));
      const [only] = same.size === 1 ? same : [];
      return wrong('brand', 'missing', only?.name);
    }
    const models = modelsOf.get(brand) ?? [];
    const behind = own?.rest ?? '';
    const withoutBrand = inModel?.value === brand ? inModel.rest : '';
    const texts = [modelKey, withoutBrand, behind + modelKey, brandKey + modelKey].filter(Boolean);
    const model = texts.map((text) => leading(models, text)).find((found) => found !== null);
    const inBrand = leading(models, behind) ?? leading(models, brandKey);
    if (model === undefined)
      return modelKey === '' && behind === ''
        ? wrong('model', 'missing')
        : wrong('model', 'unknown-model', likely(models, modelKey === '' ? behind : modelKey));
    // 'Toyota Vios' as the brand and 'Camry' as the model are two cars.
    if (modelKey !== '' && inBrand !== null && inBrand.value !== model.value) return wrong('model', 'ambiguous');
    return { brand, model: model.value, rest: model.rest };
  };

  const findVariant = (model: Model, rest: string, { variant: text, year }: CarWords) => {
    const names = keyed(model.variants);
    const full = wordKey(text);
    const ownName = wordKey(model.name);
    const key = full === '' ? rest : full.startsWith(ownName) && full !== ownName ? full.slice(ownName.length) : full;
    const exact = names.find((one) => one.key === full || one.key === key);
    if (exact !== undefined && (full === '' || rest === '' || (rest.length > 1 && full.includes(rest))))
      return exact.value;
    const joined = names.find((one) => one.key === rest + key);
    if (joined !== undefined) return joined.value;
    // What stands behind the model's name is of no variant that the row names.
    if (exact !== undefined) return wrong('model', 'unknown-model', model.name);
    const made = readYear(year);
    const ofYear = model.variants.filter(
      ({ years }) => 'fault' in made || years.some((one) => made.years.includes(one.year)),
    );
    const choices = (ofYear.length > 0 ? ofYear : model.variants).map(({ name }) => name);
    if (key !== '') return choice('unknown-variant', likely(names, key), choices);
    return choice('missing', ofYear.length === 1 ? ofYear[0]?.name : null, choices);
  };

  const read = (words: CarWords): CarRead => {
    const found = findModel(words);
    const year = readYear(words.year);
    const ofYear: WordFault[] =
      words.year === '' ? wrong('year', 'missing').faults : 'fault' in year ? wrong('year', year.fault).faults : [];
    if ('faults' in found) return { faults: [...found.faults, ...ofYear] };
    const variant = findVariant(found.model, found.rest, words);
    if ('faults' in variant) return { faults: [...variant.faults, ...ofYear] };
    if ('fault' in year || ofYear.length > 0) return { faults: ofYear };
    return yearOf(found.brand, found.model, variant, year.years);
  };

  return (words) => {
    const key = `${words.brand}\n${words.model}\n${words.variant}\n${words.year}`;
    const answer = known.get(key) ?? read(words);
    known.set(key, answer);
    return answer;
  };
}

function yearOf(brand: Brand, model: Model, variant: Variant, meant: readonly number[]): CarRead {
  const years = variant.years.filter(({ year }) => meant.includes(year));
  const [made] = years;
  if (made === undefined || years.length > 1) return wrong('year', 'unknown-year');
  return {
    car: {
      brand: brand.name,
      model: model.name,
      variant: variant.name,
      year: String(made.year),
      master_car_data_id: made.id,
    },
  };
}
