import { Trans } from '@lingui/react/macro';
import { use } from 'react';
import { SignInOffer } from '#src/flows/retail-booking/visit/sign-in-offer.view.ts';
import { Button } from '#src/ui/actions/button.tsx';
import styles from './information.module.css';

/** Offers a guest to sign in before typing what the account knows. */
export function SignIn() {
  const renderSignIn = use(SignInOffer);
  if (renderSignIn === null) return null;
  return (
    <div className={styles.signIn}>
      <p>
        <Trans>Members: sign in and we fill this in. Nothing you chose is lost.</Trans>
      </p>
      <Button kind="outline" size="small" renderLink={renderSignIn}>
        <Trans>Sign in</Trans>
      </Button>
    </div>
  );
}
