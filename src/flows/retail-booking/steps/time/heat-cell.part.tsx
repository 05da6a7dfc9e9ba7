import { useLingui } from '@lingui/react/macro';
import type { DayCount } from '#contract/wire/slot.ts';
import { reasonText } from '#src/flows/availability/reasons.texts.ts';
import { formatDayFull } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import styles from './heat-strip.module.css';

interface HeatCellProps {
  readonly name: string;
  readonly branchName: string;
  readonly day: DayCount;
  readonly weekday: string;
  readonly isStop: boolean;
  readonly serviceName: string | null;
  readonly onPress: () => void;
}

const LEVELS = 4;
/** Free times per shade level: a whole day of half hours is level four. */
const PER_LEVEL = 5;

const levelOf = (free: number) => Math.min(LEVELS, Math.ceil(free / PER_LEVEL));

const signOf = ({ reason }: DayCount) => (reason?.code === 'full' || reason?.code === 'held' ? '×' : '–');

/** A branch's free times on a day, as a number and a shade. A day without free times can still be focused, and says why there are none. */
export function HeatCell({ name, branchName, day, weekday, isStop, serviceName, onPress }: HeatCellProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { date, free, reason } = day;
  const label = () => {
    const name = `${branchName}, ${formatDayFull(date, language)}`;
    if (reason) return `${name}, ${i18n._(reasonText(reason, language, serviceName).long)}`;
    return free === 1 ? t`${name}, 1 free time` : t`${name}, ${free} free times`;
  };
  return (
    <button
      type="button"
      className={styles.cell}
      data-cell={name}
      data-level={levelOf(free)}
      aria-disabled={free === 0 || undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={onPress}
    >
      <small aria-hidden="true">
        {weekday} {Number(date.slice(8))}
      </small>
      <b aria-hidden="true">{free > 0 ? free : signOf(day)}</b>
      <VisuallyHidden>{label()}</VisuallyHidden>
    </button>
  );
}
