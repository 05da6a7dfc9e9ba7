import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import type { CheckedList, RowPlace } from '#domain/fleet-list/checked-list.ts';
import type { Mend } from '#machines/fleet-import/fleet-import.types.ts';
import { formatYearOfMake } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { faultText } from '../fault.texts.ts';
import {
  hasSheets,
  isUnlisted,
  mendOf,
  mendWith,
  mendsIn,
  shownFields,
  wrongCells,
  type PreviewTab,
  type WrongCell,
} from '../fleet-import.view.ts';
import styles from '../fleet-import.module.css';
import { FIELD_NAMES, LEFT_OUT_NAMES } from '../list-fields.texts.ts';
import { Change, FieldText, WrongValue } from './cells.part.tsx';
import { PreviewRows, type RowColumn } from './preview-rows.part.tsx';

interface TabProps {
  readonly list: CheckedList;
  /** Nothing can be changed now. */
  readonly isBusy: boolean;
  readonly onMend: (mends: readonly Mend[]) => void;
  /** Above the wrong rows, where it is not beside the main action. */
  readonly downloadWrong: ReactNode;
  /** Whom to ask for cars that our list lacks. */
  readonly addingContact: ReactNode;
}

type Width = readonly [least: number, share: number];
const WIDTHS: Readonly<Partial<Record<keyof typeof FIELD_NAMES, Width>>> = {
  car_register_number: [150, 0],
  year: [130, 0],
  variant: [190, 1.4],
  odometer: [170, 0],
};
const OTHERS: Width = [130, 1];
/** Of a column with an old and a new value in some row. */
const CHANGING: Width = [230, 1.6];

/** The columns that say where a row stands in the file. */
function usePlaceColumns<Row extends RowPlace>(list: CheckedList): readonly RowColumn<Row>[] {
  const { t } = useLingui();
  const isNamed = useMemo(() => hasSheets(list), [list]);
  const row: RowColumn<Row> = { name: t`Row`, width: [68, 0], isNumber: true, render: (each) => each.row };
  return isNamed
    ? [{ name: t`Sheet`, width: [120, 0], render: ({ sheet }) => <span translate="no">{sheet}</span> }, row]
    : [row];
}

const Place = ({ sheet, row }: RowPlace) => (
  <span className={styles.quiet}>
    <Trans>
      Row {row} in sheet “<span translate="no">{sheet}</span>”
    </Trans>
  </span>
);

const keyOf = ({ sheet, row }: RowPlace) => `${sheet} ${row}`;

function Cars({ list, of }: Pick<TabProps, 'list'> & { readonly of: 'added' | 'changed' }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  type Row = CheckedList['changed'][number] | CheckedList['added'][number];
  const changeOf = (row: Row, field: string) =>
    'changes' in row ? row.changes.find((change) => change.field === field) : undefined;
  const fields = shownFields(list);
  const changing = useMemo(
    () => new Set(of === 'changed' ? list.changed.flatMap(({ changes }) => changes.map(({ field }) => field)) : []),
    [list, of],
  );
  const columns: RowColumn<Row>[] = [
    ...usePlaceColumns<Row>(list),
    ...fields.map((field): RowColumn<Row> => ({
      name: i18n._(FIELD_NAMES[field]),
      width: changing.has(field) ? CHANGING : (WIDTHS[field] ?? OTHERS),
      render: (row) => {
        const change = changeOf(row, field);
        return change ? <Change change={change} /> : <FieldText car={row.car} field={field} />;
      },
    })),
  ];
  return (
    <PreviewRows<Row>
      label={of === 'added' ? t`New cars` : t`Changed cars`}
      rows={list[of]}
      columns={columns}
      keyOf={keyOf}
      renderCard={(row) => (
        <>
          <span className={styles.between}>
            <FieldText car={row.car} field="car_register_number" />
            <Place {...row} />
          </span>
          {'changes' in row ? (
            row.changes.map((change) => (
              <span key={change.field}>
                {i18n._(FIELD_NAMES[change.field])}: <Change change={change} />
              </span>
            ))
          ) : (
            <span translate="no">
              {[row.car.brand, row.car.model, row.car.variant, formatYearOfMake(row.car.year, language)]
                .filter(Boolean)
                .join(' ')}
            </span>
          )}
        </>
      )}
    />
  );
}

function Unchanged({ list }: Pick<TabProps, 'list'>) {
  const { t, i18n } = useLingui();
  type Row = CheckedList['unchanged'][number];
  const plate = (row: Row) => (
    <span translate="no" className={styles.plate}>
      {row.car_register_number}
    </span>
  );
  return (
    <PreviewRows<Row>
      label={t`Unchanged cars`}
      rows={list.unchanged}
      columns={[
        ...usePlaceColumns<Row>(list),
        { name: i18n._(FIELD_NAMES.car_register_number), width: [130, 1], render: plate },
      ]}
      keyOf={keyOf}
      renderCard={(row) => (
        <span className={styles.between}>
          {plate(row)}
          <Place {...row} />
        </span>
      )}
    />
  );
}

function Wrong({ list, isBusy, onMend, downloadWrong, addingContact }: TabProps) {
  const { t, i18n } = useLingui();
  const cells = useMemo(() => wrongCells(list.wrong), [list]);
  const mends = useMemo(() => mendsIn(cells), [cells]);
  const heading = ({ fault: { heading: words, field } }: WrongCell) =>
    words === '' ? i18n._(FIELD_NAMES[field]) : <span translate="no">{words}</span>;
  const remedy = (cell: WrongCell) => {
    const mend = mendOf(cell);
    if (mend === null) {
      const words = i18n._(faultText(cell.fault, cell.sheet).remedy);
      const { choices } = cell.fault;
      return choices === undefined ? (
        <span title={words}>{words}</span>
      ) : (
        <Choice
          choices={choices}
          label={t`Variant of ${cell.plate}`}
          isBusy={isBusy}
          onChoose={(value) => onMend([mendWith(cell, value)])}
        />
      );
    }
    const { value } = mend;
    return (
      <Button
        kind="outline"
        size="small"
        className={styles.suggestion}
        icon={<IconCheck size={16} stroke={2} aria-hidden="true" />}
        inactive={isBusy}
        onClick={() => onMend([mend])}
      >
        <Trans>
          Use <span translate="no">{value}</span>
        </Trans>
      </Button>
    );
  };
  const why = (cell: WrongCell) => i18n._(faultText(cell.fault, cell.sheet).why);
  return (
    <>
      {mends.length < 2 && downloadWrong === null ? null : (
        <div className={`${styles.line} ${styles.above}`}>
          {mends.length < 2 ? null : (
            <>
              <Button kind="outline" size="small" inactive={isBusy} onClick={() => onMend(mends)}>
                <Plural value={mends.length} one="Use # suggestion" other="Use all # suggestions" />
              </Button>
              <span className={styles.quiet}>
                <Trans>Your file stays as it is.</Trans>
              </span>
            </>
          )}
          {downloadWrong}
        </div>
      )}
      {cells.some(({ fault }) => isUnlisted(fault)) ? <div className={styles.asking}>{addingContact}</div> : null}
      <PreviewRows<WrongCell>
        label={t`Wrong rows`}
        rows={cells}
        columns={[
          ...usePlaceColumns<WrongCell>(list),
          {
            name: i18n._(FIELD_NAMES.car_register_number),
            width: [130, 0],
            render: ({ plate }) => (
              <span translate="no" className={styles.plate}>
                {plate}
              </span>
            ),
          },
          { name: t`Column`, width: [110, 0.7], render: heading },
          {
            name: t`In the file`,
            width: [140, 1],
            render: ({ fault }) => <WrongValue value={fault.value} />,
          },
          {
            name: t`Reason`,
            width: [220, 1.4],
            render: (cell) => <span title={why(cell)}>{why(cell)}</span>,
          },
          { name: t`What to do`, width: [230, 1.3], render: remedy },
        ]}
        keyOf={({ fault, ...place }, index) => `${keyOf(place)} ${fault.field} ${index}`}
        renderCard={(cell) => (
          <>
            <span className={styles.between}>
              <span translate="no" className={styles.plate}>
                {cell.plate}
              </span>
              <Place {...cell} />
            </span>
            <span>
              {heading(cell)}: <WrongValue value={cell.fault.value} />
            </span>
            <span>{why(cell)}</span>
            <span className={styles.quiet}>{remedy(cell)}</span>
          </>
        )}
      />
    </>
  );
}

interface ChoiceProps {
  readonly choices: readonly string[];
  readonly label: string;
  readonly isBusy: boolean;
  readonly onChoose: (value: string) => void;
}

/** The answers that there are for a cell. */
function Choice({ choices, label, isBusy, onChoose }: ChoiceProps) {
  const { t } = useLingui();
  return (
    <NativeSelect
      className={styles.choice}
      label={label}
      translate="no"
      placeholder={t`Choose one of ${choices.length}`}
      options={choices.map((value) => ({ value, label: value }))}
      value=""
      disabled={isBusy}
      onChange={({ currentTarget: { value } }) => {
        if (value !== '') onChoose(value);
      }}
    />
  );
}

function LeftOut({ list }: Pick<TabProps, 'list'>) {
  const { t, i18n } = useLingui();
  type Row = CheckedList['leftOut'][number];
  return (
    <PreviewRows<Row>
      label={t`Rows that are left out`}
      rows={list.leftOut}
      columns={[
        ...usePlaceColumns<Row>(list),
        { name: t`What it is`, width: [200, 0], render: ({ kind }) => i18n._(LEFT_OUT_NAMES[kind]) },
        {
          name: t`In the file`,
          width: [240, 1],
          render: ({ text }) => (
            <span translate="no" title={text} className={styles.cut}>
              {text}
            </span>
          ),
        },
      ]}
      keyOf={keyOf}
      renderCard={(row) => (
        <>
          <span className={styles.between}>
            {i18n._(LEFT_OUT_NAMES[row.kind])}
            <Place {...row} />
          </span>
          <span translate="no">{row.text}</span>
        </>
      )}
    />
  );
}

/** The rows of one kind. */
export function PreviewTabRows({ tab, ...props }: TabProps & { readonly tab: PreviewTab }) {
  switch (tab) {
    case 'added':
    case 'changed':
      return <Cars list={props.list} of={tab} />;
    case 'unchanged':
      return <Unchanged list={props.list} />;
    case 'wrong':
      return <Wrong {...props} />;
    case 'leftOut':
      return <LeftOut list={props.list} />;
  }
}
