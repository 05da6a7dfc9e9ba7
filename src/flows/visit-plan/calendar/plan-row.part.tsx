import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconClockExclamation, IconPin } from '@tabler/icons-react';
import { CANCEL_HOURS } from '#domain/constants.ts';
import { timeOfCell } from '#domain/thai-calendar.ts';
import { formatDuration } from '#src/i18n/units/amounts.ts';
import { givenName } from '#src/parts/given-name.ts';
import { CarWithoutVisit } from './no-visit.part.tsx';
import type { NoVisitProps, PlanPartProps } from './plan-parts.types.ts';
import { branchName, brokenText } from './plan.texts.ts';
import type { PlanRow } from './plan.view.ts';
import styles from './plan.module.css';

interface GridRowProps extends PlanPartProps, NoVisitProps {
  readonly row: PlanRow;
  readonly index: number;
  /** The column that is in the order of Tab; null for none of this row. */
  readonly stop: number | null;
  readonly isDragged: boolean;
  readonly onDrag: (carId: string | null) => void;
  readonly onDrop: (date: string) => void;
}

export function GridRow(props: GridRowProps) {
  const { view, words, fleet, servicesOf, row, index, stop, chosen, isDragged, onDrag, onDrop } = props;
  const { t } = useLingui();
  const { car, hours, visit } = row;
  const fleetCar = fleet.get(car.id);
  const cell = (column: number) => ({ 'data-row': index, 'data-column': column });
  const tab = (column: number) => (stop === column ? 0 : -1);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.line}
      data-of-car={car.id}
      data-chosen={chosen === car.id || undefined}
    >
      <div
        role="rowheader"
        data-car={car.id}
        {...cell(0)}
        tabIndex={tab(0)}
        className={styles.car}
        data-missing={(visit === null && !row.isLeftOut) || undefined}
      >
        <span>
          <b lang="th" translate="no">
            {fleetCar?.car_register_number}
          </b>{' '}
          <span translate="no">{givenName(fleetCar?.car_name, fleetCar?.car_register_number)}</span>
        </span>
        <small>
          {hours === null ? null : `${formatDuration(hours, words.language)} · `}
          {servicesOf(car.services)}
        </small>
      </div>
      {visit === null ? (
        <div
          role="gridcell"
          aria-colspan={view.days.length}
          {...cell(1)}
          tabIndex={stop !== null && stop > 0 ? 0 : -1}
          className={styles.wide}
        >
          <CarWithoutVisit {...props} />
        </div>
      ) : (
        view.days.map(({ date, closed }, place) => {
          const isHere = visit.date === date;
          const isAway = car.away.includes(date);
          return (
            <div
              key={date}
              role="gridcell"
              {...cell(place + 1)}
              tabIndex={tab(place + 1)}
              className={styles.cell}
              data-closed={closed !== null || undefined}
              data-away={isAway || undefined}
              data-target={(isDragged && closed === null && !isHere) || undefined}
              onDragOver={(event) => {
                if (isDragged && closed === null) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                onDrag(null);
                onDrop(date);
              }}
            >
              {isHere ? (
                <span
                  className={styles.chip}
                  data-pinned={visit.isPinned || undefined}
                  draggable
                  onDragStart={({ dataTransfer }) => {
                    dataTransfer.effectAllowed = 'move';
                    dataTransfer.setData('text/plain', car.id);
                    onDrag(car.id);
                  }}
                  onDragEnd={() => onDrag(null)}
                >
                  {visit.isPinned ? <IconPin size={15} stroke={1.75} role="img" aria-label={t`chosen by you`} /> : null}
                  <b>{timeOfCell(visit.startCell)}</b>
                  <span>{branchName(words, visit.branchId)}</span>
                  {row.isLate ? (
                    <IconClockExclamation
                      size={15}
                      stroke={1.75}
                      role="img"
                      aria-label={t`under ${CANCEL_HOURS} hours away: cannot be cancelled online`}
                    />
                  ) : null}
                  {row.broken.length === 0 ? null : (
                    <IconAlertTriangle
                      size={15}
                      stroke={1.75}
                      role="img"
                      aria-label={row.broken.map((one) => brokenText(one, words)).join(', ')}
                    />
                  )}
                </span>
              ) : isAway ? (
                <small>
                  <Trans>out</Trans>
                </small>
              ) : null}
            </div>
          );
        })
      )}
    </div>
  );
}
