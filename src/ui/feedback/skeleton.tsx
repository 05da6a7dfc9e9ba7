import { classes } from '#src/ui/theme/classes.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths. A skeleton has the shape of what comes. */
  width?: string;
  height?: string;
  round?: boolean;
}

export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <div className={classes(styles.skeleton, round && styles.round)} style={{ width, height }} aria-hidden="true" />
  );
}
