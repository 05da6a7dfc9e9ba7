import { Trans } from '@lingui/react/macro';
import { IconPin } from '@tabler/icons-react';
import { useState } from 'react';
import { CANCEL_HOURS } from '#domain/constants.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { freeStarts } from '#domain/visit-plan/check-plan.ts';
import { formatDay } from '#src/i18n/units/dates.ts';
import { givenName } from '#src/parts/given-name.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Checkbox } from '#src/ui/inputs/checkbox.tsx';
import { CarTimes } from './car-times.part.tsx';
import type { NoVisitProps, PlanPartProps } from './plan-parts.types.ts';
import { brokenText, visitText } from './plan.texts.ts';
import type { PlanRow } from './plan.view.ts';
import styles from './plan.module.css';

interface CarPanelProps extends PlanPartProps, Omit<NoVisitProps, 'until'> {
  readonly row: PlanRow;
  /** The server's clock. */
  readonly now: string;
  readonly onPin: (carId: string) => void;
  readonly onAway: (carId: string, date: string) => void;
}

/** The chosen car: where it goes, and what else is free for it. */
export function CarPanel({
  view,
  words,
  visits,
  fleet,
  servicesOf,
  row,
  now,
  onMove,
  onPin,
  onAway,
  onLeaveOut,
  onBringBack,
}: CarPanelProps) {
  const { language } = words;
  const { car, visit, isLate, broken, isLeftOut } = row;
  const dates = [...new Set(freeStarts(view.problem, visits, car.id).map(({ date }) => date))].toSorted();
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const day = chosenDay ?? visit?.date ?? dates[0] ?? branchNow(now).date;
  const plate = fleet.get(car.id)?.car_register_number ?? '';
  if (isLeftOut)
    return (
      <section className={styles.panel} aria-label={plate} data-of-car={car.id}>
        <h2 translate="no">{plate}</h2>
        <Button kind="outline" size="small" onClick={() => onBringBack(car.id)}>
          <Trans>Bring it back</Trans>
        </Button>
      </section>
    );
  return (
    <section className={styles.panel} aria-label={plate} data-of-car={car.id}>
      <h2>
        <span translate="no">{plate}</span>{' '}
        <small translate="no">{givenName(fleet.get(car.id)?.car_name, plate)}</small>
      </h2>
      <p className={styles.quiet}>{servicesOf(car.services)}</p>
      {visit === null ? null : <p>{visitText(words, visit)}</p>}
      {isLate ? (
        <p className={styles.broken}>
          <Trans>It is under {CANCEL_HOURS} hours away: once booked, it cannot be cancelled online.</Trans>
        </p>
      ) : null}
      {broken.length === 0 ? null : (
        <p className={styles.broken}>
          <Trans>Outside of your wishes: {broken.map((one) => brokenText(one, words)).join(', ')}.</Trans>
        </p>
      )}
      <div className={styles.options}>
        {visit === null ? null : (
          <Button
            kind="outline"
            size="small"
            icon={<IconPin size={18} stroke={1.75} aria-hidden="true" />}
            aria-pressed={visit.isPinned}
            onClick={() => onPin(car.id)}
          >
            {visit.isPinned ? <Trans>Let it be planned again</Trans> : <Trans>Keep it here</Trans>}
          </Button>
        )}
        <Button kind="text" size="small" onClick={() => onLeaveOut(car.id)}>
          <Trans>Leave it out</Trans>
        </Button>
      </div>
      {dates.length === 0 ? null : (
        <CarTimes {...{ view, words, visits, onMove, row, dates, day }} onDay={setChosenDay} />
      )}
      <Checkbox
        label={<Trans>The car is out on {formatDay(day, language)}</Trans>}
        isTicked={car.away.includes(day)}
        onTick={() => onAway(car.id, day)}
      />
    </section>
  );
}
