import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { CarMasterData } from '#contract/wire/service.ts';
import { carBrand, carModel, carVariant, carYear } from '../../db/schema/catalogue.ts';
import type { Reader } from '../../db/transaction.ts';

export const readBrands = (reader: Reader): Promise<CarMasterData[]> =>
  reader.select({ id: carBrand.id, name: carBrand.name }).from(carBrand).orderBy(asc(carBrand.name));

export const readModels = (reader: Reader, brandId: number): Promise<CarMasterData[]> =>
  reader
    .select({ id: carModel.id, name: carModel.name })
    .from(carModel)
    .where(eq(carModel.brandId, brandId))
    .orderBy(asc(carModel.name));

/** The variants of a model of that brand; none if the model is of another brand. */
export const readVariants = (reader: Reader, brandId: number, modelId: number): Promise<CarMasterData[]> =>
  reader
    .select({ id: carVariant.id, name: carVariant.name })
    .from(carVariant)
    .innerJoin(carModel, eq(carModel.id, carVariant.modelId))
    .where(and(eq(carModel.id, modelId), eq(carModel.brandId, brandId)))
    .orderBy(asc(carVariant.id));

/** The newest first; Gregorian, as text. */
export const readYears = (
  reader: Reader,
  brandId: number,
  modelId: number,
  variantId: number,
): Promise<CarMasterData[]> =>
  reader
    .select({ id: carYear.id, name: sql<string>`${carYear.year}::text` })
    .from(carYear)
    .innerJoin(carVariant, eq(carVariant.id, carYear.variantId))
    .innerJoin(carModel, eq(carModel.id, carVariant.modelId))
    .where(and(eq(carVariant.id, variantId), eq(carModel.id, modelId), eq(carModel.brandId, brandId)))
    .orderBy(desc(carYear.year));
