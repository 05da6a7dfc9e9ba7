import { carNameProblem, isCarNameTooLong } from '#domain/fields/car-name.ts';
import { normalisePlate, wholePlateProblem } from '#domain/fields/plate.ts';
import { plateWithProvince, unknownProvince } from '#domain/fields/provinces.ts';
import { readLine } from '#domain/fields/typed-text.ts';
import { CAR_LEVELS, type CarChoice, type CarLevel } from '#machines/car-registration/car-registration.types.ts';
import type { CarEntry } from '#machines/shared/car-entry.ts';
import type { FieldProblem } from '#src/i18n/issue-codes.ts';

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
export type CarProblem = FieldProblem | 'exists';

export const NO_CAR_TEXTS: CarTexts = { carName: '', plate: '', province: '' };

/** Vowels or tone marks alone behind the text: those of a letter that was just refused must not end up on the letter before it. */
const isMarkAdded = (text: string, before: string): boolean =>
  text.startsWith(before) && /^\p{M}+$/u.test(text.slice(before.length));

/** A car name that becomes too long reverts to the previous text (REG-04); `wasRefused`: the last change did. */
export const typedCarName = (text: string, before: string, wasRefused: boolean) => {
  const isRefused = isCarNameTooLong(text) || (wasRefused && isMarkAdded(text, before));
  return { carName: isRefused ? before : text, isRefused };
};

/** Moves a province typed behind the plate into its own field. */
export const withProvince = (texts: CarTexts): CarTexts => {
  const both = plateWithProvince(texts.plate);
  return both === null ? texts : { ...texts, ...both };
};

const plateProblem = (text: string): CarProblem | undefined =>
  unknownProvince(text) === null ? wholePlateProblem(text)?.kind : 'characters';

/** The problem of each field; '' counts as missing. `takenPlate` is a plate that the server has refused. */
export const carProblems = (
  texts: CarTexts,
  car: CarChoice,
  takenPlate: string | null,
): Partial<Record<CarField, CarProblem>> => {
  const { carName, plate } = withProvince(texts);
  const found: Record<CarField, CarProblem | undefined> = {
    carName: carNameProblem(carName)?.kind,
    plate: plateProblem(plate) ?? (normalisePlate(plate) === takenPlate ? 'exists' : undefined),
    brand: car.brand === null ? 'required' : undefined,
    model: car.model === null ? 'required' : undefined,
    variant: car.variant === null ? 'required' : undefined,
    year: car.year === null ? 'required' : undefined,
  };
  return Object.fromEntries(CAR_FIELDS.flatMap((field) => (found[field] ? [[field, found[field]]] : [])));
};

/** Null: something is missing or wrong. */
export const carEntryOf = (typed: CarTexts, car: CarChoice): CarEntry | null => {
  const texts = withProvince(typed);
  const { brand, model, variant, year } = car;
  if (brand === null || model === null || variant === null || year === null) return null;
  if (Object.keys(carProblems(texts, car, null)).length > 0) return null;
  return {
    carName: readLine(texts.carName),
    plate: normalisePlate(texts.plate),
    province: texts.province,
    brandId: brand.id,
    modelId: model.id,
    variantId: variant.id,
    carId: year.id,
  };
};
