import { Trans } from '@lingui/react/macro';
import { RetryNotice } from '#src/parts/answers/retry-notice.tsx';

interface StaleTimesProps {
  readonly onRetry: () => void;
  readonly isTrying?: boolean;
  readonly className?: string | undefined;
}

/** Shown above the last good times while newer ones cannot be loaded (RB-16). */
export function StaleTimes(props: StaleTimesProps) {
  return (
    <RetryNotice {...props} kind="warning" title={<Trans>These times may have changed.</Trans>}>
      <Trans>The latest ones could not be loaded. You can go on: the time is checked again before it is kept.</Trans>
    </RetryNotice>
  );
}
