import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RetryNotice } from './answers/retry-notice.tsx';

interface CannotDisplayProps {
  readonly onRetry: () => void;
  /** Another try is under way. */
  readonly isTrying?: boolean;
  /** Why, in the server's words, if it has refused (API-02). */
  readonly said?: string | undefined;
  /** Adds that earlier choices are not lost. */
  readonly isKept?: boolean;
  /** What the person can still do. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Replaces content that could not be loaded: says so, and offers to try again. */
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
