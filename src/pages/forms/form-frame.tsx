import { useRef, type ReactNode } from 'react';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './forms.module.css';

interface FormFrameProps {
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** Names what is shown, so that the focus is not lost when it changes. */
  readonly shown: string;
  readonly children: ReactNode;
}

/** A page with one form on it. */
export function FormFrame({ title, intro, shown, children }: FormFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, shown);
  return (
    <Wrap className={styles.page}>
      <div ref={place} className={styles.column} data-editorial tabIndex={-1}>
        <header className={styles.head}>
          <h1 tabIndex={-1} data-first-focus>
            {title}
          </h1>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
        </header>
        {children}
      </div>
    </Wrap>
  );
}
