import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './greeting.module.css';

interface GreetingProps {
  /** Undefined until it is known. */
  readonly firstName: string | undefined;
  readonly children: ReactNode;
}

/** Above the page for a member; it has its space from the first paint on, so that nothing moves when the visit is read. */
export function Greeting({ firstName, children }: GreetingProps) {
  return (
    <section className={styles.greeting}>
      <Wrap className={styles.columns}>
        {firstName === undefined ? (
          <div className={styles.name}>
            <Skeleton width="9em" height="24px" />
          </div>
        ) : (
          <h2 className={styles.name}>
            <Trans>
              Hello, <span translate="no">{firstName}</span>
            </Trans>
          </h2>
        )}
        <div className={styles.visit}>{children}</div>
      </Wrap>
    </section>
  );
}

export const NextVisitSkeleton = () => <Skeleton height="100%" />;
