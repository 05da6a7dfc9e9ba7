import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './signed-out.module.css';

/** The end of a session, with a way on. */
export function SignedOutPage() {
  const lang = useLanguage();
  return (
    <Wrap className={styles.page}>
      <h1>
        <Trans>You are signed out</Trans>
      </h1>
      <p>
        <Trans>A booking that you had begun is kept on this device.</Trans>
      </p>
      <p className={styles.ways}>
        <Button renderLink={(look) => <Link {...look} to="/$lang" params={{ lang }} activeOptions={{ exact: true }} />}>
          <Trans>Go to the home page</Trans>
        </Button>
        <Button kind="outline" renderLink={(look) => <Link {...look} to="/$lang/booking" params={{ lang }} />}>
          <Trans>Book a service</Trans>
        </Button>
      </p>
    </Wrap>
  );
}
