import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LoyaltyTerms } from '#src/parts/loyalty/loyalty-terms.tsx';
import { Terms } from '#src/parts/terms/terms.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './terms.page.module.css';

/** The terms of a booking, and those of the loyalty card with every rate, cap and expiry (PTS-02); `cardTerms` is their text. */
export function TermsPage({ cardTerms }: { readonly cardTerms: ReactNode }) {
  return (
    <Wrap className={styles.page}>
      <Terms
        heading={
          <h1>
            <Trans>Booking terms</Trans>
          </h1>
        }
      />
      <div id="card" className={styles.card}>
        {cardTerms}
        <LoyaltyTerms />
      </div>
    </Wrap>
  );
}
