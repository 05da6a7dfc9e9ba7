import { CAR_NAME_MAX } from '#domain/constants.ts';
import { normalisePlate, plateProblem } from '#domain/fields/plate.ts';
import { CAR_LEVELS, type CarChoice, type CarLevel } from '#machines/car-registration/car-registration.types.ts';
import type { CarEntry } from '#machines/shared/car-entry.ts';

/** The texts of a car's fields, as typed. */
export interface CarTexts {
  readonly carName: string;
  readonly plate: string;
  /** The province's Thai name, '' for none. */
  readonly province: string;
}

export type CarField = Exclude<keyof CarTexts, 'province'> | CarLevel;
/** In the order of the screen. */
export const CAR_FIELDS = ['carName', 'plate', ...CAR_LEVELS] as const satisfies CarField[];
export type CarProblem = 'required' | 'characters' | 'length' | 'exists';

export const NO_CAR_TEXTS: CarTexts = { carName: '', plate: '', province: '' };

/** The text that a field keeps after typing: a car name that becomes too long reverts to the previous text (REG-04). */
export const typedInCar = (field: keyof CarTexts, text: string, before: string): string =>
  field === 'carName' && text.length > CAR_NAME_MAX ? before : text;

/** The problem of each field; '' counts as missing. `takenPlate` is a plate that the server has refused. */
export const carProblems = (
  { carName, plate }: CarTexts,
  car: CarChoice,
  takenPlate: string | null,
): Partial<Record<CarField, CarProblem>> => {
  const found: Record<CarField, CarProblem | undefined> = {
    carName: carName.trim() === '' ? 'required' : undefined,
    plate: plateProblem(plate)?.kind ?? (normalisePlate(plate) === takenPlate ? 'exists' : undefined),
    brand: car.brand === null ? 'required' : undefined,
    model: car.model === null ? 'required' : undefined,
    variant: car.variant === null ? 'required' : undefined,
    year: car.year === null ? 'required' : undefined,
  };
  return Object.fromEntries(CAR_FIELDS.flatMap((field) => (found[field] ? [[field, found[field]]] : [])));
};

/** Null: something is missing or wrong. */
export const carEntryOf = (texts: CarTexts, car: CarChoice): CarEntry | null => {
  const { brand, model, variant, year } = car;
  if (brand === null || model === null || variant === null || year === null) return null;
  if (Object.keys(carProblems(texts, car, null)).length > 0) return null;
  return {
    carName: texts.carName.trim(),
    plate: normalisePlate(texts.plate),
    province: texts.province,
    brandId: brand.id,
    modelId: model.id,
    variantId: variant.id,
    carId: year.id,
  };
};
