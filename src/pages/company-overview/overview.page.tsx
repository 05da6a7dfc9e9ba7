import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { STATUS } from '#domain/appointment.ts';
import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import type { Api } from '#src/api/client.ts';
import { myBookingsQuery } from '#src/api/queries/booking-list.queries.ts';
import { fleetQuery, lastImportQuery } from '#src/api/queries/fleet.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { formatDay, formatTime } from '#src/i18n/units/dates.ts';
import { nearDay } from '#src/i18n/units/near-days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DueText } from '#src/parts/corporate/due-text.tsx';
import { givenName } from '#src/parts/given-name.ts';
import { LastImportText } from '#src/parts/corporate/last-import-text.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { PageHead } from '#src/ui/navigation/page-head.tsx';
import { branchNow } from '#domain/thai-calendar.ts';
import { overviewOf, type Overview } from './overview.view.ts';
import styles from './overview.module.css';

type Place = 'all' | 'due' | 'overdue' | 'booked' | 'never' | 'cancelled';

interface OverviewPageProps {
  readonly host: object & { readonly now: () => number };
  readonly api: Api;
  readonly code: string;
  readonly name: string;
  /** A link to the cars of a view, or to the cancelled bookings. */
  readonly renderPlace: (place: Place, look: LinkLook) => ReactNode;
  readonly renderCar: (car: FleetCar, look: LinkLook) => ReactNode;
  readonly renderBooking: (id: string, look: LinkLook) => ReactNode;
  /** A link to the planner of all that is due. */
  readonly renderPlan: (look: LinkLook) => ReactNode;
  readonly addCar: ReactNode;
  /** What was begun and waits. */
  readonly above: ReactNode;
  /** A link to the import, where the last one can be undone. */
  readonly renderImport: (look: LinkLook) => ReactNode;
}

/** A company's first page: what is due, what is booked, what needs somebody. */
export function OverviewPage(props: OverviewPageProps) {
  const { host, api, code, name, addCar, above } = props;
  const language = useLanguage();
  const query = useQuery(fleetQuery(api, code, language), queryClientOf(host));
  const today = branchNow(host.now()).date;
  return (
    <>
      <PageHead title={<Trans>Overview</Trans>}>
        <span className={styles.quiet} translate="no">
          {name}
        </span>
      </PageHead>
      {above}
      <ReadList query={query} rows={4}>
        {(cars) =>
          cars.length === 0 ? (
            <div className={styles.empty}>
              <p>
                <Trans>There are no cars yet. Add the first one to see what is due.</Trans>
              </p>
              {addCar}
            </div>
          ) : (
            <Shown {...props} overview={overviewOf(cars, today)} today={today} />
          )
        }
      </ReadList>
    </>
  );
}

type ShownProps = OverviewPageProps & { readonly overview: Overview; readonly today: string };

function Shown(props: ShownProps) {
  const { host, api, code, renderPlace, renderCar, renderBooking, renderImport, renderPlan, overview, today } = props;
  const { i18n } = useLingui();
  const language = useLanguage();
  const cancelled = useQuery(
    myBookingsQuery(api, language, code, { status: STATUS.cancelled, page: 1 }),
    queryClientOf(host),
  );
  const { week, urgent } = overview;
  const numbers: readonly (readonly [Place, ReactNode, number | undefined, number?])[] = [
    ['overdue', <Trans key="overdue">Overdue</Trans>, overview.overdue, overview.overdueBooked],
    [
      'due',
      <Trans key="due">Due or due soon, overdue included</Trans>,
      overview.overdue + overview.soon,
      overview.overdueBooked + overview.soonBooked,
    ],
    ['booked', <Trans key="booked">Booked</Trans>, overview.booked + overview.held],
    ['cancelled', <Trans key="cancelled">Cancelled bookings</Trans>, cancelled.data?.total],
    ['never', <Trans key="never">Never serviced here</Trans>, overview.never],
    ['all', <Trans key="all">All cars</Trans>, overview.cars],
  ];
  return (
    <div className={styles.page}>
      <ul className={styles.numbers}>
        {numbers.map(([place, label, count, booked = 0]) => (
          <li key={place} data-place={place}>
            {renderPlace(place, {
              children: (
                <>
                  <b>{count === undefined ? '…' : i18n.number(count)}</b>
                  <span>{label}</span>
                  {booked === 0 ? null : (
                    <small>
                      <Plural value={booked} one="# of them booked" other="# of them booked" />
                    </small>
                  )}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        <section aria-labelledby="overview-week">
          <h2 id="overview-week">
            <Trans>Booked in the next 7 days</Trans>
          </h2>
          <ul className={styles.week}>
            {week.map(({ date, cars }) => {
              const near = nearDay(date, today);
              return (
                <li key={date}>
                  <h3>
                    {formatDay(date, language)}
                    {near === null ? null : <small>{i18n._(near)}</small>}
                  </h3>
                  {cars.length === 0 ? (
                    <p className={styles.quiet}>
                      <Trans>Nothing booked</Trans>
                    </p>
                  ) : (
                    <ul>
                      {cars.map(({ car_profile_id: id, car_register_number: plate, booking }) =>
                        booking === null ? null : (
                          <li key={id}>
                            {renderBooking(booking.appointment_id, {
                              children: (
                                <>
                                  <b>{formatTime(booking.date_time)}</b> <span translate="no">{plate}</span>
                                </>
                              ),
                            })}{' '}
                            <span className={styles.quiet}>{booking.branch.name}</span>
                          </li>
                        ),
                      )}
                    </ul>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
        <section aria-labelledby="overview-urgent">
          <h2 id="overview-urgent">
            <Trans>Most urgent without a booking</Trans>
          </h2>
          {urgent.length === 0 ? (
            <p className={styles.quiet}>
              <Trans>Nothing is due in the next 30 days.</Trans>
            </p>
          ) : (
            <ul className={styles.urgent}>
              {urgent.map((car) => (
                <li key={car.car_profile_id}>
                  {renderCar(car, {
                    children: (
                      <>
                        <b translate="no">{car.car_register_number}</b>{' '}
                        <span className={styles.quiet} translate="no">
                          {givenName(car.car_name, car.car_register_number)}
                        </span>
                      </>
                    ),
                  })}
                  <DueText due={car.due} today={today} />
                  <small className={styles.quiet}>{car.due.advice.map(({ name: advice }) => advice).join(', ')}</small>
                </li>
              ))}
            </ul>
          )}
          {overview.overdue + overview.soon === 0 ? null : (
            <p>
              <Button kind="outline" size="small" renderLink={renderPlan}>
                <Trans>Plan what is due</Trans>
              </Button>
            </p>
          )}
          {overview.overdue + overview.soon > urgent.length ? (
            <p>
              {renderPlace('due', {
                children: <Plural value={overview.overdue + overview.soon} one="Show # car" other="Show all # cars" />,
              })}
            </p>
          ) : null}
          <LastImport {...{ host, api, code, renderImport }} />
        </section>
      </div>
    </div>
  );
}

function LastImport({
  host,
  api,
  code,
  renderImport,
}: Pick<OverviewPageProps, 'host' | 'api' | 'code' | 'renderImport'>) {
  const { data: last } = useQuery(lastImportQuery(api, code), queryClientOf(host));
  if (!last) return null;
  return (
    <>
      <h2>
        <Trans>Last import</Trans>
      </h2>
      <LastImportText last={last} />
      <p>
        {renderImport({
          children: last.undone_at === null ? <Trans>Import again or undo it</Trans> : <Trans>Import again</Trans>,
        })}
      </p>
    </>
  );
}
