import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StatusPage } from '#src/ui/layout/status-page.tsx';

/** Section 8: a product that is not there; `children` is the way on. */
export const ProductMissing = ({ children }: { readonly children: ReactNode }) => (
  <StatusPage
    status={404}
    title={<Trans>Sorry! The product is not found.</Trans>}
    description={<Trans>It may no longer be sold, or its address is misspelled.</Trans>}
  >
    {children}
  </StatusPage>
);
