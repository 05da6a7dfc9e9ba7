import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { timeOfCell, type BranchDate } from '#domain/thai-calendar.ts';
import type { FreeStart } from '#domain/visit-plan/check-plan.ts';
import { formatDay } from '#src/i18n/units/dates.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import type { PlanPartProps } from './plan-parts.types.ts';
import { branchName } from './plan.texts.ts';
import { branchTimesOn, type PlanRow } from './plan.view.ts';
import styles from './plan.module.css';

interface CarTimesProps extends Pick<PlanPartProps, 'view' | 'words' | 'visits' | 'onMove'> {
  readonly row: PlanRow;
  /** The days on which the car finds a time, and the one that is shown. */
  readonly dates: readonly BranchDate[];
  readonly day: BranchDate;
  readonly onDay: (day: BranchDate | null) => void;
}

/** All times that a car can have on a day, one branch at a time; those outside of the wishes apart. */
export function CarTimes({ view, words, visits, onMove, row, dates, day, onDay }: CarTimesProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<number | null>(null);
  const { car, visit } = row;
  const groups = branchTimesOn(view, visits, car.id, day);
  const group =
    groups.find(({ branchId }) => branchId === chosen) ??
    groups.find(({ branchId, wished }) => branchId === visit?.branchId && wished.length > 0) ??
    groups.find(({ wished }) => wished.length > 0) ??
    groups[0];
  const isOther = (time: FreeStart) =>
    time.date !== visit?.date || time.startCell !== visit.startCell || time.branchId !== visit.branchId;
  const buttons = (times: readonly FreeStart[]) => (
    <div className={styles.times}>
      {times.filter(isOther).map((time) => (
        <Button
          key={time.startCell}
          kind="outline"
          size="small"
          aria-label={`${timeOfCell(time.startCell)} ${branchName(words, time.branchId)}`}
          onClick={() => {
            onDay(null);
            setChosen(null);
            onMove({ ...time, carId: car.id, isPinned: true });
          }}
        >
          {timeOfCell(time.startCell)}
        </Button>
      ))}
    </div>
  );
  const others = group?.others.filter(isOther).length ?? 0;
  return (
    <>
      <NativeSelect
        label={t`Another time on`}
        value={day}
        onChange={({ currentTarget: { value } }) => onDay(value)}
        options={[...new Set([day, ...dates])]
          .toSorted()
          .map((date) => ({ value: date, label: formatDay(date, words.language) }))}
      />
      {groups.length < 2 || group === undefined ? null : (
        <NativeSelect
          label={t`Branch`}
          value={String(group.branchId)}
          onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
          options={groups.map(({ branchId, isWished, wished, others: more }) => {
            const name = branchName(words, branchId);
            const count = isWished ? wished.length : more.length;
            return {
              value: String(branchId),
              label: isWished ? t`${name}: ${count} free` : t`${name}: ${count} free, not one of your branches`,
            };
          })}
        />
      )}
      {group === undefined ? null : buttons(group.wished)}
      {group === undefined || others === 0 ? null : group.isWished ? (
        <details key={`${day} ${group.branchId}`} className={styles.others}>
          <summary>
            <Plural value={others} one="# time outside of your hours" other="# times outside of your hours" />
          </summary>
          {buttons(group.others)}
        </details>
      ) : (
        buttons(group.others)
      )}
      {groups.length === 0 ? (
        <p className={styles.quiet}>
          <Trans>Nothing is free on this day.</Trans>
        </p>
      ) : null}
    </>
  );
}
