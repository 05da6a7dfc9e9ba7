import { carLists } from '#machines/car-registration/car-registration.fixtures.ts';
import { CAR_LEVELS } from '#machines/car-registration/car-registration.types.ts';
import type { CarEntry } from '#machines/shared/car-entry.ts';
import { fill } from '#tests/support/model/page-parts.ts';
import type { Always } from './controlled-wire.ts';

/** The lists of the cascade of a car, answered at once: each for what is chosen above it. */
export const carListAnswers: Always = {
  listCarMasterData: (chosen) => ({
    car_master_data_list: [...carLists[CAR_LEVELS[Object.keys(chosen).length] ?? 'year']],
  }),
};

/** Types and chooses a car in a form whose fields begin with this prefix, each list once it is there. */
export async function fillInCar(prefix: string, car: CarEntry, settle: () => Promise<void>): Promise<void> {
  const field = (name: string) => document.querySelector<HTMLElement>(`#${prefix}-${name}`);
  const { brandId, modelId, variantId, carId } = car;
  const texts = { carName: car.carName, plate: car.plate, province: car.province };
  for (const [name, text] of Object.entries(texts)) fill(field(name), text, name);
  const ids = { brand: brandId, model: modelId, variant: variantId, year: carId };
  for (const level of CAR_LEVELS) {
    // oxlint-disable-next-line no-await-in-loop -- each list is asked for when the one above is chosen
    await settle();
    fill(field(level), String(ids[level]), level);
  }
  // oxlint-disable-next-line no-await-in-loop -- once
  await settle();
}
