import type { ReactNode, RefObject } from 'react';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { WorkshopDrawing } from '#src/ui/drawings/drawing.tsx';
import { Ways } from './ways.tsx';
import styles from './status-page.module.css';

interface StatusPageProps {
  /** Of a failure, as HTTP counts them. */
  status?: number;
  title: ReactNode;
  /** To lead the focus to what is said. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  description: ReactNode;
  /** The ways on. */
  children?: ReactNode;
}

/** A page that has one thing to say. */
export function StatusPage({ status, title, titleRef, description, children }: StatusPageProps) {
  return (
    <div className={styles.page}>
      <Wrap className={styles.grid}>
        <div className={styles.words}>
          {status === undefined ? null : <p className={styles.status}>{status}</p>}
          <h1 ref={titleRef} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.description}>{description}</p>
          {children ? <Ways>{children}</Ways> : null}
        </div>
        <div className={styles.scene}>
          <WorkshopDrawing />
        </div>
      </Wrap>
    </div>
  );
}
