import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DayCount, SoonestSlot } from '#contract/wire/slot.ts';
import type { ClosedReason } from '#domain/availability.ts';
import { NEAR_KM } from '#domain/constants.ts';
import { isNear } from '#domain/distance.ts';
import type { BranchDate } from '#domain/thai-calendar.ts';
import type { WishedTime } from '#machines/retail-booking/retail-booking.draft.ts';
import { reasonText } from '#src/flows/availability/reasons.texts.ts';
import { moveFocus } from '#src/ui/inputs/roving-focus.ts';
import { formatDistance } from '#src/i18n/units/amounts.ts';
import { formatDay, formatDayFull, formatWeekday } from '#src/i18n/units/dates.ts';
import { nearDay } from '#src/i18n/units/near-days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { HeatCell } from './heat-cell.part.tsx';
import hidden from '#src/ui/layout/visually-hidden.module.css';
import styles from './heat-strip.module.css';

interface HeatStripProps {
  readonly rows: readonly SoonestSlot[];
  readonly ownId: number;
  readonly today: BranchDate;
  readonly label: string;
  readonly serviceName: string | null;
  readonly onChoose: (slot: SoonestSlot, when: WishedTime) => void;
}

interface PressedDay {
  readonly branchName: string;
  readonly day: DayCount;
}

const OVER = new Set<ClosedReason['code']>(['past', 'weekday', 'closure']);

/** Today has a column only while it is not over, or closed, at every branch. */
const daysOf = (rows: readonly SoonestSlot[], today: BranchDate) => {
  const isDead = ({ reason }: DayCount) => reason !== undefined && OVER.has(reason.code);
  const isTodayDead = rows.every(({ days = [] }) => days.every((day) => day.date !== today || isDead(day)));
  return ({ days = [] }: SoonestSlot) => (isTodayDead ? days.filter(({ date }) => date !== today) : days);
};

const cellName = (slot: SoonestSlot, { date }: DayCount) => `${slot.location_id} ${date}`;

/** A table of branches by days with a number in each cell. Arrow keys move between days and branches; Tab stops at one cell only. */
export function HeatStrip({ rows, ownId, today, label, serviceName, onChoose }: HeatStripProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const [focused, setFocused] = useState<string | null>(null);
  const [pressed, setPressed] = useState<PressedDay | null>(null);
  const firstFurther = rows.find((slot) => slot.location_id !== ownId && !isNear(slot.distance_km));
  const km = NEAR_KM;
  const days = daysOf(rows, today);
  const dates = rows.slice(0, 1).flatMap((slot) => days(slot).map(({ date }) => date));
  const cells = rows.flatMap((slot) => days(slot).map((day) => ({ name: cellName(slot, day), free: day.free })));
  const stop =
    cells.find(({ name }) => name === focused)?.name ?? cells.find(({ free }) => free > 0)?.name ?? cells[0]?.name;
  const why =
    pressed?.day.reason === undefined
      ? null
      : `${pressed.branchName} · ${formatDay(pressed.day.date, language)} · ${i18n._(reasonText(pressed.day.reason, language, serviceName).long)}`;
  return (
    <>
      <div
        role="presentation"
        className={styles.box}
        onKeyDown={(event) => moveFocus(event, dates.length, '[data-cell]')}
        onFocus={({ target }) => setFocused(target.dataset['cell'] ?? focused)}
      >
        <table className={styles.table} aria-label={label}>
          <thead className={hidden.hidden}>
            <tr>
              {dates.map((date) => (
                <th key={date} scope="col">
                  {formatDayFull(date, language)}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map((slot) => (
            <tbody key={slot.location_id}>
              {slot === firstFurther ? (
                <tr>
                  <td colSpan={dates.length} className={styles.further}>
                    <Trans>Farther than {km} km</Trans>
                  </td>
                </tr>
              ) : null}
              <tr>
                <th scope="rowgroup" colSpan={dates.length}>
                  <BranchHead slot={slot} isOwn={slot.location_id === ownId} today={today} onChoose={onChoose} />
                </th>
              </tr>
              <tr>
                {days(slot).map((day) => (
                  <td key={day.date}>
                    <HeatCell
                      name={cellName(slot, day)}
                      branchName={slot.location_name}
                      day={day}
                      weekday={formatWeekday(day.date, language)}
                      isStop={cellName(slot, day) === stop}
                      serviceName={serviceName}
                      onPress={() => {
                        setPressed(day.free > 0 ? null : { branchName: slot.location_name, day });
                        if (day.free > 0) onChoose(slot, { date: day.date, time: null });
                      }}
                    />
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
      <p role="status" className={styles.why}>
        {why}
      </p>
    </>
  );
}

interface BranchHeadProps extends Pick<HeatStripProps, 'today' | 'onChoose'> {
  readonly slot: SoonestSlot;
  readonly isOwn: boolean;
}

function BranchHead({ slot, isOwn, today, onChoose }: BranchHeadProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { location_name: name, distance_km: km, date, time } = slot;
  const near = nearDay(date, today);
  const day = near ? i18n._(near) : formatDay(date, language);
  const distance = km === undefined || (isOwn && km === 0) ? null : formatDistance(km, language);
  return (
    <div className={styles.branch} data-own={isOwn || undefined}>
      <span>
        <b>{name}</b>
        <small>{[isOwn ? t`Your branch` : null, distance].filter((part) => part !== null).join(' · ')}</small>
      </span>
      <Button
        kind="outline"
        size="small"
        className={styles.first ?? ''}
        aria-label={t`${day} ${time}, ${name}`}
        onClick={() => onChoose(slot, { date, time })}
      >
        {day} <b>{time}</b>
      </Button>
    </div>
  );
}
