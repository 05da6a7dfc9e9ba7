import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

interface StaleTimesProps {
  readonly onRetry: () => void;
  readonly isTrying?: boolean;
  readonly className?: string | undefined;
}

/** Above the last good times while newer ones cannot be loaded (RB-16). */
export function StaleTimes({ onRetry, isTrying = false, className = '' }: StaleTimesProps) {
  const { t } = useLingui();
  return (
    <Notice
      kind="warning"
      className={className}
      title={<Trans>These times may have changed.</Trans>}
      actions={
        <Button kind="outline" size="small" onClick={onRetry} {...(isTrying ? { busy: t`Loading…` } : {})}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The latest ones could not be loaded. You can go on: the time is checked again before it is kept.</Trans>
    </Notice>
  );
}
