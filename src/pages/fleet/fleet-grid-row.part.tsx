// oxlint-disable jsx-a11y/prefer-tag-over-role -- as in the grid
import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import type { BranchDate } from '#domain/thai-calendar.ts';
import type { LinkLook } from '#src/ui/actions/button.tsx';
import type { FleetColumn } from './fleet.address.ts';
import { CELLS } from './fleet-cells.part.tsx';
import { nameOf, type FleetRow } from './fleet-rows.ts';
import { cellAt } from './use-grid-keys.ts';
import styles from './fleet-grid.module.css';

interface FleetGridRowProps {
  readonly row: FleetRow;
  /** Its place in what is found, and where it stands in pixels. */
  readonly index: number;
  readonly start: number;
  readonly columns: readonly FleetColumn[];
  readonly template: string;
  readonly isChosen: boolean;
  /** The column of its cell that is in the order of Tab; null for none. */
  readonly focused: number | null;
  readonly today: BranchDate;
  readonly onTick: (index: number, isRange: boolean) => void;
  readonly renderCar: (car: FleetCar, look: LinkLook) => ReactNode;
}

/** One car. While the grid is scrolled, only rows that come into view are drawn. */
export const FleetGridRow = memo(function FleetGridRow(props: FleetGridRowProps) {
  const { row, index, start, columns, template, isChosen, focused, today, onTick, renderCar } = props;
  const { t } = useLingui();
  const plate = row.car.car_register_number;
  const name = nameOf(row);
  const cell = (column: number) => cellAt(index, column, focused === column);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      data-chosen={isChosen || undefined}
      className={styles.row}
      style={{ gridTemplateColumns: template, transform: `translateY(${start}px)` }}
    >
      <div role="gridcell" aria-colindex={1} {...cell(0)} className={styles.tick}>
        <Tick isTicked={isChosen} label={t`Choose ${name}`} onTick={(isRange) => onTick(index, isRange)} />
      </div>
      {columns.map((column, place) => (
        <div role="gridcell" key={column} aria-colindex={place + 2} {...cell(place + 1)}>
          {column === 'plate'
            ? renderCar(row.car, {
                className: styles.plate ?? '',
                children: (
                  <span translate="no">
                    {plate}
                    {row.isPlateShared && row.car.province !== '' ? <small>{row.car.province}</small> : null}
                  </span>
                ),
              })
            : CELLS[column]({ car: row.car, today })}
        </div>
      ))}
    </div>
  );
});

interface TickProps {
  readonly isTicked: boolean;
  readonly isPart?: boolean;
  readonly label: string;
  readonly onTick: (isRange: boolean) => void;
}

export const Tick = ({ isTicked, isPart = false, label, onTick }: TickProps) => (
  <input
    type="checkbox"
    tabIndex={-1}
    className={styles.box}
    aria-label={label}
    checked={isTicked}
    ref={(box) => {
      if (box) box.indeterminate = isPart;
    }}
    onClick={({ shiftKey }) => onTick(shiftKey)}
    onChange={() => undefined}
  />
);
