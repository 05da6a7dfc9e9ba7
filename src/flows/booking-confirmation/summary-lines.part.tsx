import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { fullName } from '#domain/fields/person-name.ts';
import { formatPhone } from '#domain/fields/phone.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { cellsFor } from '#domain/services.ts';
import { epochMs } from '#domain/thai-calendar.ts';
import { CELL_MINUTES } from '#domain/constants.ts';
import { formatBaht, formatDuration } from '#src/i18n/units/amounts.ts';
import { formatDayFull, formatTime, formatYearOfMake } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ThaiTime } from '#src/parts/thai-time.tsx';
import { Plate } from '#src/ui/car/plate.tsx';
import styles from './summary-lines.module.css';
import type { SummaryDetails, SummaryField, SummaryStep } from './summary.types.ts';

interface SummaryLinesProps {
  details: SummaryDetails;
  /** Somebody else has taken the time, so it is crossed out. */
  isTimeLost: boolean;
  /** Null while nothing can be edited. */
  onEdit: ((step: SummaryStep, field?: SummaryField) => void) | null;
}

/** Everything that will be booked, each line with a way to edit it. */
export function SummaryLines({ details, isTimeLost, onEdit }: SummaryLinesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { dateTime, hours, branch, services, priceFrom, otherService, customer, note } = details;
  const price = priceFrom === undefined ? null : formatBaht(priceFrom, language);
  const end = formatTime(epochMs(dateTime) + cellsFor(hours) * CELL_MINUTES * 60_000);
  const duration = formatDuration(hours, language);
  const year = formatYearOfMake(customer.year, language);
  const When = isTimeLost ? 's' : 'span';
  const count = services.length;
  const lines: { step: SummaryStep; field?: SummaryField; label: string; value: ReactNode }[] = [
    {
      step: 'time',
      label: t`Date and time`,
      value: (
        <>
          <b className={styles.big}>
            <When>
              {formatDayFull(dateTime, language)} <span>{formatTime(dateTime)}</span>
            </When>
            <ThaiTime />
          </b>
          <small>{isTimeLost ? <Trans>Already booked</Trans> : <Trans>Done at about {end}</Trans>}</small>
        </>
      ),
    },
    {
      step: 'branch',
      label: t`Branch`,
      value: (
        <>
          <b>{branch.name}</b>
          {branch.address ? <small>{branch.address}</small> : null}
        </>
      ),
    },
    {
      step: 'services',
      label: t`Services`,
      value: (
        <>
          <b>{services.join(', ')}</b>
          <small>
            {count === 1 ? t`1 service` : t`${count} services`} · {duration}
          </small>
          {otherService ? <small>{otherService}</small> : null}
          {price === null ? null : (
            <small>
              <Trans>About {price}. The real price depends on your car and its parts.</Trans>
            </small>
          )}
        </>
      ),
    },
    {
      step: 'information',
      field: 'register_number',
      label: t`Car`,
      value: (
        <span className={styles.car}>
          <Plate number={displayPlate(customer.plate)} province={customer.province} />
          <span className={styles.carName}>
            <b>{[customer.brand, customer.model, customer.variant].filter(Boolean).join(' ')}</b>
            {year ? (
              <small>
                <Trans>Year {year}</Trans>
              </small>
            ) : null}
          </span>
        </span>
      ),
    },
    {
      step: 'information',
      field: 'first_name',
      label: t`Customer`,
      value: (
        <>
          <b translate="no">{fullName(customer.firstName, customer.lastName)}</b>
          <small translate="no">{formatPhone(customer.phone)}</small>
          {customer.email ? <small translate="no">{customer.email}</small> : null}
        </>
      ),
    },
    ...(note
      ? [{ step: 'information' as const, field: 'note' as const, label: t`Message to the mechanic`, value: note }]
      : []),
  ];
  return (
    <dl className={styles.lines}>
      {lines.map(({ step, field, label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {/* Without the link its space is kept, so that the lines do not move when an answer arrives. */}
          <dd className={styles.edit} aria-hidden={onEdit ? undefined : true}>
            {onEdit ? (
              <button type="button" aria-label={t`Edit ${label}`} onClick={() => onEdit(step, field)}>
                <Trans>Edit</Trans>
              </button>
            ) : (
              <span>
                <Trans>Edit</Trans>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
