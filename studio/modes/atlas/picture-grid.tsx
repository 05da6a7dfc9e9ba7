import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type KeyboardEvent } from 'react';
import { ATLAS_WIDTHS, type AtlasData } from '#studio/atlas/atlas.ts';
import { ROWS, shownIn, SPOTS, type PictureSet, type Spot } from './atlas-data.ts';
import { useAtlasNames } from './atlas-texts.ts';
import { AxeResult } from './axe-result.tsx';
import styles from './atlas-mode.module.css';

interface PictureGridProps {
  readonly atlas: AtlasData;
  readonly scene: string;
  readonly side: PictureSet;
  readonly stateName: string;
  readonly chosen: Spot;
  readonly onChoose: (spot: Spot) => void;
}

const isSame = (one: Spot, other: Spot) => one.language === other.language && one.width === other.width;

/** The six pictures of a scene: a row for each language, a column for each width. The arrows go to the next. */
export function PictureGrid({ atlas, scene, side, stateName, chosen, onChoose }: PictureGridProps) {
  const { t } = useLingui();
  const { languageName, widthName } = useAtlasNames();
  const grid = useRef<HTMLDivElement>(null);
  const choose = (spot: Spot | undefined) => {
    if (!spot) return;
    onChoose(spot);
    grid.current?.querySelector<HTMLElement>(`[data-spot="${spot.language} ${spot.width}"]`)?.focus();
  };
  const at = SPOTS.findIndex((spot) => isSame(spot, chosen));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: ATLAS_WIDTHS.length, ArrowUp: -ATLAS_WIDTHS.length }[
      event.key
    ];
    if (step === undefined) return;
    event.preventDefault();
    choose(SPOTS[at + step]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/no-noninteractive-element-interactions -- its pictures have the focus
    <div className={styles.grid} ref={grid} role="group" aria-label={t`Pictures of the state`} onKeyDown={onKeyDown}>
      <span aria-hidden="true" />
      {ATLAS_WIDTHS.map((width) => (
        <span key={width} className={styles.column} aria-hidden="true">
          {widthName(width)} <code>{width}</code>
        </span>
      ))}
      {ROWS.map((language) => [
        <span key={language} className={styles.row} aria-hidden="true">
          {languageName(language)}
        </span>,
        ...ATLAS_WIDTHS.map((width) => {
          const spot = { language, width };
          const shown = shownIn(atlas, side, scene, spot);
          const name = `${stateName}, ${languageName(language)}, ${widthName(width)}`;
          return (
            <button
              key={`${language} ${width}`}
              type="button"
              className={styles.tile}
              data-spot={`${language} ${width}`}
              data-width={width}
              aria-pressed={isSame(spot, chosen)}
              tabIndex={isSame(spot, chosen) ? 0 : -1}
              onClick={() => onChoose(spot)}
            >
              {shown ? (
                <img src={shown.src} width={width} height={shown.picture.height} alt={name} />
              ) : (
                <span className={styles.missing}>
                  <span className={styles.hidden}>{name}: </span>
                  <Trans>No picture yet</Trans>
                </span>
              )}
              <span className={styles.caption}>{shown && <AxeResult picture={shown.picture} />}</span>
            </button>
          );
        }),
      ])}
    </div>
  );
}
