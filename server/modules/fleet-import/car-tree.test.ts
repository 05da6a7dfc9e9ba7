import { expect, it } from 'vitest';
import { carWordsOf } from '#domain/fleet-list/car-words.ts';
import { ownDatabase } from '#tests/support/test-database.ts';
import { readCarTree } from './fleet-import.repo.ts';

const { db } = await ownDatabase();

it('FLEET-02 every car of the master data is read from its own words, also with brand and model in one cell', async () => {
  const brands = await readCarTree(db);
  const carOf = carWordsOf({ brands });
  let count = 0;
  for (const { name: brand, models } of brands)
    for (const { name: model, variants } of models)
      for (const { name: variant, years } of variants)
        for (const { id, year } of years) {
          const car = { brand, model, variant, year: String(year), master_car_data_id: id };
          const buddhist = String(year + 543);
          expect(carOf({ brand, model, variant, year: String(year) })).toEqual({ car });
          expect(
            carOf({ brand: brand.toUpperCase(), model: `${model} ${variant}`, variant: '', year: buddhist }),
          ).toEqual({ car });
          expect(carOf({ brand: `${brand} ${model}`, model: '', variant, year: buddhist })).toEqual({ car });
          count += 1;
        }
  expect(count).toBeGreaterThan(2000);
});
