import type { AnswerFor } from '#contract/calls/all.ts';
import type { CarProfile } from '#contract/calls/car.shapes.ts';
import { bookedCar, favouriteCar, otherCar, plainCar } from '#machines/my-cars/my-cars.fixtures.ts';
import type { MyCarsPorts } from '#machines/my-cars/my-cars.ports.ts';
import type { MyCar } from '#machines/my-cars/my-cars.types.ts';
import { foundBooking } from '#src/flows/booking-lookup/lookup.fixtures.ts';
import type { WirePorts } from '#tests/support/wire/wire-ports.ts';

export const CODE = 'code-of-this-login';

/** The list as the server has it: a car that was deleted or marked here was added or unmarked on another device, and its plate changed. */
export const plateAfter = (changes: number) => `${changes}กก 1234`;
const profileOf = ({ id, name, isFavourite, bookingId }: MyCar, changes: number): CarProfile => ({
  car_profile_id: id,
  car_name: name,
  car_register_number: plateAfter(changes),
  province: '',
  brand: 'Toyota',
  model: 'Yaris Ativ',
  variant: '1.2 Sport',
  year: '2022',
  master_car_data_id: 1111,
  car_image_url: null,
  favorite: isFavourite,
  appointment_id: bookingId,
});
export const listAfter = (changes: number): AnswerFor<'listMyCars'> => ({
  car_profile_list: [favouriteCar, plainCar, otherCar, bookedCar].map((car) => profileOf(car, changes)),
});
export const bookings: AnswerFor<'listBookingDetails'> = {
  booking_list: [{ ...foundBooking, appointment_id: String(bookedCar.bookingId) }],
};

/** `changes` is told that the server's list has changed. */
export const portsOn = (changed: () => void): WirePorts<MyCarsPorts> => ({
  changeCar: {
    asks: ({ what, car: { id } }) => ({
      call: what === 'favourite' ? 'chooseFavourite' : 'deleteCar',
      request: { code: CODE, car_profile_id: id },
    }),
    told: (outcome, { what, car }) => {
      changed();
      if (outcome.kind === 'ok')
        return what === 'favourite'
          ? { chooseFavourite: { car_profile: profileOf(car, 0) } }
          : { deleteCar: { car_profile_id: car.id } };
      const { kind, message } = outcome.failure;
      if (kind === 'favourite') return { failure: 'carIsFavourite', message };
      if (kind === 'booking') {
        const { bookingId } = outcome.failure;
        return {
          failure: 'carHasBooking',
          message,
          ...(bookingId === null ? {} : { details: { appointment_id: bookingId } }),
        };
      }
      // A car that is not there counts as deleted.
      return { failure: what === 'favourite' ? 'carNotFound' : 'carAlreadyBooked', message };
    },
  },
});
