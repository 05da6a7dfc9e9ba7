import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LoginScreen } from '#machines/login/login.selectors.ts';
import { Actions } from '#src/ui/questions/question.tsx';
import { CallLink } from '#src/ui/brand/call-link.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Checkbox } from '#src/ui/inputs/checkbox.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useOnline } from '#src/ui/browser/use-online.ts';
import styles from './login.module.css';

export interface LoginProps {
  /** From the chart's selectScreen. */
  readonly screen: LoginScreen;
  readonly onRetry: () => void;
  readonly onTick: (isTicked: boolean) => void;
  readonly onConfirmTerms: () => void;
  readonly onLeave: () => void;
  /** Leads to the provider. */
  readonly renderSignIn: (look: LinkLook) => ReactNode;
  /** The terms, with the box that accepts them. */
  readonly renderTerms: (acceptBox: ReactNode) => ReactNode;
  /** The form, if it is shown as a modal and not as its own page. */
  readonly form: ReactNode;
}

/** The modals of signing in (LOGIN-10), one at a time. */
export function LoginModals(props: LoginProps) {
  const { screen, form, onLeave } = props;
  const { t } = useLingui();
  switch (screen.screen) {
    case 'verifying':
      return <Connecting />;
    case 'unanswered':
      return <Unanswered {...props} />;
    case 'refused':
      return <Refused {...props} message={screen.message} />;
    case 'declined':
      return <Declined {...props} />;
    case 'agreeing':
      return <Agreeing {...props} isAgreed={screen.isAgreed} />;
    case 'filling':
    case 'sending':
    case 'unconfirmed':
      return form === null ? null : (
        <Dialog
          key="form"
          isOpen
          isWide
          staysOnTap
          title={<RegistrationTitle />}
          closeLabel={t`Close`}
          onClose={screen.screen === 'sending' ? undefined : onLeave}
        >
          {form}
        </Dialog>
      );
    case 'signedIn':
    case 'left':
      return null;
  }
}

export const RegistrationTitle = () => <Trans>Register as a member</Trans>;

function Connecting() {
  const { t } = useLingui();
  return (
    <Dialog key="connecting" isOpen title={<Trans>Connecting…</Trans>} closeLabel={t`Close`}>
      <p className={styles.waiting} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        <Trans>Checking your card. This takes a moment.</Trans>
      </p>
    </Dialog>
  );
}

function Unanswered({ onRetry, onLeave }: LoginProps) {
  const { t } = useLingui();
  const isOnline = useOnline();
  return (
    <Dialog
      key="connecting"
      isOpen
      staysOnTap
      title={<Trans>No answer yet</Trans>}
      closeLabel={t`Close`}
      onClose={onLeave}
    >
      <p role="status">
        {isOnline ? (
          <Trans>We ask again every few seconds. You need not choose your card again.</Trans>
        ) : (
          <Trans>You're offline. Reconnect and try again.</Trans>
        )}
      </p>
      <Actions>
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
        <Button kind="text" onClick={onLeave}>
          <Trans>Not now</Trans>
        </Button>
      </Actions>
    </Dialog>
  );
}

function Refused({ message, onLeave, renderSignIn }: LoginProps & { message: string | null }) {
  const { t } = useLingui();
  return (
    <Dialog key="refused" isOpen title={<Trans>Signing in did not work</Trans>} closeLabel={t`Close`} onClose={onLeave}>
      <p role="alert">
        {message ?? <Trans>This sign-in was not begun here, or has run out. Please sign in again.</Trans>}
      </p>
      {message === null ? null : (
        <p>
          <Trans>
            Another card may work. Our call centre: <CallLink />.
          </Trans>
        </p>
      )}
      <Actions>
        <Button renderLink={renderSignIn}>
          <Trans>Sign in again</Trans>
        </Button>
        <Button kind="text" onClick={onLeave}>
          <Trans>Not now</Trans>
        </Button>
      </Actions>
    </Dialog>
  );
}

/** Not an alert: the person knows that they declined. */
function Declined({ onLeave, renderSignIn }: LoginProps) {
  return (
    <div className={styles.quiet}>
      <Notice
        title={<Trans>You are not signed in</Trans>}
        actions={
          <>
            <Button kind="outline" size="small" renderLink={renderSignIn}>
              <Trans>Sign in again</Trans>
            </Button>
            <Button kind="text" size="small" onClick={onLeave}>
              <Trans>Not now</Trans>
            </Button>
          </>
        }
      >
        <Trans>The card’s page was left without signing in. You can go on without an account.</Trans>
      </Notice>
    </div>
  );
}

function Agreeing({ isAgreed, onTick, onConfirmTerms, onLeave, renderTerms }: LoginProps & { isAgreed: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog
      key="terms"
      isOpen
      isWide
      staysOnTap
      title={<Trans>Terms and conditions</Trans>}
      closeLabel={t`Close`}
      onClose={onLeave}
    >
      {renderTerms(
        <Checkbox
          isTicked={isAgreed}
          onTick={onTick}
          label={<Trans>I have read and accept the terms and conditions.</Trans>}
        />,
      )}
      <Actions>
        <Button inactive={!isAgreed} onClick={onConfirmTerms}>
          <Trans>Confirm</Trans>
        </Button>
        <Button kind="text" onClick={onLeave}>
          <Trans>Not now</Trans>
        </Button>
      </Actions>
    </Dialog>
  );
}
