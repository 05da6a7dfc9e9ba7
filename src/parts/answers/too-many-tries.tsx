import { Trans } from '@lingui/react/macro';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** Shown after too many wrong pairs of plate and code: how long to wait, in whole minutes, at least one. */
export function TooManyTries({ minutes }: { readonly minutes: number }) {
  return (
    <Notice kind="error" title={<Trans>Too many tries.</Trans>}>
      <TryAgainIn minutes={minutes} />
    </Notice>
  );
}

export function TryAgainIn({ minutes }: { readonly minutes: number }) {
  return minutes === 1 ? (
    <Trans>Please try again in 1 minute.</Trans>
  ) : (
    <Trans>Please try again in {minutes} minutes.</Trans>
  );
}
