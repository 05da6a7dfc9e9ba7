import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { TraceView, type TraceModeProps } from '#studio/modes/replay/trace-view.tsx';
import styles from '#studio/modes/replay/trace-view.module.css';
import { Action } from '#studio/page/controls/action.tsx';
import { followPages, type LiveTabs } from './live-feed.ts';

const NOBODY: LiveTabs = new Map();

/** The pages of the product in other tabs of this browser, while they are used. */
export function LiveMode(props: TraceModeProps) {
  const { t } = useLingui();
  const [tabs, setTabs] = useState(NOBODY);
  const { address, go } = props.going;
  useEffect(() => followPages(setTabs), []);
  const names = [...tabs.keys()];
  const tab = tabs.has(address.tab) ? address.tab : (names.at(-1) ?? null);
  const source =
    tab === null ? (
      <p>
        <Trans>Open the site in another tab of this browser, or reload it there. Its charts are then shown here.</Trans>
      </p>
    ) : (
      <div className={styles.source}>
        <span>
          <Trans>Names, numbers and texts of people stay in the other tab.</Trans>
        </span>
        {names.length < 2 ? null : (
          <div role="group" aria-label={t`Pages`}>
            {names.map((name, index) => (
              <Action key={name} aria-pressed={name === tab} onClick={() => go({ tab: name }, 'replace')}>
                <Trans>Page {index + 1}</Trans>
              </Action>
            ))}
          </div>
        )}
        {address.step === '' ? null : (
          <Action onClick={() => go({ step: '' }, 'replace')}>
            <Trans>Follow the last step</Trans>
          </Action>
        )}
      </div>
    );
  return <TraceView {...props} steps={tabs.get(tab ?? '') ?? []} source={source} isLive />;
}
