import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionScreen } from '#machines/session/session.selectors.ts';
import { pageToReturnTo } from '#src/flow-host/parts/page-to-return-to.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';

export interface SessionNoticeProps {
  readonly notice: Exclude<SessionScreen['screen'], 'quiet'>;
  /** Leads to signing out; closing leads there as well (DUP-03). */
  readonly onLeave: () => void;
}

/** The one notice of an ended session, above whatever page is open; signing in again leads back to that page. */
export function SessionNotice({ notice, onLeave }: SessionNoticeProps) {
  const { t } = useLingui();
  const leave = () => {
    pageToReturnTo.write(window.location.href);
    onLeave();
  };
  return (
    <Dialog
      isOpen
      title={
        notice === 'superseded' ? (
          <Trans>Logged out after logging in with another device.</Trans>
        ) : (
          <Trans>Please log in again.</Trans>
        )
      }
      closeLabel={t`Close`}
      onClose={leave}
      firstFocus="control"
    >
      <p>
        <Trans>What you have chosen is kept.</Trans>
      </p>
      <Button data-autofocus onClick={leave}>
        <Trans>OK</Trans>
      </Button>
    </Dialog>
  );
}
