import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useRef, type ReactNode } from 'react';
import type { StayReason, UndoResult } from '#machines/fleet-import/fleet-import.types.ts';
import { OutcomeUnknown } from '#src/parts/answers/outcome-unknown.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { CallLink } from '#src/ui/brand/call-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import { Actions, Question } from '#src/ui/questions/question.tsx';
import { FileButton } from '../file-chooser.part.tsx';
import styles from '../fleet-import.module.css';
import { Count, More, MOST_NAMED } from './done.screen.tsx';
import { STEP_TITLE, StepTitle } from './step-title.part.tsx';

interface UndoProps {
  readonly isUndoing: boolean;
  readonly isUnknown: boolean;
  /** Why it was refused, '' if nothing was said; null if it was not. */
  readonly message: string | null;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
  readonly onRetry: () => void;
  /** Goes on without the answer. */
  readonly onLeave: () => void;
}

/** The question before an import is taken back, and what is known of the answer. */
export function Undo({ isUndoing, isUnknown, message, onAgree, onDecline, onRetry, onLeave }: UndoProps) {
  const isRefused = message !== null;
  const step = useRef<HTMLDivElement>(null);
  useKeptFocus(step, `${String(isUnknown)} ${String(isUndoing)} ${String(isRefused)}`);
  if (isUnknown)
    return (
      <div ref={step} tabIndex={-1} className={styles.step}>
        <StepTitle>
          <Trans>Undo the import</Trans>
        </StepTitle>
        <OutcomeUnknown
          title={<Trans>We do not know yet whether the import was undone.</Trans>}
          onRetry={onRetry}
          isAsking={isUndoing}
        >
          <Trans>
            The answer did not arrive. We ask twice more by ourselves, then you can try again. If it keeps failing, look
            at the list of cars, or call <CallLink />.
          </Trans>
        </OutcomeUnknown>
        {isUndoing ? null : (
          <Actions>
            <Button kind="text" onClick={onLeave}>
              <Trans>Go on without knowing</Trans>
            </Button>
          </Actions>
        )}
      </div>
    );
  return (
    <div ref={step} tabIndex={-1} className={styles.step}>
      <Question
        labelledBy={STEP_TITLE}
        onNo={isUndoing ? null : onDecline}
        answers={
          <>
            <Button
              kind="danger"
              onClick={isRefused ? onRetry : onAgree}
              busy={isUndoing ? <Trans>Undoing…</Trans> : null}
            >
              {isRefused ? <Trans>Try again</Trans> : <Trans>Undo the import</Trans>}
            </Button>
            {isUndoing ? null : (
              <Button kind="outline" onClick={onDecline}>
                <Trans>Keep the import</Trans>
              </Button>
            )}
          </>
        }
      >
        <StepTitle>
          <Trans>Undo the whole import?</Trans>
        </StepTitle>
        <p>
          <Trans>
            New cars are deleted, and changed ones get their former values. Cars that have been booked or changed since
            stay, and you are told which.
          </Trans>
        </p>
        {isRefused ? (
          <Notice kind="error" title={<Trans>Not undone</Trans>}>
            {message || <Trans>Check your connection, then try again.</Trans>}
          </Notice>
        ) : null}
      </Question>
    </div>
  );
}

const REASONS: Readonly<Record<StayReason, MessageDescriptor>> = {
  booked: msg`It has a booking.`,
  'changed-since': msg`It was changed after the import.`,
  'deleted-since': msg`It was deleted after the import.`,
  'plate-taken': msg`Another car has its former plate now.`,
};

interface UndoneProps {
  readonly undone: UndoResult;
  readonly ways: ReactNode;
  readonly onFile: (file: File) => void;
}

export function Undone({ undone: { removed, restored, kept }, ways, onFile }: UndoneProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.step}>
      <StepTitle>
        <Trans>The import is undone</Trans>
      </StepTitle>
      <ul className={styles.counts}>
        <Count count={removed} label={<Trans>New cars deleted</Trans>} />
        <Count count={restored} label={<Trans>Cars as they were</Trans>} />
        {kept.length === 0 ? null : <Count count={kept.length} label={<Trans>Not undone</Trans>} isBad />}
      </ul>
      {kept.length === 0 ? null : (
        <Notice
          kind="warning"
          title={<Plural value={kept.length} one="# car could not be undone" other="# cars could not be undone" />}
        >
          <ul className={styles.refused}>
            {kept.slice(0, MOST_NAMED).map(({ plate, reason }) => (
              <li key={plate}>
                <b translate="no">{plate}</b> {i18n._(REASONS[reason])}
              </li>
            ))}
            <More count={kept.length - MOST_NAMED} />
          </ul>
        </Notice>
      )}
      <Actions>
        {ways}
        <FileButton onFile={onFile}>
          <Trans>Import another file</Trans>
        </FileButton>
      </Actions>
    </div>
  );
}
