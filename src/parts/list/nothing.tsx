import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Ways } from '#src/ui/layout/ways.tsx';
import styles from './list.module.css';

interface NothingYetProps {
  readonly title: ReactNode;
  /** The suggested first action. */
  readonly children?: ReactNode;
}

/** Shown in place of a list that is still empty. */
export function NothingYet({ title, children }: NothingYetProps) {
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>{title}</p>
      {children ? <Ways>{children}</Ways> : null}
    </div>
  );
}

/** Shown if nothing matches the filter. */
export function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <div className={styles.nothing} role="status">
      <p className={styles.title}>
        <Trans>Nothing matches</Trans>
      </p>
      <p>
        <Trans>Try another word or a wider filter.</Trans>
      </p>
      <Ways>
        <Button kind="outline" onClick={onClear}>
          <Trans>Clear the filter</Trans>
        </Button>
      </Ways>
    </div>
  );
}
