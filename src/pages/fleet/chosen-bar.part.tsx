import { MOST_PLANNED } from '#contract/calls/plan.shapes.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarPlus, IconCalendarStats, IconDots, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { BranchDate } from '#domain/thai-calendar.ts';
import type { Api } from '#src/api/client.ts';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { ExportCars } from './export-cars.part.tsx';
import type { FleetRow } from './fleet-rows.ts';
import { DeletedCars, DeleteQuestion, useDeletion } from './deletion.part.tsx';
import type { Chosen } from './use-chosen.ts';
import styles from './fleet.module.css';

interface ChosenBarProps {
  readonly host: object;
  readonly api: Api;
  readonly code: string;
  readonly chosen: Chosen;
  readonly all: readonly FleetRow[];
  readonly found: readonly FleetRow[];
  readonly today: BranchDate;
  /** Where there is little room: what is done less often is behind a button. */
  readonly isFolded: boolean;
  readonly onDeleted: () => void;
  /** Books the cars, which have no booking yet. */
  readonly onBook: (cars: readonly FleetRow[]) => void;
  /** A link to the planner of the chosen cars. */
  readonly renderPlan: (look: LinkLook) => ReactNode;
}

/** What is done with the chosen cars. Each button says for how many; what cannot be done with some of them is said beside it. */
export function ChosenBar(props: ChosenBarProps) {
  const { host, api, code, chosen, all, found, today, isFolded, onDeleted, onBook, renderPlan } = props;
  const { i18n, t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const [isMore, setMore] = useState(false);
  const deletion = useDeletion(host, api, code);
  const count = chosen.rows.length;
  const total = i18n.number(all.length);
  const free = chosen.rows.filter(({ car }) => car.booking === null);
  const booked = count - free.length;
  const deletable = free.length;
  const inside = found.filter(({ id }) => chosen.has(id)).length;
  const outside = count - inside;
  const results = (
    <DeletedCars
      deletion={deletion}
      rows={all}
      onDone={(gone) => {
        setAsked(false);
        chosen.set(gone, false);
        onDeleted();
      }}
    />
  );
  if (count === 0) return <div className={styles.dock}>{results}</div>;
  return (
    <div className={styles.dock}>
      {results}
      {isAsked ? <DeleteQuestion deletion={deletion} rows={free} booked={booked} onNo={() => setAsked(false)} /> : null}
      <div className={styles.bar} role="region" aria-label={t`Chosen cars`}>
        <p>
          <strong>
            <Plural value={count} one={`# of ${total} cars chosen`} other={`# of ${total} cars chosen`} />
          </strong>
          {outside === 0 ? null : (
            <span className={styles.aside}>
              <Plural value={outside} one="# is outside of this filter" other="# are outside of this filter" />
            </span>
          )}
          {booked === 0 ? null : (
            <span className={styles.aside}>
              <Plural value={booked} one="# has a booking" other="# have a booking" />
            </span>
          )}
        </p>
        {isFolded ? (
          <Button
            kind="outline"
            size="small"
            icon={<IconDots size={18} stroke={1.75} aria-hidden="true" />}
            aria-expanded={isMore}
            onClick={() => setMore(!isMore)}
          >
            <Trans>More</Trans>
          </Button>
        ) : null}
        <div className={styles.often}>
          <Button
            size="small"
            icon={<IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" />}
            inactive={free.length === 0}
            onClick={() => onBook(free)}
          >
            <Plural value={free.length} one="Book # car" other="Book # cars" />
          </Button>
          {free.length === 0 ? null : (
            <Button
              size="small"
              icon={<IconCalendarStats size={18} stroke={1.75} aria-hidden="true" />}
              renderLink={renderPlan}
            >
              {free.length > MOST_PLANNED ? (
                <Trans>
                  Plan {MOST_PLANNED} of {free.length} visits
                </Trans>
              ) : (
                <Plural value={free.length} one="Plan # visit" other="Plan # visits" />
              )}
            </Button>
          )}
        </div>
        {isFolded && !isMore ? null : (
          <div className={styles.others}>
            <ExportCars rows={chosen.rows} today={today}>
              <Plural value={count} one="Export # car" other="Export # cars" />
            </ExportCars>
            <Button
              kind="danger"
              size="small"
              icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
              inactive={deletable === 0 || deletion.isPending}
              onClick={() => {
                deletion.reset();
                setAsked(true);
              }}
            >
              <Plural value={deletable} one="Delete # car" other="Delete # cars" />
            </Button>
            <Button
              kind="text"
              size="small"
              onClick={() => {
                chosen.clear();
                // The bar, with the button, is gone.
                document.getElementById('fleet-search')?.focus();
              }}
            >
              <Trans>Clear choice</Trans>
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
