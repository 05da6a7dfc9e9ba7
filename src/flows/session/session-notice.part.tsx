import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionScreen } from '#machines/session/session.selectors.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';

export interface SessionNoticeProps {
  readonly notice: Exclude<SessionScreen['screen'], 'quiet'>;
  /** What waits for whoever signs in again: the booking, or just the page; null if nothing does. */
  readonly keeps: 'booking' | 'place' | null;
  /** Leads to signing out; closing leads there as well (DUP-03). */
  readonly onLeave: () => void;
}

/** The one notice of an ended session, above whatever page is open. */
export function SessionNotice({ notice, keeps, onLeave }: SessionNoticeProps) {
  const { t } = useLingui();
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
      onClose={onLeave}
      firstFocus="control"
    >
      {keeps === null ? null : (
        <p>
          {keeps === 'booking' ? (
            <Trans>Your booking is kept. Sign in again to go on with it.</Trans>
          ) : (
            <Trans>Sign in again to go on where you were.</Trans>
          )}
        </p>
      )}
      <Button data-autofocus onClick={onLeave}>
        <Trans>OK</Trans>
      </Button>
    </Dialog>
  );
}
