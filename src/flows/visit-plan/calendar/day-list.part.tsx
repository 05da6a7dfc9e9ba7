import { Plural, Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconChevronDown, IconClockExclamation, IconPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CANCEL_HOURS } from '#domain/constants.ts';
import { timeOfCell } from '#domain/thai-calendar.ts';
import { formatDay } from '#src/i18n/units/dates.ts';
import { givenName } from '#src/parts/given-name.ts';
import { CarWithoutVisit } from './no-visit.part.tsx';
import type { NoVisitProps, PlanPartProps } from './plan-parts.types.ts';
import { branchName } from './plan.texts.ts';
import type { PlanRow } from './plan.view.ts';
import styles from './plan.module.css';

interface DayListProps extends PlanPartProps, NoVisitProps {
  readonly limit: number;
  /** The chosen car, shown below its line. */
  readonly panel: ReactNode;
}

/** The same plan as one list by day, first the cars that need somebody. */
export function DayList(props: DayListProps) {
  const { view, words, limit } = props;
  const without = view.rows.filter(({ visit }) => visit === null);
  const dates = [...new Set(view.rows.flatMap(({ visit }) => visit?.date ?? []))].toSorted();
  return (
    <div className={styles.list}>
      {without.length === 0 ? null : (
        <section>
          <h2>
            <Trans>Without a time</Trans>
          </h2>
          <ul>
            {without.map((row) => (
              <li
                key={row.car.id}
                tabIndex={-1}
                data-car={row.car.id}
                data-of-car={row.car.id}
                data-missing={!row.isLeftOut || undefined}
              >
                <CarName {...props} row={row} />
                <CarWithoutVisit {...props} row={row} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {dates.map((date) => {
        const rows = view.rows
          .filter(({ visit }) => visit?.date === date)
          .toSorted((a, b) => (a.visit?.startCell ?? 0) - (b.visit?.startCell ?? 0));
        return (
          <section key={date}>
            <h2>
              {formatDay(date, words.language)}
              <small>
                <Plural value={rows.length} one={`# of ${limit} cars`} other={`# of ${limit} cars`} />
              </small>
            </h2>
            <ul>
              {rows.map((row) => (
                <VisitLine key={row.car.id} {...props} row={row} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface CarNameProps extends Pick<PlanPartProps, 'fleet' | 'servicesOf'> {
  readonly row: PlanRow;
  /** Where it goes, above what is done. */
  readonly place?: ReactNode;
}

function CarName({ fleet, servicesOf, row, place }: CarNameProps) {
  const car = fleet.get(row.car.id);
  return (
    <span className={styles.name}>
      <span>
        <b lang="th" translate="no">
          {car?.car_register_number}
        </b>{' '}
        <span translate="no">{givenName(car?.car_name, car?.car_register_number)}</span>
      </span>
      {place}
      <small>{servicesOf(row.car.services)}</small>
    </span>
  );
}

function VisitLine(props: DayListProps & { readonly row: PlanRow }) {
  const { words, row, chosen, onChoose, panel } = props;
  const { car, visit, isLate, broken } = row;
  if (visit === null) return null;
  const isOpen = chosen === car.id;
  return (
    <li tabIndex={-1} data-car={car.id} data-of-car={car.id} data-pinned={visit.isPinned || undefined}>
      <button type="button" aria-expanded={isOpen} onClick={() => onChoose(isOpen ? null : car.id)}>
        <b>{timeOfCell(visit.startCell)}</b>
        <CarName
          {...props}
          row={row}
          place={
            <span className={styles.branch}>
              {isLate ? (
                <span className={styles.late}>
                  <IconClockExclamation size={15} stroke={1.75} aria-hidden="true" />{' '}
                  <Trans>under {CANCEL_HOURS} hours away: cannot be cancelled online</Trans>
                </span>
              ) : null}
              {visit.isPinned ? <IconPin size={15} stroke={1.75} aria-hidden="true" /> : null}
              {broken.length === 0 ? null : <IconAlertTriangle size={15} stroke={1.75} aria-hidden="true" />}
              {branchName(words, visit.branchId)}
            </span>
          }
        />
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen ? panel : null}
    </li>
  );
}
