import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMedia } from '#src/ui/page/use-media.ts';
import styles from './filter-fold.module.css';
import { Unfold } from './unfold.tsx';

interface FilterFoldProps {
  /** How many of the fields narrow the list. */
  readonly count: number;
  readonly children: ReactNode;
}

/** On a phone the fields of a filter are behind one button, which says how much of it is on. */
export function FilterFold({ count, children }: FilterFoldProps) {
  const isPhone = useMedia('(max-width: 767px)');
  if (!isPhone) return children;
  return (
    <Unfold className={styles.fold} label={count === 0 ? <Trans>Filter</Trans> : <Trans>Filter ({count})</Trans>}>
      {children}
    </Unfold>
  );
}
