import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useMedia } from '#src/ui/page/use-media.ts';
import styles from './filter-fold.module.css';
import { Unfold } from './unfold.tsx';

interface FilterFoldProps {
  /** How many of the fields narrow the list. */
  readonly count: number;
  /** A field is not valid: it starts unfolded, so that this is seen. */
  readonly isWrong?: boolean;
  readonly children: ReactNode;
}

/** On a phone the fields of a filter are behind one button, which says how much of it is on. */
export function FilterFold({ count, isWrong = false, children }: FilterFoldProps) {
  const [isOpen, setOpen] = useState(isWrong);
  const isPhone = useMedia('(max-width: 767px)');
  if (!isPhone) return children;
  return (
    <Unfold
      className={styles.fold}
      label={count === 0 ? <Trans>Filter</Trans> : <Trans>Filter ({count})</Trans>}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      {children}
    </Unfold>
  );
}
