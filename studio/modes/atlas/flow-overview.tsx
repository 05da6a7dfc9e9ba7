import { Plural, Trans } from '@lingui/react/macro';
import type { AtlasData, StateEntry } from '#studio/atlas/atlas.ts';
import { ATLAS_WIDTHS } from '#studio/atlas/atlas.ts';
import type { Going } from '#studio/page/address.ts';
import { GoLink } from '#studio/page/controls/go-link.tsx';
import type { OpenChart } from '#studio/page/chart-data.ts';
import { shownIn } from './atlas-data.ts';
import { AxeResult } from './axe-result.tsx';
import styles from './atlas-mode.module.css';

interface FlowOverviewProps {
  readonly atlas: AtlasData;
  /** Those to show, by their ids. */
  readonly states: readonly (readonly [id: string, entry: StateEntry])[];
  readonly open: OpenChart;
  readonly going: Going;
}

/** The screens of a flow, or of one part of it, on the phone: the likeliest of each resting state. */
export function FlowOverview({ atlas, states, open, going }: FlowOverviewProps) {
  const { lang } = going.address;
  const spot = { language: lang, width: ATLAS_WIDTHS[0] } as const;
  const all = states.map(([id, entry]) => ({
    id,
    entry,
    shown: shownIn(atlas, 'now', entry.scenes[0] ?? '', spot),
  }));
  const missing = all.filter(({ shown, entry }) => shown === null && entry.neverSeen === null).length;
  return (
    <>
      <p className={styles.overviewHead} role="status">
        <Plural value={all.length} one="# resting state" other="# resting states" />
        {missing > 0 && (
          <>
            {' · '}
            <Plural value={missing} one="# picture is missing" other="# pictures are missing" />
          </>
        )}
      </p>
      <ul className={styles.overview}>
        {all.map(({ id, entry, shown }) => {
          const state = open.states.get(id);
          return (
            <li key={id}>
              <GoLink going={going} to={{ state: id, transition: '' }}>
                {shown ? (
                  <img src={shown.src} width={360} height={shown.picture.height} alt="" loading="lazy" />
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
