import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RetryNotice } from './retry-notice.tsx';

interface CannotDisplayProps {
  readonly onRetry: () => void;
  /** Another try is under way. */
  readonly isTrying?: boolean;
  /** Why, in the server's words, if it has refused (API-02). */
  readonly said?: string | undefined;
  /** What was chosen before is not lost. */
  readonly isKept?: boolean;
  /** What can still be done. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Replaces what could not be read: says so, and offers another try. */
export function CannotDisplay({ said, isKept, children, ...retry }: CannotDisplayProps) {
  return (
    <RetryNotice {...retry} kind="error" title={<Trans>Cannot display data now, try again</Trans>}>
      {said}
      {isKept && <Trans>What you have chosen is kept.</Trans>}
      {children}
    </RetryNotice>
  );
}

/** For a part whose file cannot be loaded (`renderFailed` of `LazyPart`). */
export const renderCannotDisplay = (retry: () => void) => <CannotDisplay onRetry={retry} />;
