import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

interface RetryNoticeProps {
  readonly kind: 'warning' | 'error';
  readonly title: ReactNode;
  readonly onRetry: () => void;
  /** Another try is under way. */
  readonly isTrying?: boolean | undefined;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Something could not be read, and another try is offered. */
export function RetryNotice({ onRetry, isTrying, ...notice }: RetryNoticeProps) {
  return (
    <Notice
      {...notice}
      actions={
        <Button kind="outline" size="small" onClick={onRetry} busy={isTrying ? <Trans>Loading…</Trans> : null}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
