import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from './visit-plan.module.css';

interface PlanningNowProps {
  readonly count: number;
  readonly pinned: number;
  readonly onCancel: () => void;
}

const SECOND_MS = 1000;
/** For which the solver looks at most; beside it come reading and waiting. */
const MOST_SECONDS = 12;

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((passed) => passed + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

export function PlanningNow({ count, pinned, onCancel }: PlanningNowProps) {
  const seconds = useSeconds();
  return (
    <div className={styles.narrow}>
      <h1 tabIndex={-1} data-first-focus>
        <Plural value={count} one="Planning # car…" other="Planning # cars…" />
      </h1>
      <progress
        className={styles.progress}
        max={MOST_SECONDS}
        value={Math.min(seconds, MOST_SECONDS)}
        aria-label={String(seconds)}
      />
      <p role="status">
        {seconds > MOST_SECONDS ? (
          <Trans>Others are planning too. Your plan comes as soon as there is room.</Trans>
        ) : (
          <Trans>Free times are compared. It takes up to 12 seconds; nothing is reserved yet.</Trans>
        )}
      </p>
      {pinned === 0 ? null : (
        <p className={styles.quiet}>
          <Plural value={pinned} one="# visit that you chose stays." other="# visits that you chose stay." />
        </p>
      )}
      <div className={styles.ways}>
        <Button kind="outline" onClick={onCancel}>
          <Trans>Stop planning</Trans>
        </Button>
      </div>
    </div>
  );
}

/** A plan that was shown before, while its times are checked. */
export const CheckingNow = ({ count }: { readonly count: number }) => (
  <div className={styles.narrow}>
    <h1 tabIndex={-1} data-first-focus>
      <Trans>Opening your plan…</Trans>
    </h1>
    <p role="status">
      <Plural
        value={count}
        one="The time of # car is checked. Nothing is moved."
        other="The times of # cars are checked. Nothing is moved."
      />
    </p>
  </div>
);

interface FailedPlanProps {
  readonly message: string | null;
  /** Null if there is none before it. */
  readonly onFormer: (() => void) | null;
  readonly onRetry: () => void;
  readonly onWishes: () => void;
}

export const FailedPlan = ({ message, onFormer, onRetry, onWishes }: FailedPlanProps) => (
  <div className={styles.narrow}>
    <h1 tabIndex={-1} data-first-focus>
      <Trans>Plan visits</Trans>
    </h1>
    <Notice
      kind="error"
      title={<Trans>There is no plan yet</Trans>}
      actions={
        <>
          <Button size="small" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Button kind="outline" size="small" onClick={onWishes}>
            <Trans>Change the wishes</Trans>
          </Button>
          {onFormer === null ? null : (
            <Button kind="text" size="small" onClick={onFormer}>
              <Trans>Back to the former plan</Trans>
            </Button>
          )}
        </>
      }
    >
      {message ?? <Trans>The plan did not arrive. Your wishes and what you chose are kept.</Trans>}
    </Notice>
  </div>
);
