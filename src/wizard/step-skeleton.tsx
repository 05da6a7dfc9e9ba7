import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLostFocus } from '#src/ui/page/lost-focus.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import styles from './step.module.css';

interface StepSkeletonProps {
  /** The heading of a page that waits for its first step; in a step that is loaded it has its shape only. */
  readonly heading?: ReactNode;
  /** The heading goes and had the focus, which the step's own can take over. */
  readonly onFocusLost?: () => void;
  /** What led here is gone. */
  readonly takesFocus?: boolean;
}

/** The shape of a step to come. */
export function StepSkeleton({ heading, onFocusLost, takesFocus = false }: StepSkeletonProps) {
  const { t } = useLingui();
  const waiting = useRef<HTMLHeadingElement>(null);
  const place = useLostFocus<HTMLDivElement>(takesFocus);
  useLayoutEffect(() => {
    const element = waiting.current;
    return () => {
      if (element !== null && element === document.activeElement) onFocusLost?.();
    };
  }, [onFocusLost]);
  return (
    <div ref={place} tabIndex={-1} role="status" aria-label={t`Loading your booking…`} className={styles.waiting}>
      {heading === undefined ? (
        <Skeleton width="60%" height="36px" />
      ) : (
        <h1 ref={waiting} tabIndex={-1}>
          {heading}
        </h1>
      )}
      <Skeleton height="52px" />
      <Skeleton height="72px" />
      <Skeleton height="72px" />
      <Skeleton height="72px" />
    </div>
  );
}
