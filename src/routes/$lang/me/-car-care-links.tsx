import { Link, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { MaintainedCar } from '#contract/calls/history.shapes.ts';
import type { BookedLink } from '#src/flows/car-care/booked-for.part.tsx';
import type { HistoryLinks } from '#src/flows/car-care/history-columns.part.tsx';
import type { MaintenanceLinks } from '#src/flows/car-care/maintained-car.part.tsx';
import type { DueLink } from '#src/flows/car-care/due-soon.part.tsx';
import type { CarToBook } from '#src/flows/retail-booking/entry/another-car.view.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { searchOf } from '../../-book-again.tsx';
import { wantedCar } from '../../-wanted-car.ts';

/** The links of the car care pages; the same objects while the language stays the same. */
export function useCareLinks() {
  const host = useRouter().options.context;
  const lang = useLanguage();
  return useMemo(() => {
    const want = ({ plate, province, brand, model, year }: Omit<CarToBook, 'variant'>) =>
      wantedCar(host, { car: { plate, province, brand, model, variant: '', year }, isRepeat: false });
    const history: HistoryLinks = {
      renderBooking: (booking, look) => (
        <Link {...look} to="/$lang/me/booking" params={{ lang }} search={{ booking }} />
      ),
      renderAgain: ({ branch, services, date_time: startsAt, customer_data: car }, look) => (
        <Link
          {...look}
          to="/$lang/booking"
          params={{ lang }}
          search={searchOf(
            services.map(({ id }) => id),
            { branch: branch.location_id, startsAt, now: host.now() },
          )}
          {...want({ ...car, plate: car.register_number, province: car.province ?? '' })}
        />
      ),
    };
    const renderBooking: BookedLink = (booking, words) => (
      <Link to="/$lang/me/booking" params={{ lang }} search={{ booking }}>
        {words}
      </Link>
    );
    const usualOf = ({ usual_branch: usual }: MaintainedCar) => (usual === null ? {} : { branch: usual.location_id });
    const cars: MaintenanceLinks = {
      renderBook: (services, car, look) => (
        <Link
          {...look}
          to="/$lang/booking"
          params={{ lang }}
          search={{ ...searchOf(services), ...usualOf(car) }}
          {...want({ ...car, plate: car.car_register_number })}
        />
      ),
      renderHistory: (id, look) => <Link {...look} to="/$lang/me/cars/$id/history" params={{ lang, id }} />,
      renderBooking,
    };
    const renderDue: DueLink = (services, car, slot, look) => (
      <Link
        {...look}
        to="/$lang/booking"
        params={{ lang }}
        search={{
          ...searchOf(services),
          ...(slot ? { branch: slot.location_id, date: slot.date, time: slot.time } : usualOf(car)),
        }}
        {...want({ ...car, plate: car.car_register_number })}
      />
    );
    return { history, cars, renderDue, renderBooking };
  }, [host, lang]);
}
