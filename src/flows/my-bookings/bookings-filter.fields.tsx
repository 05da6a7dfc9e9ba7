import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { STATUS } from '#domain/appointment.ts';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { FILTERED, type BookingsSearch } from './my-bookings.address.ts';
import styles from './my-bookings.module.css';

const NAMES = {
  [STATUS.confirmed]: msg`Confirmed`,
  [STATUS.temporary]: msg`Being kept`,
  [STATUS.completed]: msg`Completed`,
  [STATUS.cancelled]: msg`Cancelled`,
  [STATUS.noShow]: msg`Not attended`,
};

/** So long nothing more has been typed. */
const PAUSE_MS = 400;

type Filter = Pick<BookingsSearch, 'status' | 'keywords' | 'plate'>;

interface BookingsFilterProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** A status counts at once, what is typed after a pause. */
export function BookingsFilter({ filter, onFilter }: BookingsFilterProps) {
  const { i18n, t } = useLingui();
  const { status, keywords = '', plate = '' } = filter;
  const [typed, setTyped] = useState({ keywords, plate });
  const [addressed, setAddressed] = useState({ keywords, plate });
  // Back, Forward and 'clear' bring others than those that were typed.
  if (addressed.keywords !== keywords || addressed.plate !== plate) {
    setAddressed({ keywords, plate });
    if (typed.keywords.trim() !== keywords || typed.plate.trim() !== plate) setTyped({ keywords, plate });
  }
  useEffect(() => {
    const next = { keywords: typed.keywords.trim(), plate: typed.plate.trim() };
    if (next.keywords === keywords && next.plate === plate) return undefined;
    const pause = setTimeout(
      () => onFilter({ status, keywords: next.keywords || undefined, plate: next.plate || undefined }),
      PAUSE_MS,
    );
    return () => clearTimeout(pause);
  }, [typed, keywords, plate, status, onFilter]);
  return (
    <search className={styles.filter}>
      <NativeSelect
        label={<Trans>Status</Trans>}
        value={status ?? ''}
        placeholder={t`All`}
        options={FILTERED.map((each) => ({ value: String(each), label: i18n._(NAMES[each]) }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = FILTERED.find((each) => String(each) === value);
          onFilter({ status: chosen, keywords: keywords || undefined, plate: plate || undefined });
        }}
      />
      <TextField
        className={styles.words ?? ''}
        label={<Trans>Branch, service or booking code</Trans>}
        type="search"
        enterKeyHint="search"
        maxLength={100}
        value={typed.keywords}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, keywords: value })}
      />
      <TextField
        label={<Trans>Licence plate</Trans>}
        type="search"
        enterKeyHint="search"
        maxLength={30}
        value={typed.plate}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, plate: value })}
      />
    </search>
  );
}
