import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AtlasData } from '#studio/atlas/atlas.ts';
import type { Side } from '#studio/page/address.ts';
import { differenceOf, shownIn, type Shown, type Spot } from './atlas-data.ts';
import { percentOf, useAtlasNames } from './atlas-texts.ts';
import { AxeResult } from './axe-result.tsx';
import styles from './atlas-mode.module.css';

interface PictureDetailsProps {
  readonly atlas: AtlasData;
  readonly scene: string;
  readonly side: Side;
  readonly spot: Spot;
  readonly stateName: string;
}

/** The chosen picture in full, what axe found in it and what became of it since the baseline. */
export function PictureDetails({ atlas, scene, side, spot, stateName }: PictureDetailsProps) {
  const { t } = useLingui();
  const { languageName, widthName } = useAtlasNames();
  const name = `${languageName(spot.language)}, ${widthName(spot.width)} ${spot.width}`;
  const shown = shownIn(atlas, side === 'baseline' ? 'baseline' : 'now', scene, spot);
  const difference = differenceOf(atlas, scene, spot);
  const before = shownIn(atlas, 'baseline', scene, spot);
  return (
    <section className={styles.details} aria-label={t`The chosen picture`}>
      <h2 aria-live="polite">{name}</h2>
      <code>{scene}</code>
      {shown === null ? (
        <NotTaken isBaseline={side === 'baseline'} />
      ) : (
        <>
          <p>
            <Trans>
              Shows the version of <time dateTime={shown.picture.taken}>{shown.picture.taken.slice(0, 10)}</time>
            </Trans>
          </p>
          <Axe shown={shown} />
          <dl className={styles.facts}>
            <dt>
              <Trans>Since the baseline</Trans>
            </dt>
            <dd>
              {before === null ? (
                <Trans>nothing to compare with</Trans>
              ) : difference === null ? (
                <Trans>not compared yet</Trans>
              ) : difference === 0 ? (
                <Trans>the same</Trans>
              ) : (
                <Trans>{percentOf(difference)} differs</Trans>
              )}
            </dd>
          </dl>
          <a className={styles.open} href={shown.src} target="_blank" rel="noreferrer">
            <Trans>Open in full size</Trans>
          </a>
          {side === 'both' && before !== null ? (
            <div className={styles.pair}>
              <Figure shown={before} name={`${stateName}, ${name}`} caption={t`Baseline`} />
              <Figure shown={shown} name={`${stateName}, ${name}`} caption={t`Now`} />
            </div>
          ) : (
            <Figure
              shown={shown}
              name={`${stateName}, ${name}`}
              caption={shown.picture.isCut ? t`The page goes on below.` : null}
            />
          )}
        </>
      )}
    </section>
  );
}

interface FigureProps {
  readonly shown: Shown;
  readonly name: string;
  readonly caption: string | null;
}

function Figure({ shown, name, caption }: FigureProps) {
  const { width, height } = shown.picture;
  return (
    <figure className={styles.figure}>
      <img src={shown.src} width={width} height={height} alt={name} />
      {caption !== null && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function NotTaken({ isBaseline }: { readonly isBaseline: boolean }) {
  return (
    <div className={styles.notTaken}>
      <p>
        {isBaseline ? <Trans>The baseline has no such picture.</Trans> : <Trans>This picture was not taken.</Trans>}
      </p>
      <p>
        <Trans>
          The product keeps the likeliest picture of each state, on the phone. <code>npm run atlas</code> takes all of
          them; then start again.
        </Trans>
      </p>
    </div>
  );
}

function Axe({ shown: { picture } }: { readonly shown: Shown }) {
  const { axe, overflow } = picture;
  return (
    <>
      <dl className={styles.facts}>
        <dt>axe</dt>
        <dd>
          <AxeResult picture={picture} />
        </dd>
        {axe !== null && (
          <>
            <dt>
              <Trans>Rules that applied</Trans>
            </dt>
            <dd>{axe.checked}</dd>
          </>
        )}
        <dt>
          <Trans>Wider than the screen</Trans>
        </dt>
        <dd>{overflow === 0 ? <Trans>no</Trans> : `${overflow} px`}</dd>
      </dl>
      {axe === null && (
        <p>
          <Trans>axe did not answer on this page.</Trans>
        </p>
      )}
      {axe !== null && axe.problems.length > 0 && (
        <ul className={styles.problems}>
          {axe.problems.map(({ id, help, count }) => (
            <li key={id}>
              <code>{id}</code> <span lang="en">{help}</span>{' '}
              <Plural value={count} one="(# element)" other="(# elements)" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
