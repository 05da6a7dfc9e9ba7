import { Trans, useLingui } from '@lingui/react/macro';
import type { CellChange, ListedCar, ListField } from '#domain/fleet-list/checked-list.ts';
import { formatYearOfMake } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import styles from '../fleet-import.module.css';

/** The old value struck through, and the new one. */
export function Change({ change: { field, ...change } }: { readonly change: CellChange }) {
  const language = useLanguage();
  const [from, to] = [change.from, change.to].map((value) =>
    field === 'year' ? formatYearOfMake(value, language) : value,
  );
  return (
    <span data-change className={styles.change} translate="no" title={`${from} → ${to}`}>
      <del>
        <VisuallyHidden>
          <Trans>Before:</Trans>{' '}
        </VisuallyHidden>
        {from === '' ? '–' : from}
      </del>
      <span aria-hidden="true">→</span>
      <ins>
        <VisuallyHidden>
          <Trans>Now:</Trans>{' '}
        </VisuallyHidden>
        {to === '' ? '–' : to}
      </ins>
    </span>
  );
}

/** What a field of a car says; a dash for nothing. */
export function FieldText({ car, field }: { readonly car: ListedCar; readonly field: ListField }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const value = field === 'year' ? formatYearOfMake(car.year, language) : car[field];
  if (value === undefined || value === null || value === '') return <span className={styles.quiet}>–</span>;
  return (
    <span translate="no" className={field === 'car_register_number' ? styles.plate : styles.cut} title={String(value)}>
      {typeof value === 'number' ? i18n.number(value) : value}
    </span>
  );
}

/** The value as it stands in the file. */
export const WrongValue = ({ value }: { readonly value: string }) => (
  <span translate="no" className={styles.wrong} title={value}>
    {value === '' ? <Trans>(empty)</Trans> : value}
  </span>
);
