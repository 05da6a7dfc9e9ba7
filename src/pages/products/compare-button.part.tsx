import { Trans } from '@lingui/react/macro';
import { IconCheck, IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { MAX_COMPARED } from '#domain/constants.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { addCompared, removeCompared, useCompared } from './compared.store.ts';
import type { RenderLink } from './product-links.types.ts';
import styles from './products.module.css';

interface CompareButtonProps {
  readonly id: string;
  readonly name: string;
  readonly renderCompare: RenderLink;
}

/** Puts a product beside others, or takes it away; a fourth says why it cannot be (CONT-06). */
export function CompareButton({ id, name, renderCompare }: CompareButtonProps) {
  const compared = useCompared();
  const [isRefused, setRefused] = useState(false);
  const isIn = compared.includes(id);
  // Another was taken away meanwhile.
  if (isRefused && compared.length < MAX_COMPARED) setRefused(false);
  return (
    <div className={styles.comparing}>
      <Button
        kind="outline"
        size="small"
        aria-pressed={isIn}
        icon={
          isIn ? (
            <IconCheck size={18} stroke={2} aria-hidden="true" />
          ) : (
            <IconScale size={18} stroke={1.75} aria-hidden="true" />
          )
        }
        onClick={() => {
          if (isIn) removeCompared(id);
          else setRefused(!addCompared(id));
        }}
      >
        <Trans>Compare</Trans>
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <div role="status">
        {isRefused ? (
          <p className={styles.refused}>
            <Trans>Up to {MAX_COMPARED} can be compared. Take one away first.</Trans>{' '}
            {renderCompare({ children: <Trans>See the comparison</Trans> })}
          </p>
        ) : null}
      </div>
    </div>
  );
}
