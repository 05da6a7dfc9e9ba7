import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  columnKey,
  LIST_FIELDS,
  type CheckedList,
  type ColumnMapping,
  type ListColumn,
  type ListField,
} from '#domain/fleet-list/checked-list.ts';
import { useMemo, useState } from 'react';
import { Unfold } from '#src/parts/list/unfold.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import styles from '../fleet-import.module.css';
import { correctedColumn, sheetsWithoutPlates, withoutSheet } from '../fleet-import.view.ts';
import { FIELD_NAMES } from '../list-fields.texts.ts';

interface ColumnsProps {
  readonly list: Pick<CheckedList, 'columns' | 'wrong'>;
  readonly mapping: ColumnMapping | null;
  readonly isRemembered: boolean;
  readonly isBusy: boolean;
  readonly onCorrect: (mapping: ColumnMapping) => void;
}

const fieldNamed = (name: string): ListField | null => LIST_FIELDS.find((field) => field === name) ?? null;

/** What each column of the file is read as. It can be corrected by hand, and is then remembered for lists with the same headings. */
export function Columns({ list: { columns, wrong }, mapping, isRemembered, isBusy, onCorrect }: ColumnsProps) {
  const { i18n, t } = useLingui();
  const used = columns.filter(({ field }) => field !== null);
  const unused = columns.filter(({ field, heading }) => field === null && heading !== '').map(({ heading }) => heading);
  const nameOf = ({ letter, heading }: ListColumn) => (heading === '' ? t`Column ${letter}` : heading);
  const sheetCount = new Set(columns.flatMap(({ sheets }) => sheets)).size;
  const plateless = useMemo(() => sheetsWithoutPlates(wrong), [wrong]);
  const unusedNames = unused.join(', ');
  // Each correction has the list checked anew, and whoever corrects one column often corrects the next.
  const [isOpen, setOpen] = useState(plateless.length > 0 || (mapping !== null && !isRemembered));
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
      {plateless.map(({ sheet, rows }) => (
        <Notice
          key={sheet}
          kind="warning"
          title={
            <Trans>
              Sheet “<span translate="no">{sheet}</span>” has no column of licence plates now
            </Trans>
          }
          actions={
            <Button
              kind="outline"
              size="small"
              inactive={isBusy}
              onClick={() => onCorrect(withoutSheet(columns, mapping ?? {}, sheet))}
            >
              <Trans>Read this sheet by its headings</Trans>
            </Button>
          }
        >
          <Plural
            value={rows}
            one="# row of it is not imported. Choose below which column has the plates, or have the sheet read by its headings."
            other="# rows of it are not imported. Choose below which column has the plates, or have the sheet read by its headings."
          />
        </Notice>
      ))}
      {unusedNames === '' ? null : (
        <p className={styles.quiet}>
          <Trans>
            Not used: <span translate="no">{unusedNames}</span>
          </Trans>
        </p>
      )}
      <Unfold
        isOpen={isOpen}
        onToggle={setOpen}
        label={<Plural value={used.length} one="# column is read" other="# columns are read" />}
      >
        <ul className={styles.mapping}>
          {columns.map((column, place) => (
            <li key={columnKey(column)}>
              <NativeSelect
                id={`import-column-${place}`}
                label={
                  <>
                    <span translate="no">{nameOf(column)}</span>
                    {column.sheets.length < sheetCount ? (
                      <span translate="no" className={styles.quiet}>
                        {' · '}
                        {column.sheets.join(', ')}
                      </span>
                    ) : null}
                  </>
                }
                value={column.field ?? ''}
                placeholder={t`Not used`}
                options={LIST_FIELDS.map((field) => ({ value: field, label: i18n._(FIELD_NAMES[field]) }))}
                disabled={isBusy}
                onChange={({ currentTarget: { value } }) =>
                  onCorrect(correctedColumn(columns, mapping ?? {}, column, fieldNamed(value)))
                }
              />
            </li>
          ))}
        </ul>
      </Unfold>
    </section>
  );
}
