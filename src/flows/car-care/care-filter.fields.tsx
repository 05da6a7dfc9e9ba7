import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { BranchDate } from '#domain/thai-calendar.ts';
import { DayField } from '#src/parts/list/day-field.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { isInverted, type CareFilter } from './car-care.address.ts';
import styles from './car-care.module.css';

/** So long nothing more has been typed. */
const PAUSE_MS = 400;

interface CareFilterFieldsProps {
  readonly filter: CareFilter;
  /** Stays the same function. */
  readonly onFilter: (filter: CareFilter) => void;
  readonly today: BranchDate;
  /** False on the page of one car. */
  readonly hasPlate?: boolean;
}

export function CareFilterFields({ filter, onFilter, today, hasPlate = true }: CareFilterFieldsProps) {
  const { t } = useLingui();
  const { plate = '', from, to } = filter;
  const [typed, setTyped] = useState(plate);
  const [addressed, setAddressed] = useState(plate);
  // Back, Forward and 'clear' bring another one than was typed.
  if (addressed !== plate) {
    setAddressed(plate);
    if (typed.trim() !== plate) setTyped(plate);
  }
  useEffect(() => {
    const next = typed.trim();
    if (next === plate) return undefined;
    const pause = setTimeout(() => onFilter({ plate: next || undefined, from, to }), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, plate, from, to, onFilter]);
  const typedPlate = typed.trim() || undefined;
  return (
    <search className={styles.filter} data-single={!hasPlate || undefined}>
      {hasPlate ? (
        <TextField
          className={styles.plate ?? ''}
          label={<Trans>Licence plate</Trans>}
          type="search"
          enterKeyHint="search"
          maxLength={30}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      ) : null}
      <DayField
        label={t`From`}
        day={from}
        today={today}
        onDay={(day) => onFilter({ plate: typedPlate, from: day, to })}
      />
      <DayField
        label={t`To`}
        day={to}
        min={from}
        today={today}
        onDay={(day) => onFilter({ plate: typedPlate, from, to: day })}
        error={isInverted(filter) ? t`This is before the first day` : undefined}
      />
    </search>
  );
}
