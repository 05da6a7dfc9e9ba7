import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DropPlace, FileButton } from '../file-chooser.part.tsx';
import styles from '../fleet-import.module.css';
import { StepTitle } from './step-title.part.tsx';

interface ChoosingProps {
  readonly onFile: (file: File) => void;
  readonly interrupted: ReactNode;
  readonly template: ReactNode;
  /** The last import, if there was one. */
  readonly last: ReactNode;
}

export const Choosing = ({ onFile, interrupted, template, last }: ChoosingProps) => (
  <div className={styles.step}>
    <StepTitle>
      <Trans>Choose the list of your cars</Trans>
    </StepTitle>
    {interrupted}
    <DropPlace onFile={onFile}>
      <p>
        <Trans>The list as you have it: one row for each car, in Excel or CSV.</Trans>
      </p>
      <FileButton kind="primary" onFile={onFile}>
        <Trans>Choose a file</Trans>
      </FileButton>
      <p className={styles.quiet}>
        <Trans>Or drop it here. You see what would change before anything is saved.</Trans>
      </p>
    </DropPlace>
    <div className={styles.line}>
      <span className={styles.quiet}>
        <Trans>No list yet? Fill in ours.</Trans>
      </span>
      {template}
    </div>
    {last}
  </div>
);
