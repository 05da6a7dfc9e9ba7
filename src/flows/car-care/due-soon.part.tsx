import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MaintainedCar, Maintenance } from '#contract/calls/history.shapes.ts';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import { isWanted, servicesToBook, SOON_DAYS } from '#domain/membership/maintenance.ts';
import { leadDays, totalHours } from '#domain/services.ts';
import type { Account } from '#machines/shared/account.ts';
import { soonestQuery } from '#src/api/queries/booking.queries.ts';
import { servicesQuery } from '#src/api/queries/catalogue.queries.ts';
import { maintenanceQuery } from '#src/api/queries/history.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { formatDay } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { Plate } from '#src/ui/car/plate.tsx';
import { BookedFor, type BookedLink } from './booked-for.part.tsx';
import { dueText, stateText } from './maintenance.texts.ts';
import styles from './due-soon.module.css';

type CaredCar = MaintainedCar & { readonly maintenance_list: readonly Maintenance[] };

/** The free time offered for the maintenance, if one is known. */
type OfferedSlot = Pick<SoonestSlot, 'location_id' | 'date' | 'time'> | null;

/** Renders a link to a booking of these services for this car at that time, or else at its usual branch. */
export type DueLink = (services: readonly number[], car: MaintainedCar, slot: OfferedSlot, look: LinkLook) => ReactNode;

interface DueSoonProps {
  readonly host: FlowHost;
  readonly account: Account;
  readonly renderBook: DueLink;
  /** Renders a link to a booking. */
  readonly renderBooking: BookedLink;
  readonly addCarLink: ReactNode;
}

const MOST_CARS = 3;
/** Wanted, or wanted until it was booked. */
const isShown = (one: Maintenance) => isWanted({ ...one, booked: null });

/** The cars that need something now or soon, each with a free time at its usual branch; what is booked for them is said, and not offered. */
export function DueSoon({ host, account, renderBook, renderBooking, addCarLink }: DueSoonProps) {
  const language = useLanguage();
  const days = SOON_DAYS;
  const query = useQuery(maintenanceQuery(host.api(language), language, account.code, {}), queryClientOf(host));
  return (
    <section className={styles.soon} aria-labelledby="due-soon">
      <h2 id="due-soon">
        <Trans>Due soon</Trans>
      </h2>
      <ReadList query={query} rows={2}>
        {({ car_list: all, total }) => {
          const cars = all.filter(({ maintenance_list: lines }) => lines.some(isShown)).slice(0, MOST_CARS);
          if (total === 0) return addCarLink;
          if (cars.length === 0)
            return (
              <p>
                <Trans>Nothing is due in the next {days} days</Trans>
              </p>
            );
          return (
            <ul className={styles.cars}>
              {cars.map((car) => (
                <DueCar
                  key={car.car_profile_id}
                  host={host}
                  car={car}
                  renderBook={renderBook}
                  renderBooking={renderBooking}
                />
              ))}
            </ul>
          );
        }}
      </ReadList>
    </section>
  );
}

type DueCarProps = Pick<DueSoonProps, 'host' | 'renderBook' | 'renderBooking'> & { readonly car: CaredCar };

function DueCar({ host, car, renderBook, renderBooking }: DueCarProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const lines = car.maintenance_list.filter(isShown);
  const services = servicesToBook(lines);
  const slot = useSoonestAtUsual({ host, car, services });
  const usual = car.usual_branch?.name ?? '';
  const [when, branch] = slot ? [`${formatDay(slot.date, language)} ${slot.time}`, slot.location_name] : ['', ''];
  return (
    <li className={styles.car}>
      <p className={styles.name}>
        <b translate="no">{car.car_name}</b> <Plate number={car.car_register_number} province={car.province} />
      </p>
      <ul className={styles.lines}>
        {lines.map((one) => (
          <li key={one.advice_id} data-state={one.booked === null ? one.state : 'booked'}>
            {one.booked === null ? (
              <>
                <b>{one.name}</b> · {i18n._(stateText(one, language))}
                <small>{i18n._(dueText(one, language))}</small>
              </>
            ) : (
              <>
                <b>{one.name}</b> · <BookedFor one={one} renderBooking={renderBooking} />
              </>
            )}
          </li>
        ))}
      </ul>
      {services.length > 0 ? (
        <>
          {/* Its space is reserved, so that nothing moves when the time arrives. */}
          <p className={styles.free}>
            {slot ? (
              <Trans>
                Free at {branch}: <b>{when}</b>
              </Trans>
            ) : usual === '' ? (
              '\u00a0'
            ) : (
              <Trans>At {usual}, where you were last</Trans>
            )}
          </p>
          <Button size="small" renderLink={(look) => renderBook(services, car, slot, look)}>
            <Plural value={services.length} one="Book this service" other="Book these # services" />
          </Button>
        </>
      ) : null}
    </li>
  );
}

/** The first free time for these services at the car's usual branch. */
function useSoonestAtUsual({
  host,
  car,
  services,
}: Pick<DueCarProps, 'host' | 'car'> & { readonly services: readonly number[] }) {
  const language = useLanguage();
  const client = queryClientOf(host);
  const api = host.api(language);
  const catalogue = useQuery(servicesQuery(api, language), client);
  const facts = (catalogue.data?.list ?? [])
    .filter(({ id }) => services.includes(id))
    .map(({ hours, pre_day: preDay }) => ({ hours, preDay }));
  const branch = car.usual_branch?.location_id;
  const isKnown = branch !== undefined && facts.length > 0 && facts.length === services.length;
  const soonest = useQuery(
    { ...soonestQuery(api, language, totalHours(facts), leadDays(facts)), enabled: isKnown },
    client,
  );
  return (isKnown && soonest.data?.soonest_list.find(({ location_id }) => location_id === branch)) || null;
}
