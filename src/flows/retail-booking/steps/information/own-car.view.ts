import type { CarProfile } from '#contract/calls/car.shapes.ts';
import { normalisePlate } from '#domain/fields/plate.ts';
import type { Customer } from '#machines/shared/customer.ts';
import { photoAddress } from '#src/api/photos/file-address.ts';

/** One of the member's cars, with what its card shows and what is booked; the year is Gregorian. */
export interface OwnCar {
  readonly id: string;
  readonly name: string;
  readonly isFavourite: boolean;
  /** Null if there is no photo. */
  readonly photo: string | null;
  readonly booked: Pick<Customer, 'plate' | 'province' | 'brand' | 'model' | 'variant' | 'year' | 'carId'>;
}

/** The card for a car that is typed in. */
export const ANOTHER_CAR = '';

export const ownCarOf = (car: CarProfile): OwnCar => ({
  id: car.car_profile_id,
  name: car.car_name,
  isFavourite: car.favorite,
  photo: photoAddress(car.car_image_url),
  booked: {
    plate: normalisePlate(car.car_register_number),
    province: car.province,
    brand: car.brand,
    model: car.model,
    variant: car.variant,
    year: car.year,
    carId: car.master_car_data_id,
  },
});

type Filled = Partial<Pick<Customer, 'plate' | 'province' | 'brand' | 'model'>>;

/** Whether the filled-in details do not contradict the car. */
const isOf = ({ booked }: OwnCar, filled: Filled): boolean =>
  normalisePlate(filled.plate ?? '') === booked.plate &&
  (['province', 'brand', 'model'] as const).every((part) => !filled[part] || filled[part] === booked[part]);

/**
 * The id of the card that is chosen at first. An earlier choice stays; otherwise the card that matches the filled-in car, whether typed or from a
 * link; and if nothing is filled in, the favourite.
 */
export const firstChoice = (cars: readonly OwnCar[], filled: Filled, chosen: string | null): string => {
  if (chosen === ANOTHER_CAR || cars.some(({ id }) => id === chosen)) return chosen ?? ANOTHER_CAR;
  if (!filled.plate && !filled.brand) return cars.find(({ isFavourite }) => isFavourite)?.id ?? ANOTHER_CAR;
  return cars.find((car) => isOf(car, filled))?.id ?? ANOTHER_CAR;
};

/** At most four cars are shown until the list is expanded; the chosen one is always among them. */
export const shownCars = (cars: readonly OwnCar[], chosen: string): readonly OwnCar[] =>
  cars.length <= 4 ? cars : cars.filter(({ id }, at) => at < 3 || id === chosen);

/** The cards above the fields of the car. */
export interface CarCardsProps {
  readonly cars: readonly OwnCar[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}
