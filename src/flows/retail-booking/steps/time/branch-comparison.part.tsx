import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import { mayCancel } from '#domain/appointment.ts';
import { CANCEL_HOURS, HORIZON_DAYS } from '#domain/constants.ts';
import { isNear } from '#domain/distance.ts';
import type { BranchDate, Instant } from '#domain/thai-calendar.ts';
import type { WishedTime } from '#machines/retail-booking/retail-booking.draft.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { HeatStrip } from './heat-strip.part.tsx';
import styles from './other-branches.module.css';

interface BranchComparisonProps {
  /** All branches with a free time, best first by wait and distance. */
  readonly slots: readonly SoonestSlot[];
  readonly ownId: number;
  readonly ownName: string;
  readonly today: BranchDate;
  /** When the times were read. */
  readonly now: Instant;
  readonly serviceName: string | null;
  readonly onChoose: (slot: SoonestSlot, when: WishedTime) => void;
}

const FIRST_ROWS = 6;

/** The chosen branch for comparison, then how many other branches are sooner and the best of them: sooner ones first, distant ones last. */
export function BranchComparison({ slots, ownId, ownName, today, now, serviceName, onChoose }: BranchComparisonProps) {
  const { t } = useLingui();
  const [areAllShown, setAllShown] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (areAllShown) list.current?.querySelectorAll<HTMLElement>('th button')[FIRST_ROWS + 1]?.focus();
  }, [areAllShown]);
  const own = slots.find((slot) => slot.location_id === ownId);
  const isSooner = (slot: SoonestSlot) => own === undefined || slot.date_time < own.date_time;
  const ranked = slots.filter((slot) => slot !== own);
  const soonerFirst = (some: readonly SoonestSlot[]) => [
    ...some.filter(isSooner),
    ...some.filter((slot) => !isSooner(slot)),
  ];
  const near = ranked.filter(({ distance_km: km }) => isNear(km));
  const others = [...soonerFirst(near), ...soonerFirst(ranked.filter((slot) => !near.includes(slot)))];
  const sooner = ranked.filter(isSooner).length;
  const shown = areAllShown ? others : others.slice(0, FIRST_ROWS);
  const hidden = others.length - shown.length;
  const days = HORIZON_DAYS;
  const hours = CANCEL_HOURS;
  const isLate = slots.some(({ date_time: startsAt }) => !mayCancel({ startsAt, now }));
  if (others.length === 0) {
    return (
      <Notice>
        <Trans>No other branch has a free time in the next {days} days.</Trans>
      </Notice>
    );
  }
  return (
    <>
      <p role="status" className={styles.result}>
        {sooner === 0 ? (
          <Trans>No other branch is free sooner than {ownName}.</Trans>
        ) : sooner === 1 ? (
          <Trans>1 branch is free sooner than {ownName}.</Trans>
        ) : (
          <Trans>
            {sooner} branches are free sooner than {ownName}.
          </Trans>
        )}
      </p>
      <div ref={list}>
        <HeatStrip
          rows={own === undefined ? shown : [own, ...shown]}
          ownId={ownId}
          today={today}
          label={t`Free times by branch and day`}
          serviceName={serviceName}
          onChoose={onChoose}
        />
      </div>
      <p className={styles.legend}>
        <Trans>The number is how many times are free on that day. × full, – closed.</Trans>
      </p>
      {isLate ? (
        <p className={styles.legend}>
          <Trans>Times under {hours} hours away cannot be cancelled online</Trans>
        </p>
      ) : null}
      {hidden > 0 ? (
        <Button kind="text" data-in-line onClick={() => setAllShown(true)}>
          <Trans>Show {hidden} more branches</Trans>
        </Button>
      ) : null}
    </>
  );
}
