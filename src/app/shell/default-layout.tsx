import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './default-layout.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <SiteHeader />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
