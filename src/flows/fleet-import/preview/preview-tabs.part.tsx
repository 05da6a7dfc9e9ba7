import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { CheckedList } from '#domain/fleet-list/checked-list.ts';
import { formatYearOfMake } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { shownFields, type PreviewTab } from '../fleet-import.view.ts';
import styles from '../fleet-import.module.css';
import { FIELD_NAMES, LEFT_OUT_NAMES } from '../list-fields.texts.ts';
import { Change, FieldText } from './cells.part.tsx';
import { PreviewRows, type RowColumn } from './preview-rows.part.tsx';
import { keyOf, Place, usePlaceColumns } from './row-place.part.tsx';
import { WrongTab, type WrongTabProps } from './wrong-tab.part.tsx';

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

function Cars({ list, of }: Pick<WrongTabProps, 'list'> & { readonly of: 'added' | 'changed' }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  type Row = CheckedList['changed'][number] | CheckedList['added'][number];
  const changeOf = (row: Row, field: string) =>
    'changes' in row ? row.changes.find((change) => change.field === field) : undefined;
  const changing = useMemo(
    () => new Set(of === 'changed' ? list.changed.flatMap(({ changes }) => changes.map(({ field }) => field)) : []),
    [list, of],
  );
  const shown = shownFields(list);
  // What changes stands beside the plate, where nobody has to scroll for it.
  const isFirst = (field: (typeof shown)[number]) => field === 'car_register_number' || changing.has(field);
  const fields = [...shown.filter(isFirst), ...shown.filter((field) => !isFirst(field))];
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

function Unchanged({ list }: Pick<WrongTabProps, 'list'>) {
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

function LeftOut({ list }: Pick<WrongTabProps, 'list'>) {
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
export function PreviewTabRows({ tab, ...props }: WrongTabProps & { readonly tab: PreviewTab }) {
  switch (tab) {
    case 'added':
    case 'changed':
      return <Cars list={props.list} of={tab} />;
    case 'unchanged':
      return <Unchanged list={props.list} />;
    case 'wrong':
      return <WrongTab {...props} />;
    case 'leftOut':
      return <LeftOut list={props.list} />;
  }
}
