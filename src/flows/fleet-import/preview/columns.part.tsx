import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LIST_FIELDS, type CheckedList, type ListColumn, type ListField } from '#domain/fleet-list/checked-list.ts';
import type { ColumnMapping } from '#domain/fleet-list/headings.ts';
import { Unfold } from '#src/parts/list/unfold.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import styles from '../fleet-import.module.css';
import { FIELD_NAMES } from '../list-fields.texts.ts';

interface ColumnsProps {
  readonly columns: CheckedList['columns'];
  readonly mapping: ColumnMapping | null;
  readonly isRemembered: boolean;
  readonly isBusy: boolean;
  readonly onCorrect: (mapping: ColumnMapping) => void;
}

const fieldNamed = (name: string): ListField | null => LIST_FIELDS.find((field) => field === name) ?? null;

/** What each column of the file is read as. It can be corrected by hand, and is then remembered for lists with the same headings. */
export function Columns({ columns, mapping, isRemembered, isBusy, onCorrect }: ColumnsProps) {
  const { i18n, t } = useLingui();
  const used = columns.filter(({ field }) => field !== null);
  const unused = columns.filter(({ field, heading }) => field === null && heading !== '').map(({ heading }) => heading);
  const nameOf = ({ letter, heading }: ListColumn) => (heading === '' ? t`Column ${letter}` : heading);
  const unusedNames = unused.join(', ');
  const correct = (letter: string, field: ListField | null) => {
    // A field has one column: the one that had it is not used any more.
    const before = field === null ? [] : columns.filter((each) => each.field === field && each.letter !== letter);
    onCorrect({
      ...mapping,
      ...Object.fromEntries(before.map((each) => [each.letter, null])),
      [letter]: field,
    });
  };
  return (
    <section aria-label={t`Columns`} className={styles.columns}>
      {isRemembered ? (
        <p className={styles.said} role="status">
          <Trans>The columns are read as you corrected them last time.</Trans>{' '}
          <Button kind="text" size="small" data-in-line inactive={isBusy} onClick={() => onCorrect({})}>
            <Trans>Read them by their headings</Trans>
          </Button>
        </p>
      ) : null}
      {unusedNames === '' ? null : (
        <p className={styles.quiet}>
          <Trans>
            Not used: <span translate="no">{unusedNames}</span>
          </Trans>
        </p>
      )}
      <Unfold label={<Plural value={used.length} one="# column is read" other="# columns are read" />}>
        <ul className={styles.mapping}>
          {columns.map((column) => (
            <li key={column.letter}>
              <NativeSelect
                id={`import-column-${column.letter}`}
                label={<span translate="no">{nameOf(column)}</span>}
                value={column.field ?? ''}
                placeholder={t`Not used`}
                options={LIST_FIELDS.map((field) => ({ value: field, label: i18n._(FIELD_NAMES[field]) }))}
                disabled={isBusy}
                onChange={({ currentTarget: { value } }) => correct(column.letter, fieldNamed(value))}
              />
            </li>
          ))}
        </ul>
      </Unfold>
    </section>
  );
}
