import type { ReactNode } from 'react';
import type { Going } from '#studio/page/address.ts';
import { foldOf, withFold } from '#studio/page/folds.ts';

interface FoldProps {
  readonly going: Pick<Going, 'address' | 'go'>;
  /** What it is called in the address. */
  readonly id: string;
  readonly summary: ReactNode;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** What is folded until it is asked for. */
export function Fold({ going: { address, go }, id, summary, className, children }: FoldProps) {
  const isOpen = foldOf(address.folds, id) ?? false;
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === isOpen) return;
        go({ folds: withFold(address.folds, id, currentTarget.open || undefined) }, 'replace');
      }}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
