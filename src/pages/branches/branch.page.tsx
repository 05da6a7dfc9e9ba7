import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhone } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { BranchPage as BranchFacts } from '#contract/calls/branch.shapes.ts';
import { formatPhone } from '#domain/fields/phone.ts';
import type { Branch } from '#contract/wire/branch.ts';
import type { ServiceGroup } from '#contract/wire/service.ts';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import { isNear } from '#domain/distance.ts';
import type { Api } from '#src/api/client.ts';
import { formatDistance } from '#src/i18n/units/amounts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DirectionsButton } from '#src/parts/visit/directions-button.tsx';
import { OpeningHours } from '#src/parts/visit/opening-hours.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { WorkshopDrawing } from '#src/ui/drawings/drawing.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Ways } from '#src/ui/layout/ways.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { BackPlace } from '#src/ui/navigation/page-head.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import { useMinutes } from '#src/ui/page/use-minutes.ts';
import styles from './branch-page.module.css';
import type { RowLinks } from './finder-row.part.tsx';
import { FreeTimes } from './free-times.part.tsx';
import { OpeningWeek } from './opening-week.part.tsx';

const finderMap = partFile(() => import('./finder-map.part.tsx').then(({ FinderMap }) => FinderMap));
const NO_SLOTS: ReadonlyMap<number, SoonestSlot> = new Map();

export interface BranchPageProps extends RowLinks {
  readonly host: object & { readonly now: () => number };
  readonly api: Api;
  readonly facts: BranchFacts;
  readonly groups: readonly ServiceGroup[];
  readonly backLink: ReactNode;
  /** To the booking at this branch, with a group of services in view. */
  readonly renderGroup: (group: ServiceGroup, look: LinkLook) => ReactNode;
  readonly onOpen: (branch: Branch) => void;
}

/** Everything about one branch, and the way to a booking there. */
export function BranchPage(props: BranchPageProps) {
  const { host, api, facts, groups, backLink, renderBranch, renderBooking, renderGroup, onOpen } = props;
  const { branch, bays, soonest, nearby_list: nearby } = facts;
  const { t } = useLingui();
  const language = useLanguage();
  const now = useMinutes(host.now);
  const [litId, setLit] = useState<number | null>(null);
  const { location_id: id, name, address, district, province, tel, location } = branch;
  return (
    <Wrap className={styles.page}>
      <BackPlace>{backLink}</BackPlace>
      <div className={styles.top}>
        <div className={styles.facts}>
          <h1 tabIndex={-1}>{name}</h1>
          <p className={styles.where}>{[district, province].filter(Boolean).join(' · ')}</p>
          <p className={styles.now} data-unprinted>
            <OpeningHours branch={branch} now={now} />
          </p>
          <Ways>
            <Button size="large" renderLink={(look) => renderBooking(id, null, look)}>
              <Trans>Book here</Trans>
            </Button>
            <DirectionsButton to={location} size="large" />
            {tel === undefined ? null : (
              <Button
                kind="outline"
                size="large"
                icon={<IconPhone size={20} stroke={1.75} aria-hidden="true" />}
                renderLink={({ children, ...look }) => (
                  <a {...look} href={`tel:${tel}`} aria-label={t`Call ${formatPhone(tel)}`}>
                    {children}
                  </a>
                )}
              >
                <span translate="no">{formatPhone(tel)}</span>
              </Button>
            )}
          </Ways>
        </div>
        <div className={styles.scene}>
          <WorkshopDrawing />
        </div>
      </div>
      <div className={styles.columns}>
        <div>
          <section className={styles.part} data-unprinted>
            <h2>
              <Trans>First free times</Trans>
            </h2>
            <FreeTimes soonest={soonest} now={now} renderBooking={renderBooking} />
          </section>
          <section className={styles.part}>
            <h2>
              <Trans>Opening hours</Trans>
            </h2>
            <OpeningWeek {...facts} now={now} />
          </section>
          <section className={styles.part} data-unprinted>
            <h2>
              <Trans>Services</Trans>
            </h2>
            <p>
              <Trans>All services, in {bays} bays.</Trans>
            </p>
            <ul className={styles.services}>
              {groups.map((group) => (
                <li key={group.id}>{renderGroup(group, { children: group.name })}</li>
              ))}
            </ul>
          </section>
        </div>
        <div>
          <section className={styles.part}>
            <h2>
              <Trans>How to get here</Trans>
            </h2>
            <address className={styles.address}>{address}</address>
            {tel === undefined ? null : (
              <p className={styles.printed} translate="no">
                {formatPhone(tel)}
              </p>
            )}
            <div className={styles.map}>
              <LazyPart
                file={finderMap}
                props={{
                  host,
                  api,
                  branches: [branch, ...nearby.filter(({ distance_km: km }) => isNear(km))],
                  soonest: NO_SLOTS,
                  chosenId: id,
                  litId,
                  here: null,
                  fitsAtFirst: true,
                  onChoose: (other: Branch) => (other.location_id === id ? undefined : onOpen(other)),
                }}
                waiting={<Skeleton height="100%" />}
              />
            </div>
          </section>
          <section className={styles.part} data-unprinted>
            <h2>
              <Trans>Branches nearby</Trans>
            </h2>
            <ul className={styles.nearby}>
              {nearby.map((other) => (
                <li
                  key={other.location_id}
                  onPointerEnter={() => setLit(other.location_id)}
                  onPointerLeave={() => setLit(null)}
                >
                  {renderBranch(other, { children: other.name })}
                  <small>
                    {other.distance_km === undefined ? null : `${formatDistance(other.distance_km, language)} · `}
                    <OpeningHours branch={other} now={now} />
                  </small>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Wrap>
  );
}
