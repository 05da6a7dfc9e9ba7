import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { BackPlace } from '#src/ui/navigation/page-head.tsx';
import { FleetImportPart } from './fleet-import.part.tsx';
import styles from './fleet-import.module.css';

interface FleetImportPageProps extends ComponentProps<typeof FleetImportPart> {
  /** Returns to the list of cars. */
  readonly back: ReactNode;
}

/** Taking the company's cars out of a workbook (FLEET-02). */
export const FleetImportPage = ({ back, ...part }: FleetImportPageProps) => (
  <div className={styles.page}>
    <div>
      <BackPlace>{back}</BackPlace>
      <h1 tabIndex={-1}>
        <Trans>Import from Excel</Trans>
      </h1>
    </div>
    <FleetImportPart key={part.company.account} {...part} />
  </div>
);
