import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton as MantineSkeleton } from '@mantine/core';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths. A skeleton has the shape of the content that is loading. */
  width?: string;
  height?: string;
  round?: boolean;
}

export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return <MantineSkeleton width={width} height={height} circle={round} classNames={styles} aria-hidden="true" />;
}
