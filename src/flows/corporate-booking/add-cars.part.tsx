import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { searchKey } from '#domain/fields/thai-spelling.ts';
import { fleetQuery } from '#src/api/queries/fleet.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { formatDayTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { givenName } from '#src/parts/given-name.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { fleetCarOf } from './corporate-booking.adapters.ts';
import { useFlow, useSend, useVisit } from './corporate-booking.visit.ts';
import styles from './corporate-booking.module.css';

/** How many are shown at once: more are found by more letters. */
const SHOWN = 12;

const keys = new WeakMap<FleetCar, string>();

/** What a car is searched by: worked out once, and only when somebody searches. */
function keyOf(car: FleetCar): string {
  const known = keys.get(car);
  if (known !== undefined) return known;
  const key = searchKey(`${car.car_register_number} ${car.car_name} ${car.brand} ${car.model} ${car.department}`);
  keys.set(car, key);
  return key;
}

/** The pressed button goes with its car: the next one in the list, or the search, has the focus then. */
function focusNext(pressed: HTMLElement): void {
  const row = pressed.closest('li');
  const next = [row?.nextElementSibling, row?.previousElementSibling].map((each) => each?.querySelector('button'));
  (next.find((button) => button) ?? document.querySelector<HTMLElement>('#add-car'))?.focus();
}

/** Cars of the fleet to be added, by search. One with a booking says which, and cannot be added (CB-06). */
export function AddCars() {
  const { host } = useVisit();
  const { t } = useLingui();
  const send = useSend();
  const language = useLanguage();
  const code = useFlow(({ context }) => context.company.code);
  const chosen = useFlow(({ context }) => context.group.cars);
  const query = useQuery(fleetQuery(host.api(language), code, language), queryClientOf(host));
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed);
  const words = searchKey(asked);
  const isIn = new Set(chosen.map(({ draft }) => draft.car.id));
  const found = (query.data ?? []).filter(
    (car) => !isIn.has(car.car_profile_id) && (words === '' || keyOf(car).includes(words)),
  );
  return (
    <section className={styles.form}>
      <h2>{chosen.length === 0 ? <Trans>Which cars?</Trans> : <Trans>Add more cars</Trans>}</h2>
      <TextField
        id="add-car"
        type="search"
        label={<Trans>Plate, name, model or department</Trans>}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <ReadList query={query} rows={4}>
        {() => (
          <ul className={styles.rows}>
            {found.slice(0, SHOWN).map((car) => {
              const plate = displayPlate(car.car_register_number);
              const when = car.booking && formatDayTime(car.booking.date_time, language);
              return (
                <li key={car.car_profile_id} className={styles.row}>
                  <div className={styles.name} translate="no">
                    <b>{plate}</b>
                    <span className={styles.quiet}>{givenName(car.car_name, plate)}</span>
                  </div>
                  <div className={styles.quiet}>
                    {car.brand} {car.model}
                  </div>
                  {car.booking === null ? (
                    <Button
                      kind="outline"
                      size="small"
                      aria-label={t`Add ${plate}`}
                      onClick={({ currentTarget }) => {
                        focusNext(currentTarget);
                        send({ type: 'cars.added', cars: [{ car: fleetCarOf(car), bookingId: null }] });
                      }}
                    >
                      <Trans>Add</Trans>
                    </Button>
                  ) : (
                    <span className={styles.quiet}>
                      <Trans>
                        Has a booking: {when} {car.booking.branch.name}
                      </Trans>
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </ReadList>
      {query.data !== undefined && found.length === 0 ? (
        <p className={styles.quiet}>
          {words === '' ? (
            <Trans>All cars of the list are chosen.</Trans>
          ) : (
            <Trans>No car is found that is not chosen already. Change the words.</Trans>
          )}
        </p>
      ) : null}
      {found.length > SHOWN ? (
        <p className={styles.quiet}>
          <Trans>
            {SHOWN} of {found.length} are shown. Type more letters to find a car.
          </Trans>
        </p>
      ) : null}
    </section>
  );
}
