import type { CarMasterData } from '#contract/wire/service.ts';
import type { Reader } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import { readBrands, readModels, readVariants, readYears } from './cars.repo.ts';

export interface CarChoice {
  readonly car_brand_id?: number | undefined;
  readonly car_model?: number | undefined;
  readonly car_variant?: number | undefined;
}

/** The next list of the cascade (section 7): brands, then models, variants and years. A CallFailure names a parent that was left out. */
export function listCarMasterData(reader: Reader, choice: CarChoice): Promise<CarMasterData[]> {
  const { car_brand_id: brand, car_model: model, car_variant: variant } = choice;
  const missing = [
    ...(brand === undefined && (model ?? variant) !== undefined ? ['car_brand_id'] : []),
    ...(model === undefined && variant !== undefined ? ['car_model'] : []),
  ];
  if (missing.length > 0)
    throw new CallFailure('invalidInput', { fields: missing.map((field) => ({ field, problem: 'missing' })) });
  if (brand === undefined) return readBrands(reader);
  if (model === undefined) return readModels(reader, brand);
  return variant === undefined ? readVariants(reader, brand, model) : readYears(reader, brand, model, variant);
}
