import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

interface CannotDisplayProps {
  readonly onRetry: () => void;
  /** Another try is under way. */
  readonly isTrying?: boolean;
  /** What was chosen before is not lost. */
  readonly isKept?: boolean;
  /** What can still be done. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Replaces what could not be read: says so, and offers another try. */
export function CannotDisplay({ onRetry, isTrying = false, isKept, children, className }: CannotDisplayProps) {
  const { t } = useLingui();
  return (
    <Notice
      kind="error"
      className={className}
      title={<Trans>Cannot display data now, try again</Trans>}
      actions={
        <Button kind="outline" size="small" onClick={onRetry} busy={isTrying ? t`Loading…` : null}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {isKept && <Trans>What you have chosen is kept.</Trans>}
      {children}
    </Notice>
  );
}
