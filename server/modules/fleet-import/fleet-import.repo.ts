import { asc, desc, eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/call.ts';
import type { listCarTree } from '#contract/calls/fleet-import.calls.ts';
import type { LastImport } from '#contract/calls/fleet-import.shapes.ts';
import { carBrand, carModel, carVariant, carYear } from '../../db/schema/catalogue.ts';
import { fleetImport } from '../../db/schema/companies.ts';
import type { Reader } from '../../db/transaction.ts';

/** What the database compares an import with: to be read before the cars are. */
export async function readFleetState(reader: Reader, companyId: string): Promise<string> {
  const { rows } = await reader.execute<{ state: string }>(sql`select fleet_state(${companyId}::uuid) as state`);
  return rows[0]?.state ?? '';
}

type Brands = AnswerOf<typeof listCarTree>['brand_list'];

/** The last one if it has the name, else a new one behind it: the rows come in order. */
function lastNamed<One extends { readonly name: string }>(list: One[], name: string, make: () => One): One {
  const last = list.at(-1);
  if (last?.name === name) return last;
  const made = make();
  list.push(made);
  return made;
}

/** The master data, in the order of its ids, the newest years first. */
export async function readCarTree(reader: Reader): Promise<Brands> {
  const rows = await reader
    .select({
      brand: carBrand.name,
      model: carModel.name,
      variant: carVariant.name,
      id: carYear.id,
      year: carYear.year,
    })
    .from(carYear)
    .innerJoin(carVariant, eq(carVariant.id, carYear.variantId))
    .innerJoin(carModel, eq(carModel.id, carVariant.modelId))
    .innerJoin(carBrand, eq(carBrand.id, carModel.brandId))
    .orderBy(asc(carBrand.id), asc(carModel.id), asc(carVariant.id), desc(carYear.year));
  const brands: Brands = [];
  for (const { brand, model, variant, id, year } of rows) {
    const { models } = lastNamed(brands, brand, () => ({ name: brand, models: [] }));
    const { variants } = lastNamed(models, model, () => ({ name: model, variants: [] }));
    lastNamed(variants, variant, () => ({ name: variant, years: [] })).years.push({ id, year });
  }
  return brands;
}

export async function readLastImport(reader: Reader, companyId: string): Promise<LastImport | null> {
  const [last] = await reader
    .select()
    .from(fleetImport)
    .where(eq(fleetImport.companyId, companyId))
    .orderBy(desc(fleetImport.importedAt), desc(fleetImport.id))
    .limit(1);
  if (last === undefined) return null;
  return {
    import_id: last.id,
    file_name: last.fileName,
    imported_at: last.importedAt.toISOString(),
    counts: last.counts,
    undone_at: last.undoneAt?.toISOString() ?? null,
  };
}
