import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { CANCEL_HOURS } from '#domain/constants.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { WorkshopDrawing } from '#src/ui/drawings/drawing.tsx';
import { Ways } from '#src/ui/layout/ways.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './home.module.css';

/** A part of the home page; `failure` is the message that nothing could be read. */
export type HomePart = 'book' | 'soonest' | 'lookup' | 'services' | 'failure';

interface HomePageProps {
  /** In display order. The link to the booking is always included, first if the server does not place it. */
  parts: readonly HomePart[];
  /** Links and the parts of flows come from the route, because pages must not know routes or flows. */
  greeting: ReactNode;
  bookLink: ReactNode;
  findLink: ReactNode;
  /** The booking that waits, if there is one. */
  kept: ReactNode;
  soonest: ReactNode;
  lookup: ReactNode;
  services: ReactNode;
  /** The promotions to look at. */
  highlights: ReactNode;
  /** How long a time is kept once it is held; undefined until the server has said so. */
  holdMinutes: number | undefined;
  onRetry: () => void;
  /** Another try is under way. */
  isTrying: boolean;
}

export function HomePage(props: HomePageProps) {
  const {
    parts,
    greeting,
    bookLink,
    findLink,
    kept,
    soonest,
    lookup,
    services,
    highlights,
    holdMinutes,
    onRetry,
    isTrying,
  } = props;
  const shown = parts.includes('book') ? parts : (['book', ...parts] as const);
  const isBoardInHero = shown[shown.indexOf('book') + 1] === 'soonest';
  const views: Record<HomePart, ReactNode> = {
    book: <Hero bookLink={bookLink} findLink={findLink} kept={kept} board={isBoardInHero ? soonest : null} />,
    soonest: isBoardInHero ? null : (
      <section className={styles.boardBand}>
        <Wrap>{soonest}</Wrap>
      </section>
    ),
    lookup: (
      <section className={styles.lookup}>
        <Wrap className={styles.lookupGrid}>
          <div>
            <h2>
              <Trans>Booked already?</Trans>
            </h2>
            <p>
              <Trans>See your booking with its plate and code.</Trans>
            </p>
          </div>
          {lookup}
        </Wrap>
      </section>
    ),
    services,
    failure: (
      <section className={styles.failure}>
        <Wrap>
          <CannotDisplay onRetry={onRetry} isTrying={isTrying} />
        </Wrap>
      </section>
    ),
  };
  return (
    <>
      {greeting}
      {shown.map((part) => (
        <Fragment key={part}>{views[part]}</Fragment>
      ))}
      {highlights}
      <Rules hold={holdMinutes} />
    </>
  );
}

interface HeroProps {
  bookLink: ReactNode;
  findLink: ReactNode;
  kept: ReactNode;
  board: ReactNode;
}

function Hero({ bookLink, findLink, kept, board }: HeroProps) {
  return (
    <section className={classes(styles.hero, Boolean(board) && styles.withBoard)}>
      <Wrap className={styles.heroGrid}>
        <div className={styles.promise}>
          <h1 className={styles.title}>
            <Trans>
              Book car care <span className={styles.phrase}>and know your time</span>{' '}
              <span className={styles.phrase}>before you leave home</span>
            </Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>Choose a branch, services and a time that suits you. When you arrive, your bay is ready.</Trans>
          </p>
          <Ways>
            {bookLink}
            {findLink}
          </Ways>
          {kept}
        </div>
        <div className={styles.scene}>
          <WorkshopDrawing />
        </div>
        {board ? <div className={styles.board}>{board}</div> : null}
      </Wrap>
    </section>
  );
}

function Rules({ hold }: { hold: number | undefined }) {
  const cancelHours = CANCEL_HOURS;
  return (
    <section className={styles.rules}>
      <Wrap>
        <h2>
          <Trans>Good to know</Trans>
        </h2>
        <ul className={styles.ruleList}>
          <li>
            <Trans>No membership needed. A name, a phone number and a licence plate are enough.</Trans>
          </li>
          <li>
            {hold === undefined ? (
              <Trans>Your time is kept while you check the summary.</Trans>
            ) : (
              <Trans>Your time is kept for {hold} minutes while you check the summary.</Trans>
            )}
          </li>
          <li>
            <Trans>You can cancel until {cancelHours} hours before the booked time.</Trans>
          </li>
        </ul>
      </Wrap>
    </section>
  );
}
