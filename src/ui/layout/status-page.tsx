import type { ReactNode, RefObject } from 'react';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { WorkshopDrawing } from '#src/ui/drawings/drawing.tsx';
import { Ways } from './ways.tsx';
import styles from './status-page.module.css';

interface StatusPageProps {
  /** The HTTP status of a failure. */
  status?: number;
  title: ReactNode;
  /** Lets the caller focus the message. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  description: ReactNode;
  /** More about it, between the message and what to do next. */
  below?: ReactNode;
  /** What to do next. */
  children?: ReactNode;
}

/** A page with a single message. */
export function StatusPage({ status, title, titleRef, description, below, children }: StatusPageProps) {
  return (
    <div className={styles.page}>
      <Wrap className={styles.grid}>
        <div className={styles.words}>
          {status === undefined ? null : <p className={styles.status}>{status}</p>}
          <h1 ref={titleRef} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.description}>{description}</p>
          {below}
          {children ? <Ways>{children}</Ways> : null}
        </div>
        <div className={styles.scene}>
          <WorkshopDrawing />
        </div>
      </Wrap>
    </div>
  );
}
