import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Branch } from '#contract/wire/branch.ts';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { formatDistance } from '#src/i18n/units/amounts.ts';
import { formatDay } from '#src/i18n/units/dates.ts';
import { nearDay } from '#src/i18n/units/near-days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { OpeningHours } from '#src/parts/visit/opening-hours.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import styles from './finder.module.css';

export interface RowLinks {
  /** To the page of the branch. */
  readonly renderBranch: (branch: Branch, look: LinkLook) => ReactNode;
  /** To the booking, with the branch chosen, and with this time if there is one. */
  readonly renderBooking: (
    locationId: number,
    time: SoonestSlot | null,
    look: LinkLook & { label?: string },
  ) => ReactNode;
}

interface FinderRowProps extends RowLinks {
  readonly branch: Branch;
  /** Its number in the list and on the map. */
  readonly mark: string;
  readonly isChosen: boolean;
  readonly soonest: SoonestSlot | undefined;
  /** In milliseconds. */
  readonly now: number;
  readonly onShow: () => void;
  readonly onLight: (isLit: boolean) => void;
}

/** A branch with all that one chooses it by; its number shows it on the map. */
export function FinderRow(props: FinderRowProps) {
  const { branch, mark, isChosen, soonest, now, onShow, onLight, renderBranch, renderBooking } = props;
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { name, location_id: id, address } = branch;
  const near = soonest === undefined ? null : nearDay(soonest.date, branchNow(now).date);
  const day = soonest === undefined ? '' : near ? i18n._(near) : formatDay(soonest.date, language);
  return (
    <li
      className={styles.row}
      data-branch={id}
      data-chosen={isChosen || undefined}
      onPointerEnter={({ pointerType }) => (pointerType === 'mouse' ? onLight(true) : undefined)}
      onPointerLeave={() => onLight(false)}
    >
      <button
        type="button"
        className={styles.mark}
        aria-pressed={isChosen}
        aria-label={t`${mark}. Show ${name} on the map`}
        onClick={onShow}
        onFocus={() => onLight(true)}
        onBlur={() => onLight(false)}
      >
        <span aria-hidden="true">{mark}</span>
      </button>
      <div className={styles.what}>
        <h3 className={styles.name}>{renderBranch(branch, { children: name })}</h3>
        {address === undefined ? null : <p className={styles.address}>{address}</p>}
        <p className={styles.hours}>
          {branch.distance_km === undefined ? null : `${formatDistance(branch.distance_km, language)} · `}
          <OpeningHours branch={branch} now={now} />
        </p>
      </div>
      <div className={styles.actions}>
        {soonest === undefined ? null : (
          <p className={styles.soonest}>
            <Trans>First free time</Trans>{' '}
            {renderBooking(id, soonest, {
              label: t`Book ${name}, ${day} ${soonest.time}`,
              className: styles.time ?? '',
              children: `${day} ${soonest.time}`,
            })}
          </p>
        )}
        <Button
          kind="outline"
          size="small"
          renderLink={(look) => renderBooking(id, null, { ...look, label: t`Book here, ${name}` })}
        >
          <Trans>Book here</Trans>
        </Button>
      </div>
    </li>
  );
}
