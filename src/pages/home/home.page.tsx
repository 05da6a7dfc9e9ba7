import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CANCEL_HOURS, HOLD_MINUTES } from '#domain/constants.ts';
import { WorkshopDrawing } from '#src/ui/drawings/workshop-drawing.tsx';
import { Wrap } from '#src/ui/wrap.tsx';
import { classes } from '#src/ui/classes.ts';
import styles from './home.module.css';
import { ServiceGrid, type HomeService } from './service-grid.tsx';

interface HomePageProps {
  /** Links come from the route, because a page knows none. */
  bookLink: ReactNode;
  findLink: ReactNode;
  services: readonly HomeService[];
  renderServiceLink: (content: ReactNode, className: string | undefined, service: HomeService) => ReactNode;
  /** The board of the first free times, where there are any. */
  soonest?: ReactNode;
  lookup?: ReactNode;
}

export function HomePage({ bookLink, findLink, services, renderServiceLink, soonest, lookup }: HomePageProps) {
  const hold = HOLD_MINUTES;
  const cancelHours = CANCEL_HOURS;
  return (
    <>
      <section className={classes(styles.hero, Boolean(soonest) && styles.withBoard)}>
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
            <p className={styles.ways}>
              {bookLink}
              {findLink}
            </p>
          </div>
          <div className={styles.scene}>
            <WorkshopDrawing />
          </div>
          {soonest ? <div className={styles.board}>{soonest}</div> : null}
        </Wrap>
      </section>
      {lookup ? (
        <section className={styles.lookup}>
          <Wrap>{lookup}</Wrap>
        </section>
      ) : null}
      {services.length > 0 ? <ServiceGrid services={services} renderServiceLink={renderServiceLink} /> : null}
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
              <Trans>Your time is kept for {hold} minutes while you check the summary.</Trans>
            </li>
            <li>
              <Trans>You can cancel until {cancelHours} hours before the booked time.</Trans>
            </li>
          </ul>
        </Wrap>
      </section>
    </>
  );
}
