import type { FilteredCar } from '#contract/calls/product.shapes.ts';
import { carBrands } from '../../content/cars.ts';
import type { ProductContent } from '../../content/products.schema.ts';

interface KnownModel {
  readonly brand: string;
  readonly model: string;
}

const models = carBrands.flatMap((brand) => brand.models.map((model) => ({ brand, model })));

/** By the id of a model or of one of its years. */
const MODEL_OF: ReadonlyMap<number, KnownModel> = new Map(
  models.flatMap(({ brand, model }) => {
    const known = { brand: brand.name, model: model.name };
    const years = model.variants.flatMap((variant) => variant.years.map(({ id }) => [id, known] as const));
    return [[model.id, known] as const, ...years];
  }),
);

const YEARS: ReadonlyMap<number, FilteredCar> = new Map(
  models.flatMap(({ brand, model }) =>
    model.variants.flatMap((variant) =>
      variant.years.map(({ id, year }) => [
        id,
        {
          master_car_data_id: id,
          brand: brand.name,
          model: model.name,
          variant: variant.name,
          year: String(year),
        },
      ]),
    ),
  ),
);

/** The car of this year; undefined for the id of a model, and for none. */
export const carAsked = (id: number | undefined): FilteredCar | undefined =>
  id === undefined ? undefined : YEARS.get(id);

/** Whether a product fits the model with this id, or that of the year with this id. */
export function fitsModel({ fits }: ProductContent, id: number): boolean {
  const car = MODEL_OF.get(id);
  return car !== undefined && (fits[car.brand]?.includes(car.model) ?? false);
}
