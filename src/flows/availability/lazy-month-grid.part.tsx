import { useLingui } from '@lingui/react/macro';
import { renderCannotDisplay } from '#src/parts/cannot-display.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import type { MonthGridProps } from './month-grid.part.tsx';
import { monthWeeks } from './month-weeks.view.ts';
import styles from './month-view.module.css';

const monthGrid = partFile(() => import('./month-grid.part.tsx').then(({ MonthGrid }) => MonthGrid));

/** The calendar's library is loaded when the month is opened. */
export function MonthGridPart(props: MonthGridProps) {
  return (
    <LazyPart
      file={monthGrid}
      props={props}
      waiting={<MonthSkeleton {...props} />}
      renderFailed={renderCannotDisplay}
    />
  );
}

function MonthSkeleton({ month, days }: MonthGridProps) {
  const { t } = useLingui();
  const shown = new Set(days.map(({ date }) => date));
  const weeks = monthWeeks(month).filter((week) => week.some((each) => each !== null && shown.has(each)));
  return (
    <div className={styles.month} role="status" aria-label={t`Loading free times…`}>
      {Array.from({ length: 7 }, (_, index) => (
        <span key={index} className={styles.weekday}>
          &nbsp;
        </span>
      ))}
      {weeks.flat().map((each, index) => (
        <div key={each ?? `blank-${index}`} className={styles.blank}>
          {each !== null && shown.has(each) ? <Skeleton height="100%" /> : null}
        </div>
      ))}
    </div>
  );
}
