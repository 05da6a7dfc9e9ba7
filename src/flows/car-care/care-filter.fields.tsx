import { Trans, useLingui } from '@lingui/react/macro';
import type { BranchDate } from '#domain/thai-calendar.ts';
import { DayField } from '#src/parts/list/day-field.tsx';
import { FilterFold } from '#src/parts/list/filter-fold.tsx';
import { useTypedFilter } from '#src/parts/list/use-typed-filter.ts';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { isInverted, type CareFilter } from './car-care.address.ts';
import styles from './car-care.module.css';

interface CareFilterFieldsProps {
  readonly filter: CareFilter;
  /** Keep the function identity stable. */
  readonly onFilter: (filter: CareFilter) => void;
  readonly today: BranchDate;
  /** False on the page of a single car. */
  readonly hasPlate?: boolean;
}

export function CareFilterFields(props: CareFilterFieldsProps) {
  const { plate, from, to } = props.filter;
  return (
    <FilterFold
      count={[plate, from, to].filter((each) => each !== undefined).length}
      isWrong={isInverted(props.filter)}
    >
      <Fields {...props} />
    </FilterFold>
  );
}

function Fields({ filter, onFilter, today, hasPlate = true }: CareFilterFieldsProps) {
  const { t } = useLingui();
  const { plate = '', from, to } = filter;
  const texts = useTypedFilter({ plate }, (typed) => onFilter({ ...typed, from, to }));
  return (
    <search className={styles.filter} data-single={!hasPlate || undefined}>
      {hasPlate ? (
        <TextField
          className={styles.plate ?? ''}
          label={<Trans>Licence plate</Trans>}
          type="search"
          enterKeyHint="search"
          maxLength={30}
          value={texts.typed.plate}
          onChange={({ currentTarget: { value } }) => texts.type('plate', value)}
        />
      ) : null}
      <DayField label={t`From`} day={from} today={today} onDay={(day) => onFilter({ ...texts.given, from: day, to })} />
      <DayField
        label={t`To`}
        day={to}
        min={from}
        today={today}
        onDay={(day) => onFilter({ ...texts.given, from, to: day })}
        error={isInverted(filter) ? t`This is before the first day` : undefined}
      />
    </search>
  );
}
