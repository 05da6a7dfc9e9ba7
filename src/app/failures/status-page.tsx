import type { ReactNode } from 'react';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { WorkshopDrawing } from '#src/ui/drawings/drawing.tsx';
import styles from './status-page.module.css';

interface StatusPageProps {
  status: number;
  title: ReactNode;
  description: ReactNode;
  children: ReactNode;
}

export function StatusPage({ status, title, description, children }: StatusPageProps) {
  return (
    <div className={styles.page}>
      <Wrap className={styles.grid}>
        <div className={styles.words}>
          <p className={styles.status}>{status}</p>
          <h1>{title}</h1>
          <p className={styles.description}>{description}</p>
          <p className={styles.ways}>{children}</p>
        </div>
        <div className={styles.scene}>
          <WorkshopDrawing />
        </div>
      </Wrap>
    </div>
  );
}
