import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { selectScreen } from '#machines/login/login.selectors.ts';
import type { LoginEvent } from '#machines/login/login.types.ts';
import type { Member } from '#machines/shared/member.ts';
import { useSpoken, type FlowHost, type Receiver } from '#src/flow-host/flow-host.ts';
import { interrupted } from '#src/flow-host/parts/interrupted.store.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { loginFlowOf, type LoginFlow } from './login.flow.ts';
import { LoginModals, type LoginProps } from './login.screen.tsx';
import { aimOfLogin, leftPage, tappedPage } from './login.store.ts';
import { RegistrationPart } from './registration.part.tsx';
import { RegistrationTerms } from './registration-terms.part.tsx';

export interface LoginPartProps {
  readonly host: FlowHost;
  readonly onSignedIn: (member: Member) => void;
  /** Called when there is nothing more to show. */
  readonly onEnd: () => void;
}

export const loginHandlers = (actor: Receiver<LoginEvent>) =>
  ({
    onRetry: () => actor.send({ type: 'retry.requested' }),
    onTick: (isTicked) => actor.send({ type: 'terms.ticked', isTicked }),
    onConfirmTerms: () => actor.send({ type: 'terms.confirmed' }),
    onLeave: () => actor.send({ type: 'login.left' }),
  }) satisfies Partial<LoginProps>;

const withoutAnchor = (href: string) => href.split('#')[0];

/** The sign-in modals, above whatever page the browser came back to. */
export function LoginPart(props: LoginPartProps) {
  const language = useLanguage();
  const { host, onEnd } = props;
  const [flow] = useState(() => loginFlowOf(host, language));
  useEffect(() => {
    if (flow === null) onEnd();
  }, [flow, onEnd]);
  return flow && <Modals {...props} flow={flow} />;
}

function Modals({ flow, host, onSignedIn, onEnd }: LoginPartProps & { readonly flow: LoginFlow }) {
  const { actor, calls } = flow;
  const lang = useLanguage();
  const navigate = useNavigate();
  const { pathname, href } = useLocation();
  const screen = useSelector(actor, selectScreen);
  const isOnItsPage = /^\/\w+\/auth\/information\/?$/.test(pathname);
  const needsPage = 'newcomer' in screen && screen.newcomer.kind === 'incomplete' && !isOnItsPage;
  useSpoken(calls);
  useEffect(() => {
    if (!needsPage) return;
    // Whoever opens another page from the form leaves it for later.
    if (leftPage.read() !== null) actor.send({ type: 'login.left' });
    else {
      leftPage.write(href);
      void navigate({ to: '/$lang/auth/information', params: { lang } });
    }
  }, [needsPage, href, lang, navigate, actor]);

  const goOn = useCallback(
    (isSignedIn: boolean) => {
      const [from, aim] = [leftPage.read(), aimOfLogin.read()];
      leftPage.write(null);
      aimOfLogin.write(null);
      tappedPage.write(null);
      if (isSignedIn) interrupted.write(null);
      // Not signed in, one stays on the page, at its anchor.
      const isAimHere = aim !== null && withoutAnchor(aim) === withoutAnchor(href);
      const to = (isSignedIn || isAimHere ? aim : null) ?? (isOnItsPage ? (from ?? `/${lang}`) : href);
      if (to !== href) void navigate({ href: to, replace: true });
    },
    [isOnItsPage, href, lang, navigate],
  );
  const member = screen.screen === 'signedIn' ? screen.member : null;
  const isLeft = screen.screen === 'left';
  useEffect(() => {
    if (member !== null) onSignedIn(member);
    if (member === null && !isLeft) return;
    goOn(member !== null);
    onEnd();
  }, [member, isLeft, goOn, onSignedIn, onEnd]);

  const handlers = loginHandlers(actor);
  return (
    <LoginModals
      screen={screen}
      {...handlers}
      renderSignIn={(look) => (
        <Link
          {...look}
          to="/$lang/auth/login"
          params={{ lang }}
          state={{ signInFrom: href }}
          onClick={handlers.onLeave}
        />
      )}
      renderTerms={(acceptBox) => <RegistrationTerms host={host} acceptBox={acceptBox} />}
      form={isOnItsPage || needsPage ? null : <RegistrationPart flow={flow} host={host} />}
    />
  );
}
