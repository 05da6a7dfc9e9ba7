import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useOnline } from '#src/ui/browser/use-online.ts';

interface OutcomeUnknownProps {
  /** What is not known yet. */
  readonly title: ReactNode;
  /** Asks again at once; left out where another button does. */
  readonly onRetry?: () => void;
  readonly isAsking?: boolean;
  /** In place of `children` while there is no network. */
  readonly offline?: ReactNode;
  readonly className?: string | undefined;
  /** How it is asked for by itself. */
  readonly children: ReactNode;
}

/** Something was sent and not answered. */
export function OutcomeUnknown({ title, onRetry, isAsking, offline, className, children }: OutcomeUnknownProps) {
  const isOnline = useOnline();
  return (
    <Notice
      kind="warning"
      className={className}
      title={title}
      actions={
        onRetry && (
          <Button kind="outline" size="small" onClick={onRetry} busy={isAsking ? <Trans>Checking…</Trans> : undefined}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {isOnline ? children : (offline ?? <Trans>You're offline. Reconnect and try again.</Trans>)}
    </Notice>
  );
}
