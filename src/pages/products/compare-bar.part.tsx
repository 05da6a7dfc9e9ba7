import { Plural, Trans } from '@lingui/react/macro';
import { MAX_COMPARED } from '#domain/constants.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { FloatingBar } from '#src/ui/overlays/floating-bar.tsx';
import { useCompared } from './compared.store.ts';
import type { RenderLink } from './product-links.types.ts';
import styles from './products.module.css';

/** How many are compared, and the way to them; it keeps its place while there are none, so that nothing moves. */
export function CompareBar({ renderCompare }: { readonly renderCompare: RenderLink }) {
  const count = useCompared().length;
  return (
    <div className={styles.bar}>
      <p role="status">
        {count === 0 ? (
          <Trans>Choose up to {MAX_COMPARED} products to compare.</Trans>
        ) : (
          <Trans>
            {count} of {MAX_COMPARED} to compare
          </Trans>
        )}
      </p>
      <Button kind="text" size="small" renderLink={renderCompare}>
        <Trans>See the comparison</Trans>
      </Button>
    </div>
  );
}

/** The way to the comparison from wherever in the list the last product was chosen. */
export function FloatingCompare({ renderCompare }: { readonly renderCompare: RenderLink }) {
  const count = useCompared().length;
  return count === 0 ? null : (
    <FloatingBar>
      <Button size="small" renderLink={renderCompare}>
        <Plural value={count} one="Compare # product" other="Compare # products" />
      </Button>
    </FloatingBar>
  );
}
