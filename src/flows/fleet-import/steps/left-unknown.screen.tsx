import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Actions } from '#src/ui/questions/question.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { FileButton } from '../file-chooser.part.tsx';
import styles from '../fleet-import.module.css';
import { StepTitle } from './step-title.part.tsx';

interface LeftUnknownProps {
  readonly fileName: string;
  readonly ways: ReactNode;
  readonly onFile: (file: File) => void;
}

/** The import was sent, its answer never came, and somebody has gone on without it. */
export const LeftUnknown = ({ fileName, ways, onFile }: LeftUnknownProps) => (
  <div className={styles.step}>
    <StepTitle>
      <Trans>It is not known whether your cars were imported</Trans>
    </StepTitle>
    <p translate="no">{fileName}</p>
    <Notice kind="warning" title={<Trans>Look at the list of cars</Trans>}>
      <Trans>
        What was imported is there, all of it or nothing. If nothing is there, import the file again: no car is added
        twice.
      </Trans>
    </Notice>
    <Actions>
      {ways}
      <FileButton onFile={onFile}>
        <Trans>Import another file</Trans>
      </FileButton>
    </Actions>
  </div>
);

interface UndoLeftUnknownProps extends Omit<LeftUnknownProps, 'fileName'> {
  readonly onRetry: () => void;
}

/** The import was to be taken back, the answer never came, and somebody has gone on without it. */
export const UndoLeftUnknown = ({ ways, onFile, onRetry }: UndoLeftUnknownProps) => (
  <div className={styles.step}>
    <StepTitle>
      <Trans>It is not known whether the import was undone</Trans>
    </StepTitle>
    <Notice
      kind="warning"
      title={<Trans>Look at the list of cars</Trans>}
      actions={
        <Button kind="outline" size="small" onClick={onRetry}>
          <Trans>Undo it again</Trans>
        </Button>
      }
    >
      <Trans>
        The import was undone as a whole, or not at all. If its cars are still there, undo it again: nothing is undone
        twice.
      </Trans>
    </Notice>
    <Actions>
      {ways}
      <FileButton onFile={onFile}>
        <Trans>Import another file</Trans>
      </FileButton>
    </Actions>
  </div>
);
