import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths. A skeleton has the shape of what comes. */
  width?: string;
  height?: string;
  round?: boolean;
}

export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  const style: CSSProperties = { width, height, ...(round ? { borderRadius: '50%' } : {}) };
  return <span className={styles.skeleton} style={style} aria-hidden="true" />;
}
