import { Trans } from '@lingui/react/macro';
import { Terms } from '#src/parts/terms/terms.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './terms.page.module.css';

export function TermsPage() {
  return (
    <Wrap className={styles.page}>
      <Terms
        heading={
          <h1>
            <Trans>Booking terms</Trans>
          </h1>
        }
      />
    </Wrap>
  );
}
