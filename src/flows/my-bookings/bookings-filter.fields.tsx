import { Trans, useLingui } from '@lingui/react/macro';
import { STATUS_NAMES } from '#src/flows/booking-lookup/booking-status.texts.ts';
import { FilterFold } from '#src/parts/list/filter-fold.tsx';
import { useTypedFilter } from '#src/parts/list/use-typed-filter.ts';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { FILTERED, type BookingsSearch } from './my-bookings.address.ts';
import styles from './my-bookings.module.css';

type Filter = Pick<BookingsSearch, 'status' | 'keywords' | 'plate'>;

interface BookingsFilterProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** The status can be chosen. */
  readonly hasStatus: boolean;
}

export function BookingsFilter(props: BookingsFilterProps) {
  const { status, keywords, plate } = props.filter;
  return (
    <FilterFold count={[status, keywords, plate].filter((each) => each !== undefined).length}>
      <Fields {...props} />
    </FilterFold>
  );
}

/** A status applies at once, typed text after a pause. */
function Fields({ filter, onFilter, hasStatus }: BookingsFilterProps) {
  const { i18n, t } = useLingui();
  const { status, keywords = '', plate = '' } = filter;
  const texts = useTypedFilter({ keywords, plate }, (typed) => onFilter({ status, ...typed }));
  return (
    <search className={styles.filter}>
      {hasStatus ? (
        <NativeSelect
          label={<Trans>Status</Trans>}
          value={status ?? ''}
          placeholder={t`All`}
          options={FILTERED.map((each) => ({ value: String(each), label: i18n._(STATUS_NAMES[each]) }))}
          onChange={({ currentTarget: { value } }) => {
            const chosen = FILTERED.find((each) => String(each) === value);
            onFilter({ status: chosen, ...texts.given });
          }}
        />
      ) : null}
      <TextField
        className={styles.words ?? ''}
        label={<Trans>Branch, service or booking code</Trans>}
        type="search"
        enterKeyHint="search"
        maxLength={100}
        value={texts.typed.keywords}
        onChange={({ currentTarget: { value } }) => texts.type('keywords', value)}
      />
      <TextField
        label={<Trans>Licence plate</Trans>}
        type="search"
        enterKeyHint="search"
        maxLength={30}
        value={texts.typed.plate}
        onChange={({ currentTarget: { value } }) => texts.type('plate', value)}
      />
    </search>
  );
}
