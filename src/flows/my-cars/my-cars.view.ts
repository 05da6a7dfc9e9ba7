import type { ReactNode } from 'react';
import type { CarProfile } from '#contract/calls/car.shapes.ts';
import type { MyCarsState } from '#machines/my-cars/my-cars.selectors.ts';
import type { CarTask, MyCar } from '#machines/my-cars/my-cars.types.ts';
import { photoAddress } from '#src/api/photos/file-address.ts';
import type { LinkLook } from '#src/ui/actions/button.tsx';

/** A car as its card shows it. The year is Gregorian; the photo's address is null if there is no photo. */
export interface ListedCar extends MyCar {
  readonly plate: string;
  readonly province: string;
  readonly brand: string;
  readonly model: string;
  readonly variant: string;
  readonly year: string;
  readonly photo: string | null;
}

export interface CarLinks {
  readonly renderEdit: (car: ListedCar, look: LinkLook) => ReactNode;
  readonly renderHistory: (car: ListedCar, look: LinkLook) => ReactNode;
  /** A link to a booking with this car filled in. */
  readonly renderBook: (car: ListedCar, look: LinkLook) => ReactNode;
  /** A link that names a booking. */
  readonly renderBooking: (bookingId: string) => ReactNode;
}

export interface MyCarsScreenProps extends CarLinks {
  /** From the chart's selectScreen. */
  readonly state: MyCarsState;
  readonly cars: readonly ListedCar[];
  /** The name of a car that has just been saved, unless something else has been done since. */
  readonly saved: string | null;
  readonly onFavour: (car: MyCar) => void;
  readonly onAskDelete: (car: MyCar) => void;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
  readonly onRetry: () => void;
  readonly onCloseRefusal: () => void;
}

export interface CarCardProps extends MyCarsScreenProps {
  readonly car: ListedCar;
  /** The account has no other car. */
  readonly isOnly: boolean;
}

export const listedCar = (car: CarProfile): ListedCar => ({
  id: car.car_profile_id,
  name: car.car_name,
  isFavourite: car.favorite,
  bookingId: car.appointment_id ?? null,
  plate: car.car_register_number,
  province: car.province,
  brand: car.brand,
  model: car.model,
  variant: car.variant,
  year: car.year,
  photo: photoAddress(car.car_image_url),
});

/** The list as it is after a change, until it is read again: the favourite first. */
export const carsAfter = ({ what, car }: CarTask, cars: readonly CarProfile[]): CarProfile[] => {
  if (what === 'deletion') return cars.filter(({ car_profile_id: id }) => id !== car.id);
  const marked = cars.map((each) => ({ ...each, favorite: each.car_profile_id === car.id }));
  return marked.toSorted((a, b) => Number(b.favorite) - Number(a.favorite));
};
