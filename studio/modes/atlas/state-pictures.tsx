import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import type { AtlasData, StateEntry } from '#studio/atlas/atlas.ts';
import type { ChartState } from '#studio/reading/chart-reading.ts';
import { Details } from '#studio/page/details/details.tsx';
import type { Side } from '#studio/page/address.ts';
import controls from '#studio/page/controls/controls.module.css';
import frame from '#studio/page/studio.module.css';
import { addressOfPicture, chosenIn, ROWS, shownIn, SPOTS, type Spot } from './atlas-data.ts';
import type { AtlasModeProps } from './atlas-mode.types.ts';
import { countOf } from './axe-result.tsx';
import { PathStrip } from './path-strip.tsx';
import { PictureDetails } from './picture-details.tsx';
import { PictureGrid } from './picture-grid.tsx';
import styles from './atlas-mode.module.css';

interface StatePicturesProps extends AtlasModeProps {
  readonly atlas: AtlasData;
  readonly state: ChartState;
  readonly entry: StateEntry;
}

/** The pictures of one resting state. L goes to the other language, D to the baseline and back. */
export function StatePictures({ going, open, flows, proof, atlas, state, entry }: StatePicturesProps) {
  const { t } = useLingui();
  const { address, go } = going;
  const side = atlas.baseline.length > 0 ? address.side : 'now';
  const setSide = (to: Side) => go({ side: to }, 'replace');
  const { scene, ...spot } = chosenIn(address, entry.scenes);
  const choose = (change: Partial<{ scene: string } & Spot>) => {
    const { scene: to, ...at } = { scene, ...spot, ...change };
    go({ picture: addressOfPicture(to, at) }, 'replace');
  };
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'l' || key === 'L') choose({ language: ROWS.find((each) => each !== spot.language) ?? spot.language });
    if (key === 'd' || key === 'D') setSide(side === 'baseline' ? 'now' : 'baseline');
  };
  const name = state.label[address.lang];
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for what has the focus in it */}
      <main className={frame.main} onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <h2>{name}</h2>
          <code>{state.id}</code>
          {entry.neverSeen === null && <Sum atlas={atlas} scene={scene} />}
        </div>
        {entry.neverSeen === null ? (
          <div className={styles.tools}>
            {entry.scenes.length > 1 && (
              <SceneChoice scenes={entry.scenes} scene={scene} onScene={(to) => choose({ scene: to })} />
            )}
            <SideChoice side={side} onSide={setSide} hasBaseline={atlas.baseline.length > 0} />
          </div>
        ) : null}
        <div className={styles.scroll}>
          {entry.neverSeen === null ? (
            <PictureGrid
              atlas={atlas}
              scene={scene}
              side={side === 'baseline' ? 'baseline' : 'now'}
              stateName={name}
              chosen={spot}
              onChoose={choose}
            />
          ) : (
            <div className={frame.note}>
              <p>
                <Trans>No page of the product gets to this state, so there is no picture.</Trans>
              </p>
              <p lang="en">{entry.neverSeen}</p>
            </div>
          )}
        </div>
        <PathStrip path={entry.path} open={open} going={going} />
        <p className={styles.keys}>
          <kbd>←</kbd> <kbd>→</kbd> <Trans>next picture</Trans> <kbd>L</kbd> <Trans>other language</Trans> <kbd>D</kbd>{' '}
          <Trans>baseline</Trans>
        </p>
      </main>
      <aside className={frame.side} aria-label={t`Picture and details`}>
        {entry.neverSeen === null && (
          <PictureDetails atlas={atlas} scene={scene} side={side} spot={spot} stateName={name} />
        )}
        <Details open={open} flows={flows} going={going} proof={proof} />
      </aside>
    </>
  );
}

/** How many of the six there are, and what axe found in them. */
function Sum({ atlas, scene }: { readonly atlas: AtlasData; readonly scene: string }) {
  const pictures = SPOTS.flatMap((spot) => shownIn(atlas, 'now', scene, spot)?.picture ?? []);
  const found = pictures.filter((picture) => countOf(picture) > 0).length;
  const count = pictures.length;
  const all = SPOTS.length;
  return (
    <span className={styles.sum}>
      <Trans>
        {count} of {all} pictures
      </Trans>
      {found > 0 && (
        <span data-result="found">
          {' · '}
          <Plural value={found} one="axe found something in # picture" other="axe found something in # pictures" />
        </span>
      )}
    </span>
  );
}

interface SceneChoiceProps {
  readonly scenes: readonly string[];
  readonly scene: string;
  readonly onScene: (scene: string) => void;
}

/** The views of one state: what else it may show. */
function SceneChoice({ scenes, scene, onScene }: SceneChoiceProps) {
  return (
    <label className={styles.scenes}>
      <Trans>View</Trans>
      <select className={controls.field} value={scene} onChange={({ currentTarget }) => onScene(currentTarget.value)}>
        {scenes.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SideChoiceProps {
  readonly side: Side;
  readonly onSide: (side: Side) => void;
  readonly hasBaseline: boolean;
}

function SideChoice({ side, onSide, hasBaseline }: SideChoiceProps) {
  const { t } = useLingui();
  if (!hasBaseline)
    return (
      <span className={styles.quiet}>
        <Trans>
          There is no baseline to compare with. <code>npm run atlas -- keep</code> keeps one.
        </Trans>
      </span>
    );
  const choices = [
    ['now', t`Now`],
    ['baseline', t`Baseline`],
    ['both', t`Side by side`],
  ] as const;
  return (
    <div className={styles.sides} role="group" aria-label={t`Which pictures`}>
      {choices.map(([value, name]) => (
        <button key={value} type="button" aria-pressed={side === value} onClick={() => onSide(value)}>
          {name}
        </button>
      ))}
    </div>
  );
}
