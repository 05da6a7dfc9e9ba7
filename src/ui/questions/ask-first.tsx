import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './question.module.css';
import { Button } from '#src/ui/actions/button.tsx';
import { Question } from './question.tsx';

interface AskFirstProps {
  /** The text of the button that opens the question. */
  readonly label: ReactNode;
  readonly question: ReactNode;
  readonly yes: ReactNode;
  readonly no: ReactNode;
  readonly onYes: () => void;
}

/** A button for what cannot be undone: it turns into a question, and only the answer acts. */
export function AskFirst({ label, question, yes, no, onYes }: AskFirstProps) {
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never');
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so the focus moves to what replaced it.
  useEffect(() => {
    if (asked === 'now') group.current?.focus();
    if (asked === 'before') button.current?.focus();
  }, [asked]);
  if (asked !== 'now')
    return (
      <Button ref={button} kind="text" data-in-line className={styles.ask} onClick={() => setAsked('now')}>
        {label}
      </Button>
    );
  return (
    <Question
      ref={group}
      labelledBy={id}
      onNo={() => setAsked('before')}
      answers={
        <>
          <Button kind="outline" size="small" onClick={onYes}>
            {yes}
          </Button>
          <Button kind="text" size="small" onClick={() => setAsked('before')}>
            {no}
          </Button>
        </>
      }
    >
      <p id={id}>{question}</p>
    </Question>
  );
}
