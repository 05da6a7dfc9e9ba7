import { Trans, useLingui } from '@lingui/react/macro';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import type { BranchDate } from '#domain/thai-calendar.ts';
import type { LinkLook } from '#src/ui/actions/button.tsx';
import { formatYearOfMake } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DueText } from '#src/parts/corporate/due-text.tsx';
import { givenName } from '#src/parts/given-name.ts';
import { BookingCell } from './fleet-cells.part.tsx';
import { nameOf, type FleetRow } from './fleet-rows.ts';
import type { Chosen } from './use-chosen.ts';
import styles from './fleet.module.css';

/** In the style sheet too. */
const CARD_PX = 112;

interface FleetListProps {
  readonly rows: readonly FleetRow[];
  readonly chosen: Chosen;
  readonly today: BranchDate;
  readonly renderCar: (car: FleetCar, look: LinkLook) => ReactNode;
}

/** The cars on a narrow screen: one below the other, each a link, with a box to choose it. Only those in view exist. */
export function FleetList({ rows, chosen, today, renderCar }: FleetListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [rows.length]);
  // Nothing here is memoized by a compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => CARD_PX,
    getItemKey: (place) => rows[place]?.id ?? place,
    overscan: 6,
    scrollMargin: top,
  });
  return (
    <>
      <ul ref={list} className={`${styles.list} ${styles.listed}`} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const { car } = row;
          const isChosen = chosen.has(row.id);
          const name = nameOf(row);
          return (
            <li
              key={key}
              className={styles.card}
              data-chosen={isChosen || undefined}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <label>
                <input
                  type="checkbox"
                  aria-label={t`Choose ${name}`}
                  checked={isChosen}
                  onChange={({ currentTarget: { checked } }) => chosen.set([row.id], checked)}
                />
              </label>
              {renderCar(car, {
                children: (
                  <>
                    <span translate="no">
                      <b>{name}</b>{' '}
                      <span className={styles.quiet}>{givenName(car.car_name, car.car_register_number)}</span>
                    </span>
                    <span className={styles.quiet}>
                      {[`${car.brand} ${car.model}`, formatYearOfMake(car.year, language), car.department]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                    {car.booking ? <BookingCell car={car} /> : <DueText due={car.due} today={today} />}
                  </>
                ),
              })}
            </li>
          );
        })}
      </ul>
      {rows.length === 0 ? (
        <p role="status" className={styles.question}>
          <Trans>No car is found. Change the words or the filter.</Trans>
        </p>
      ) : null}
    </>
  );
}
