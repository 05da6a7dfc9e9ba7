import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { StatusPage } from '#src/ui/layout/status-page.tsx';
import type { SignOutState } from './sign-out.view.ts';

export interface SignOutProps {
  readonly state: SignOutState;
  /** The server's message, if it refused. */
  readonly message: string | null;
  readonly onRetry: () => void;
  /** The booking that waits for whoever signs in again; null if none does. */
  readonly kept: ReactNode;
  /** Where to go once it is done. */
  readonly waysOn: ReactNode;
}

/** Signing out is pending, failed or done: each has its own text, which takes the focus. */
export function SignOutScreen({ state, message, onRetry, kept, waysOn }: SignOutProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const read = useRef(state);
  useEffect(() => {
    if (read.current === state) return;
    read.current = state;
    title.current?.focus();
  }, [state]);
  const pages: Record<SignOutState, () => ReactNode> = {
    signingOut: () => (
      <StatusPage
        titleRef={title}
        title={<Trans>Signing you out…</Trans>}
        description={<Trans>This takes a moment.</Trans>}
      />
    ),
    notSignedOut: () => (
      <StatusPage
        titleRef={title}
        title={<Trans>Signing out did not work</Trans>}
        description={
          <span role="alert">{message ?? <Trans>Check your internet connection, then try again.</Trans>}</span>
        }
      >
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </StatusPage>
    ),
    signedOut: () => (
      <StatusPage
        titleRef={title}
        title={<Trans>You are signed out</Trans>}
        description={
          kept === null ? (
            <Trans>You can sign in again whenever you like.</Trans>
          ) : (
            <Trans>Sign in again to go on where you were.</Trans>
          )
        }
        below={kept}
      >
        {waysOn}
      </StatusPage>
    ),
  };
  return pages[state]();
}
