import { useLingui } from '@lingui/react/macro';
import { ATLAS_WIDTHS } from '#studio/atlas/atlas.ts';
import type { Going } from '#studio/page/address.ts';
import { widthIn } from './atlas-data.ts';
import { useAtlasNames } from './atlas-texts.ts';
import styles from './atlas-mode.module.css';

/** Phone, tablet or desktop, for all pictures of the overview. */
export function WidthChoice({ going: { address, go } }: { readonly going: Going }) {
  const { t } = useLingui();
  const { widthName } = useAtlasNames();
  const chosen = widthIn(address);
  return (
    <div className={styles.sides} role="group" aria-label={t`Width of the screen`}>
      {ATLAS_WIDTHS.map((width) => (
        <button
          key={width}
          type="button"
          aria-pressed={width === chosen}
          onClick={() => go({ width: `${width}` }, 'replace')}
        >
          {widthName(width)} <code>{width}</code>
        </button>
      ))}
    </div>
  );
}
