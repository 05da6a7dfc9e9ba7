import { Plural, Trans } from '@lingui/react/macro';
import type { AtlasData, StateEntry } from '#studio/atlas/atlas.ts';
import type { Going } from '#studio/page/address.ts';
import { GoLink } from '#studio/page/controls/go-link.tsx';
import type { OpenChart } from '#studio/page/chart-data.ts';
import { shownIn, widthIn } from './atlas-data.ts';
import { WidthChoice } from './width-choice.tsx';
import { AxeResult } from './axe-result.tsx';
import styles from './atlas-mode.module.css';

interface FlowOverviewProps {
  readonly atlas: AtlasData;
  /** Those to show, by their ids. */
  readonly states: readonly (readonly [id: string, entry: StateEntry])[];
  readonly open: OpenChart;
  readonly going: Going;
}

/** The screens of a flow, or of one part of it, in one width: the likeliest of each resting state. */
export function FlowOverview({ atlas, states, open, going }: FlowOverviewProps) {
  const { lang } = going.address;
  const width = widthIn(going.address);
  const spot = { language: lang, width };
  const all = states.map(([id, entry]) => ({
    id,
    entry,
    shown: shownIn(atlas, 'now', entry.scenes[0] ?? '', spot),
  }));
  const missing = all.filter(({ shown, entry }) => shown === null && entry.neverSeen === null).length;
  return (
    <>
      <WidthChoice going={going} />
      <p className={styles.overviewHead} role="status">
        <Plural value={all.length} one="# resting state" other="# resting states" />
        {missing > 0 && (
          <>
            {' · '}
            <Plural value={missing} one="# picture is missing" other="# pictures are missing" />
          </>
        )}
      </p>
      {missing > 0 && (
        <p className={styles.quiet}>
          <Trans>
            The product keeps the likeliest picture of each state, on the phone. <code>npm run atlas</code> takes all of
            them; then start again.
          </Trans>
        </p>
      )}
      <ul className={styles.overview} data-width={width}>
        {all.map(({ id, entry, shown }) => {
          const state = open.states.get(id);
          return (
            <li key={id}>
              <GoLink going={going} to={{ state: id, transition: '' }}>
                {shown ? (
                  <img src={shown.src} width={width} height={shown.picture.height} alt="" loading="lazy" />
                ) : (
                  <span className={styles.missing}>
                    {entry.neverSeen === null ? <Trans>No picture yet</Trans> : <Trans>No page gets here</Trans>}
                  </span>
                )}
                <span className={styles.stateName}>{state?.label[lang] ?? id}</span>
                <code>{state?.key ?? id}</code>
              </GoLink>
              <span className={styles.caption}>
                {shown && <AxeResult picture={shown.picture} />}
                {entry.scenes.length > 1 && (
                  <span className={styles.quiet}>
                    <Plural value={entry.scenes.length} one="# view" other="# views" />
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
