import { Trans } from '@lingui/react/macro';
import { IconCircleCheck, IconHourglassHigh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import { branchNow, type BranchDate } from '#domain/thai-calendar.ts';
import { formatPhone } from '#domain/fields/phone.ts';
import { formatOdometer } from '#src/i18n/units/amounts.ts';
import { formatDate, formatDayTime, formatYearOfMake } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DueText } from '#src/parts/corporate/due-text.tsx';
import { givenName } from '#src/parts/given-name.ts';
import type { FleetColumn } from './fleet.address.ts';
import styles from './fleet.module.css';

export interface CellProps {
  readonly car: FleetCar;
  readonly today: BranchDate;
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

const Quiet = ({ children }: { readonly children: ReactNode }) => <span className={styles.quiet}>{children}</span>;

/** The live booking, held or confirmed (CB-06). */
export function BookingCell({ car: { booking } }: Pick<CellProps, 'car'>) {
  const language = useLanguage();
  if (booking === null)
    return (
      <Quiet>
        <Trans>No booking</Trans>
      </Quiet>
    );
  const when = formatDayTime(booking.date_time, language);
  return booking.state === 'held' ? (
    <span className={styles.held}>
      <IconHourglassHigh {...ICON} />
      <Trans>Held for {when}</Trans>
    </span>
  ) : (
    <span className={styles.booked}>
      <IconCircleCheck {...ICON} />
      <span className={styles.cut}>
        {when} {booking.branch.name}
      </span>
    </span>
  );
}

export function LastVisitCell({ car: { last_visit: last } }: Pick<CellProps, 'car'>) {
  const language = useLanguage();
  if (last === null)
    return (
      <Quiet>
        <Trans>Never</Trans>
      </Quiet>
    );
  return (
    <>
      {formatDate(last.date, language)} <Quiet>{last.branch.name}</Quiet>
    </>
  );
}

function OdometerCell({ car: { odometer } }: Pick<CellProps, 'car'>) {
  const language = useLanguage();
  return odometer === null ? <Quiet>–</Quiet> : formatOdometer(odometer.odometer, language);
}

const YearCell = ({ car }: Pick<CellProps, 'car'>) => formatYearOfMake(car.year, useLanguage());

const orDash = (text: string): ReactNode => (text === '' ? <Quiet>–</Quiet> : text);

/** What each column says of a car; the plate, which leads to the car, is the table's. */
export const CELLS: Readonly<Record<Exclude<FleetColumn, 'plate'>, (props: CellProps) => ReactNode>> = {
  name: ({ car }) => orDash(givenName(car.car_name, car.car_register_number)),
  car: ({ car }) => (
    <>
      {car.brand} {car.model}
    </>
  ),
  variant: ({ car }) => <Quiet>{car.variant}</Quiet>,
  year: ({ car }) => <YearCell car={car} />,
  province: ({ car }) => orDash(car.province),
  department: ({ car }) => orDash(car.department),
  driver: ({ car }) =>
    car.driver_name === '' ? (
      orDash(car.driver_tel)
    ) : (
      <>
        {car.driver_name} <Quiet>{formatPhone(car.driver_tel)}</Quiet>
      </>
    ),
  odometer: ({ car }) => <OdometerCell car={car} />,
  last: ({ car }) => <LastVisitCell car={car} />,
  due: ({ car, today }) => <DueText due={car.due} today={today} />,
  booking: ({ car }) => <BookingCell car={car} />,
};

export const todayAt = (now: number): BranchDate => branchNow(now).date;
