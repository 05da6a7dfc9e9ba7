import { Trans } from '@lingui/react/macro';
import { useOnline } from '#src/ui/browser/use-online.ts';
import { CallLink } from '#src/ui/brand/call-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { SendingState } from './use-sending.ts';

/** What became of the last try. What is typed stays where it is; sending again is the button below. */
export function SendingNotice({ state }: { readonly state: SendingState }) {
  const isOnline = useOnline();
  if (state.kind === 'unproven')
    return (
      <Notice kind="error" title={<Trans>We could not make sure that no program sends this</Trans>}>
        <Trans>
          The check did not load in your browser. Nothing was sent, and what you typed is still here. Try again, or call{' '}
          <CallLink />.
        </Trans>
      </Notice>
    );
  if (state.kind === 'refused')
    return (
      <Notice kind="error" title={<Trans>Not sent</Trans>}>
        {state.message || <Trans>Please try again. What you typed is still here.</Trans>}
      </Notice>
    );
  if (state.kind !== 'unknown') return null;
  return (
    <Notice kind="warning" title={<Trans>We do not know whether it arrived</Trans>}>
      {isOnline ? (
        <Trans>No answer came. Please send it again: it counts once, even if it arrived the first time.</Trans>
      ) : (
        <Trans>You are offline. Send it again when there is a network: it counts once.</Trans>
      )}
    </Notice>
  );
}
