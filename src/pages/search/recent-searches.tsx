import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { forgetRecent, readRecent } from './recent-searches.store.ts';
import styles from './site-search.module.css';

/** What was searched for before, to search for it again. */
export function RecentSearches({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const [recent, setRecent] = useState(readRecent);
  if (recent.length === 0) return null;
  return (
    <section className={styles.recent}>
      <h3>
        <Trans>Searched before</Trans>
      </h3>
      <ul>
        {recent.map((text) => (
          <li key={text}>
            <Button kind="outline" translate="no" onClick={() => onChoose(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        kind="text"
        onClick={() => {
          forgetRecent();
          setRecent([]);
        }}
      >
        <Trans>Forget these</Trans>
      </Button>
    </section>
  );
}
