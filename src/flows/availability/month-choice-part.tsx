import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ComponentType } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import type { MonthChoiceProps } from './month-choice.tsx';
import strip from './day-strip.module.css';

let part: ComponentType<MonthChoiceProps> | undefined;

/** Not waited for by the first free time: it is not the view that comes first, and has the only input of the step. */
export const loadMonthChoice = () => import('./month-choice.tsx').then(({ MonthChoice }) => (part = MonthChoice));

export function MonthChoicePart(props: MonthChoiceProps) {
  const [hasFailed, setFailed] = useState(false);
  const [Part, setPart] = useState(() => part);
  useEffect(() => {
    if (Part !== undefined || hasFailed) return;
    let isWanted = true;
    loadMonthChoice().then(
      (loaded) => isWanted && setPart(() => loaded),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [Part, hasFailed]);
  if (Part) return <Part {...props} />;
  return (
    <>
      <div className={strip.bar}>{props.viewSwitch}</div>
      {hasFailed ? (
        <Notice
          kind="error"
          title={<Trans>Cannot display data now, try again</Trans>}
          actions={
            <Button kind="outline" size="small" onClick={() => setFailed(false)}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      ) : (
        <Skeleton height="320px" />
      )}
    </>
  );
}
