import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ComponentType } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { monthWeeks } from './calendar-days.ts';
import type { MonthGridProps } from './month-grid.tsx';
import styles from './month-view.module.css';

let grid: ComponentType<MonthGridProps> | undefined;

const loadMonthGrid = () => import('./month-grid.tsx').then(({ MonthGrid }) => (grid = MonthGrid));

/** The calendar's own library comes only when the month is opened. */
export function MonthGridPart(props: MonthGridProps) {
  const [hasFailed, setFailed] = useState(false);
  const [Grid, setGrid] = useState(() => grid);
  useEffect(() => {
    if (Grid !== undefined || hasFailed) return;
    let isWanted = true;
    loadMonthGrid().then(
      (loaded) => isWanted && setGrid(() => loaded),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [Grid, hasFailed]);
  if (Grid) return <Grid {...props} />;
  if (!hasFailed) return <MonthSkeleton {...props} />;
  return (
    <Notice
      kind="error"
      title={<Trans>Cannot display data now, try again</Trans>}
      actions={
        <Button kind="outline" size="small" onClick={() => setFailed(false)}>
          <Trans>Try again</Trans>
        </Button>
      }
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
