import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FileRefusal } from '#domain/fleet-list/checked-list.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Actions } from '#src/ui/questions/question.tsx';
import { REFUSALS } from '../fault.texts.ts';
import { DropPlace, FileButton } from '../file-chooser.part.tsx';
import styles from '../fleet-import.module.css';
import { StepTitle } from './step-title.part.tsx';

interface RefusedProps {
  readonly fileName: string;
  readonly refusal: FileRefusal;
  readonly onFile: (file: File) => void;
  /** Null where there are no other sheets. */
  readonly onSheets: (() => void) | null;
  readonly template: ReactNode;
}

/** Why the file cannot be read, and what to do about it. */
export function Refused({ fileName, refusal, onFile, onSheets, template }: RefusedProps) {
  const { i18n } = useLingui();
  const { why, remedy } = REFUSALS[refusal];
  return (
    <div className={styles.step}>
      <StepTitle>
        <Trans>This file cannot be imported</Trans>
      </StepTitle>
      <p translate="no">{fileName}</p>
      <Notice kind="error" title={i18n._(why)}>
        {i18n._(remedy)}
      </Notice>
      <DropPlace onFile={onFile}>
        <Actions>
          <FileButton kind="primary" onFile={onFile}>
            <Trans>Choose another file</Trans>
          </FileButton>
          {onSheets === null ? null : (
            <Button kind="outline" onClick={onSheets}>
              <Trans>Choose other sheets</Trans>
            </Button>
          )}
          {template}
        </Actions>
      </DropPlace>
    </div>
  );
}

interface NotReadProps {
  readonly fileName: string;
  /** The words of the server, if it has any. */
  readonly message: string | null;
  readonly isChecked: boolean;
  readonly onFile: (file: File) => void;
  readonly onRetry: () => void;
}

/** The reader, or the fleet, could not be loaded: the file is still there. */
export const NotRead = ({ fileName, message, isChecked, onFile, onRetry }: NotReadProps) => (
  <div className={styles.step}>
    <StepTitle>
      {isChecked ? <Trans>The list could not be checked</Trans> : <Trans>The file could not be read</Trans>}
    </StepTitle>
    <p translate="no">{fileName}</p>
    <Notice kind="error" title={<Trans>Nothing has been changed</Trans>}>
      {message || <Trans>Check your connection, then try again. Your file is still chosen.</Trans>}
    </Notice>
    <Actions>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
      <FileButton onFile={onFile}>
        <Trans>Choose another file</Trans>
      </FileButton>
    </Actions>
  </div>
);
