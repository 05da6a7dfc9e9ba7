import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCurrentLocation, IconMap2 } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import type { Place } from '#domain/distance.ts';
import type { Api } from '#src/api/client.ts';
import { GroupName } from '#src/parts/branch-choice/branch-groups.part.tsx';
import { BranchSearch } from '#src/parts/branch-choice/branch-search.part.tsx';
import { useOpenedInView } from '#src/parts/branch-choice/use-in-view.ts';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { ThaiTime } from '#src/parts/thai-time.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { PageHead } from '#src/ui/navigation/page-head.tsx';
import { partFile, useLazyPart } from '#src/ui/page/lazy-part.tsx';
import { useInBrowser } from '#src/ui/page/use-in-browser.ts';
import { useMedia } from '#src/ui/page/use-media.ts';
import { useMinutes } from '#src/ui/page/use-minutes.ts';
import { FinderFilter } from './finder-filter.part.tsx';
import { FinderRow, type RowLinks } from './finder-row.part.tsx';
import type { FinderSearch } from './finder.address.ts';
import styles from './finder.module.css';
import { PlaceSuggestions } from './place-suggestions.part.tsx';
import { useFinder } from './use-finder.ts';
import { usePlaceSearch, type Spot } from './use-place-search.ts';
import { useRowShown } from './use-row-shown.ts';

/** Loaded after the list, which has all that it shows. */
const finderMap = partFile(() => import('./finder-map.part.tsx').then(({ FinderMap }) => FinderMap));

/** As in finder.module.css. */
const BESIDE = '(min-width: 992px)';

export interface FinderPageProps extends RowLinks {
  readonly host: object & { readonly now: () => number };
  readonly api: Api;
  readonly search: FinderSearch;
  /** Replaces what the address says of these. */
  readonly onSearch: (changed: Partial<FinderSearch>) => void;
  readonly nearMe: 'off' | 'asking' | 'on';
  readonly onNearMe: () => void;
  /** Why the position is not known. */
  readonly locationNotice: ReactNode;
  readonly place: Place | null;
}

/** All branches: found by words, region and distance, in a list and on a map that have the same numbers (BRANCH-01). */
export function FinderPage(props: FinderPageProps) {
  const { host, search, onSearch, nearMe, onNearMe, locationNotice } = props;
  const { t } = useLingui();
  const mapId = useId();
  const [spot, setSpot] = useState<Spot | null>(null);
  const place = spot?.place ?? props.place;
  const finder = useFinder({ ...props, place });
  const placeSearch = usePlaceSearch(finder.words.keywords, (found) => {
    setSpot(found);
    finder.clearWords({ order: 'near' });
  });
  const { groups, marks, soonest, chosenId, choose } = finder;
  const now = useMinutes(host.now);
  const isBeside = useMedia(BESIDE);
  const isAnswering = useInBrowser();
  const [isMapOpen, openMap] = useState(false);
  const [litId, setLit] = useState<number | null>(null);
  const { list, showRow } = useRowShown();
  const opened = useOpenedInView(isMapOpen);
  const isMapWanted = isAnswering && (isBeside || isMapOpen);
  const { Part: FinderMap, failure } = useLazyPart(finderMap, {
    isWanted: isMapWanted,
    onFailed: () => openMap(false),
  });
  const isMapShown = isMapWanted && failure === null;
  const count = marks.size;
  const shown = groups.flatMap(({ branches }) => branches);
  const panel = isMapShown ? (
    <div key="map" ref={opened} className={styles.map} id={mapId}>
      {FinderMap ? (
        <FinderMap
          host={host}
          api={props.api}
          branches={shown}
          soonest={soonest}
          marks={marks}
          chosenId={chosenId}
          litId={litId}
          here={place}
          onPlaces={placeSearch.setSearch}
          onChoose={({ location_id: id }) => {
            choose(id);
            if (isBeside) showRow(id);
          }}
        />
      ) : (
        <Skeleton height="100%" />
      )}
    </div>
  ) : null;
  const rows = (
    <div key="list" ref={list}>
      <ReadList query={finder.query} rows={6}>
        {() => (
          <>
            <p className={styles.count} role="status">
              {finder.isAnswered ? <Plural value={count} one="# branch" other="# branches" /> : null}
              <ThaiTime isApart />
            </p>
            {count === 0 ? (
              <NothingFound onClear={() => onSearch({ q: undefined, region: undefined, province: undefined })} />
            ) : null}
            {groups.map(({ kind, branches }) => (
              <section key={kind} className={styles.group}>
                <h2 className={styles.area} data-quiet={kind === 'all' || undefined}>
                  <GroupName kind={kind} />
                </h2>
                <ul className={styles.rows}>
                  {branches.map((branch) => {
                    const id = branch.location_id;
                    return (
                      <FinderRow
                        key={id}
                        branch={branch}
                        mark={marks.get(id) ?? ''}
                        isChosen={id === chosenId}
                        soonest={soonest.get(id)}
                        now={now}
                        onShow={() => {
                          choose(id);
                          if (!isBeside) openMap(true);
                        }}
                        onLight={(isLit) => setLit(isLit ? id : null)}
                        renderBranch={props.renderBranch}
                        renderBooking={props.renderBooking}
                      />
                    );
                  })}
                </ul>
              </section>
            ))}
          </>
        )}
      </ReadList>
    </div>
  );
  return (
    <Wrap className={styles.page}>
      <PageHead title={<Trans>Find a branch</Trans>} />
      <p className={styles.lead}>
        <Trans>Every branch does every service. Look for one by its name, road or province, or near you.</Trans>
      </p>
      <div className={styles.search} inert={!isAnswering}>
        <div>
          <BranchSearch {...finder.words} />
          <PlaceSuggestions
            places={placeSearch.places}
            onPlace={(found) => void placeSearch.choose(found)}
            hasNoPlace={placeSearch.hasNoPlace}
            spot={spot}
            onClear={() => setSpot(null)}
          />
        </div>
        <FinderFilter regions={finder.regions} search={search} isNear={place !== null} onSearch={onSearch} />
        <div className={styles.ways}>
          <Button
            kind="outline"
            icon={<IconCurrentLocation size={20} stroke={1.75} aria-hidden="true" />}
            aria-pressed={nearMe === 'on' && spot === null}
            onClick={() => {
              setSpot(null);
              onNearMe();
            }}
            {...(nearMe === 'asking' ? { busy: t`Finding you…` } : {})}
          >
            <Trans>Near me</Trans>
          </Button>
          <Button
            kind="outline"
            className={styles.mapButton ?? ''}
            icon={<IconMap2 size={20} stroke={1.75} aria-hidden="true" />}
            aria-expanded={isMapOpen}
            aria-controls={isMapShown ? mapId : undefined}
            onClick={() => openMap(!isMapOpen)}
          >
            <Trans>Map</Trans>
          </Button>
        </div>
      </div>
      {locationNotice}
      <div className={styles.split} data-alone={(isBeside && isAnswering && !isMapShown) || undefined}>
        {isBeside ? [rows, panel] : [panel, rows]}
      </div>
    </Wrap>
  );
}

/** BRANCH-02. */
function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <Notice
      title={<Trans>No branch matches</Trans>}
      actions={
        <Button kind="outline" size="small" onClick={onClear}>
          <Trans>Clear keyword and filter</Trans>
        </Button>
      }
    >
      <Trans>Change the keyword, or choose another region. Try a province, a district or a road.</Trans>
    </Notice>
  );
}
