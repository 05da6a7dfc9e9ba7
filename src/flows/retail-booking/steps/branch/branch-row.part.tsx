import { Trans } from '@lingui/react/macro';
import type { Branch } from '#contract/wire/branch.ts';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import { formatDistance } from '#src/i18n/units/amounts.ts';
import { formatDay } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Choice, ChoiceMark } from '#src/ui/inputs/choice.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import styles from './branch.module.css';

interface BranchRowProps {
  readonly group: string;
  readonly branch: Branch;
  readonly chosen: boolean;
  readonly soonest: SoonestSlot | undefined;
  readonly onChoose: (branch: Branch) => void;
  /** The row is hovered or focused, so the map highlights the branch. */
  readonly onLight: (isLit: boolean) => void;
}

export function BranchRow({ group, branch, chosen, soonest, onChoose, onLight }: BranchRowProps) {
  const language = useLanguage();
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
      <span>
        <b>{branch.name}</b>
        <small>
          {distance === null ? null : `${distance} · `}
          <TodaysHours branch={branch} />
        </small>
        {branch.address === undefined ? null : <small>{branch.address}</small>}
      </span>
      {soonest === undefined ? null : (
        <span className={styles.soonest}>
          <VisuallyHidden>
            <Trans>Soonest time:</Trans>{' '}
          </VisuallyHidden>
          <small>{formatDay(soonest.date, language)}</small> <b>{soonest.time}</b>
        </span>
      )}
    </Choice>
  );
}

function TodaysHours({ branch }: { branch: Branch }) {
  const language = useLanguage();
  const { open_time: opens, close_time: closes, closed_until: closedUntil } = branch;
  if (closedUntil !== undefined) {
    const until = formatDay(closedUntil, language);
    return <Trans>Closed until {until}</Trans>;
  }
  if (opens === null || closes === null) return <Trans>Closed today</Trans>;
  return (
    <Trans>
      Today {opens}–{closes}
    </Trans>
  );
}
