import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ServiceHistory } from '#contract/calls/history.shapes.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { formatOdometer } from '#src/i18n/units/amounts.ts';
import { formatDate, formatTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { ListColumn } from '#src/parts/list/list-table.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { givenName } from '#src/parts/given-name.ts';
import { Plate } from '#src/ui/car/plate.tsx';
import styles from './car-care.module.css';

/** The links of a history line. Keep both function identities stable. */
export interface HistoryLinks {
  readonly renderBooking: (id: string, look: LinkLook) => ReactNode;
  /** A link to a new booking with the branch, services and car of a past visit; null if none can be begun here. */
  readonly renderAgain: ((visit: ServiceHistory, look: LinkLook) => ReactNode) | null;
}

/** The table columns for a visit; its day links to the booking. */
export const historyColumns = ({ renderBooking, renderAgain }: HistoryLinks): readonly ListColumn<ServiceHistory>[] => [
  {
    id: 'when',
    header: <Trans>Date</Trans>,
    isTitle: true,
    cell: ({ appointment_id: id, date_time: at }) =>
      renderBooking(id, { className: styles.when ?? '', children: <When at={at} /> }),
  },
  {
    id: 'car',
    header: <Trans>Car</Trans>,
    cell: ({ customer_data: { register_number: plate, province }, car }) => (
      <span className={styles.car}>
        <Plate number={displayPlate(plate)} province={province} />
        {car ? (
          <span className={styles.name} translate="no">
            {givenName(car.car_name, plate)}
          </span>
        ) : null}
      </span>
    ),
  },
  { id: 'branch', header: <Trans>Branch</Trans>, cell: ({ branch }) => branch.name },
  {
    id: 'services',
    header: <Trans>Services</Trans>,
    cell: ({ services, other_service: other, note }) => (
      <>
        {[...services.map(({ name }) => name), other].filter(Boolean).join(', ')}
        {note ? <small className={styles.note}>{note}</small> : null}
      </>
    ),
  },
  { id: 'odometer', header: <Trans>Odometer</Trans>, cell: ({ odometer }) => <Odometer km={odometer} /> },
  ...(renderAgain === null ? [] : [againColumn(renderAgain)]),
];

const againColumn = (renderAgain: NonNullable<HistoryLinks['renderAgain']>): ListColumn<ServiceHistory> => ({
  id: 'again',
  header: <Trans>Next time</Trans>,
  cell: (visit) => (
    <Button kind="outline" size="small" className={styles.again} renderLink={(look) => renderAgain(visit, look)}>
      <Trans>Book again</Trans>
    </Button>
  ),
});

function When({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <>
      <b>{formatDate(at, language)}</b> {formatTime(at)}
    </>
  );
}

function Odometer({ km }: { km: number | null }) {
  const language = useLanguage();
  return km === null ? '–' : <span className={styles.km}>{formatOdometer(km, language)}</span>;
}
