import { Trans, useLingui } from '@lingui/react/macro';
import type { Branch } from '#contract/wire/branch.ts';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { formatDistance } from '#src/i18n/units/amounts.ts';
import { formatDay } from '#src/i18n/units/dates.ts';
import { nearDay } from '#src/i18n/units/near-days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Choice, ChoiceMark } from '#src/ui/inputs/choice.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { OpeningHours } from '#src/parts/visit/opening-hours.tsx';
import styles from './branch.module.css';

interface BranchRowProps {
  readonly group: string;
  readonly branch: Branch;
  readonly chosen: boolean;
  readonly soonest: SoonestSlot | undefined;
  /** In milliseconds. */
  readonly now: number;
  readonly onChoose: (branch: Branch) => void;
  /** The row is hovered or focused, so the map highlights the branch. */
  readonly onLight: (isLit: boolean) => void;
}

/** Two lines: what and where, then when it is open and its first free time. */
export function BranchRow({ group, branch, chosen, soonest, now, onChoose, onLight }: BranchRowProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const near = soonest === undefined ? null : nearDay(soonest.date, branchNow(now).date);
  const distance = branch.distance_km === undefined ? null : formatDistance(branch.distance_km, language);
  return (
    <Choice className={styles.row}>
      <input
        type="radio"
        name={`branch-${group}`}
        value={branch.location_id}
        checked={chosen}
        onChange={() => onChoose(branch)}
        onClick={() => (chosen ? onChoose(branch) : undefined)}
        onPointerEnter={({ pointerType }) => (pointerType === 'mouse' ? onLight(true) : undefined)}
        onPointerLeave={() => onLight(false)}
        onFocus={() => onLight(true)}
        onBlur={() => onLight(false)}
      />
      <ChoiceMark />
      <span className={styles.lines}>
        <span>
          <b>{branch.name}</b>{' '}
          {branch.district === undefined ? null : <small className={styles.district}>{branch.district}</small>}
        </span>
        <span className={styles.when}>
          <small>
            {distance === null ? null : `${distance} · `}
            <OpeningHours branch={branch} now={now} />
          </small>
          {soonest === undefined ? null : (
            <small className={styles.soonest}>
              <VisuallyHidden>
                <Trans>Soonest time:</Trans>{' '}
              </VisuallyHidden>
              {near ? i18n._(near) : formatDay(soonest.date, language)} <b>{soonest.time}</b>
            </small>
          )}
        </span>
      </span>
    </Choice>
  );
}
