import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactNode } from 'react';
import { selectScreen, type LoginScreen } from '#machines/login/login.selectors.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { focusHeadingIfLost } from '#src/ui/page/lost-focus.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { loginFlowOf, type LoginFlow } from './login.flow.ts';
import { RegistrationPart } from './registration.part.tsx';
import styles from './login.module.css';

interface InformationProps {
  readonly host: FlowHost;
  /** Shown behind the modals while there is no form to fill in. */
  readonly waiting: ReactNode;
}

/** The extra-information form as a page (LOGIN-10). */
export function InformationPart({ host, waiting }: InformationProps) {
  const language = useLanguage();
  const [flow] = useState(() => loginFlowOf(host, language));
  return flow === null ? waiting : <Information flow={flow} host={host} waiting={waiting} />;
}

function Information({ flow, host, waiting }: InformationProps & { readonly flow: LoginFlow }) {
  const screen = useSelector(flow.actor, selectScreen);
  return 'newcomer' in screen ? <Form screen={screen.screen} flow={flow} host={host} /> : waiting;
}

interface FormProps {
  readonly flow: LoginFlow;
  readonly host: FlowHost;
  readonly screen: LoginScreen['screen'];
}

function Form({ flow, host, screen }: FormProps) {
  // The heading of what waited here had it.
  useEffect(focusHeadingIfLost, []);
  return (
    <Wrap className={styles.page}>
      <h1>
        <Trans>Your details</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>One step is left before you are signed in: how to reach you, and your car.</Trans>
      </p>
      <RegistrationPart flow={flow} host={host} />
      {screen === 'sending' ? null : (
        <Button kind="text" onClick={() => flow.actor.send({ type: 'login.left' })}>
          <Trans>Not now</Trans>
        </Button>
      )}
    </Wrap>
  );
}
