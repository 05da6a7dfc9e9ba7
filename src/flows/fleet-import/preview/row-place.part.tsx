import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { CheckedList, RowPlace } from '#domain/fleet-list/checked-list.ts';
import { hasSheets } from '../fleet-import.view.ts';
import styles from '../fleet-import.module.css';
import type { RowColumn } from './preview-rows.part.tsx';

/** The columns that say where a row stands in the file. */
export function usePlaceColumns<Row extends RowPlace>(list: CheckedList): readonly RowColumn<Row>[] {
  const { t } = useLingui();
  const isNamed = useMemo(() => hasSheets(list), [list]);
  const row: RowColumn<Row> = { name: t`Row`, width: [68, 0], isNumber: true, render: (each) => each.row };
  return isNamed
    ? [{ name: t`Sheet`, width: [120, 0], render: ({ sheet }) => <span translate="no">{sheet}</span> }, row]
    : [row];
}

export const Place = ({ sheet, row }: RowPlace) => (
  <span className={styles.quiet}>
    <Trans>
      Row {row} in sheet “<span translate="no">{sheet}</span>”
    </Trans>
  </span>
);

export const keyOf = ({ sheet, row }: RowPlace) => `${sheet} ${row}`;
