import type { CarBrandContent } from '../content.schema.ts';

type Model = CarBrandContent['models'][number];
type Variant = Model['variants'][number];
type VariantLine = [number: number, name: string, firstYear: number, lastYear: number];

const numberUpTo99 = (number: number, what: string): number => {
  if (!Number.isInteger(number) || number < 1 || number > 99) throw new RangeError(`${what} ${number} is not 1 to 99`);
  return number;
};

/*
 * Ids are built from explicit numbers, never from positions in a list:
 *   brand    its number
 *   model    brand id * 100 + its number
 *   variant  model id * 100 + its number
 *   year     variant id * 100 + the last two digits of the year (2001 to 2099); this is the master_car_data_id
 * A line can be inserted anywhere, and a span of years can grow at both ends, without changing other ids. A number is never reused.
 */
const variantOf = (modelId: number, [number, name, firstYear, lastYear]: VariantLine): Variant => {
  const id = modelId * 100 + numberUpTo99(number, 'variant');
  const newestFirst = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index);
  return { id, name, years: newestFirst.map((year) => ({ id: id * 100 + numberUpTo99(year - 2000, 'year'), year })) };
};

export const model =
  (number: number, name: string, variants: VariantLine[]) =>
  (brandId: number): Model => {
    const id = brandId * 100 + numberUpTo99(number, 'model');
    return { id, name, variants: variants.map((line) => variantOf(id, line)) };
  };

export const brand = (number: number, name: string, models: ReturnType<typeof model>[]): CarBrandContent => {
  const id = numberUpTo99(number, 'brand');
  return { id, name, models: models.map((numbered) => numbered(id)) };
};
