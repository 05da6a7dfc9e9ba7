import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './ask-first.module.css';
import { Button } from './button.tsx';

interface AskFirstProps {
  /** What the button says that opens the question. */
  readonly label: ReactNode;
  readonly question: ReactNode;
  readonly yes: ReactNode;
  readonly no: ReactNode;
  readonly onYes: () => void;
}

/** For what cannot be taken back: the button asks, in its own place, and only the answer acts. */
export function AskFirst({ label, question, yes, no, onYes }: AskFirstProps) {
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never');
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the focus goes to what took its place.
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
    <div ref={group} role="group" aria-labelledby={id} tabIndex={-1} className={styles.question}>
      <p id={id}>{question}</p>
      <Button kind="outline" size="small" onClick={onYes}>
        {yes}
      </Button>
      <Button kind="text" size="small" onClick={() => setAsked('before')}>
        {no}
      </Button>
    </div>
  );
}
