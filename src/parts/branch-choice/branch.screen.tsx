import { Trans, useLingui } from '@lingui/react/macro';
import { IconCurrentLocation, IconMap2 } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import type { Place } from '#domain/distance.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { partFile, useLazyPart } from '#src/ui/page/lazy-part.tsx';
import { useInBrowser } from '#src/ui/page/use-in-browser.ts';
import { useMedia } from '#src/ui/page/use-media.ts';
import { BranchList, type BranchListProps } from './branch-list.part.tsx';
import { BranchSearch, type BranchSearchProps } from './branch-search.part.tsx';
import styles from './branch.module.css';
import { useOpenedInView, useRowInView } from './use-in-view.ts';

/** Loaded after the list, which has all its information. */
const branchMap = partFile(() => import('./branch-map.part.tsx').then(({ BranchMap }) => BranchMap));

/** As in branch.module.css. */
const BESIDE = '(min-width: 1200px)';

export interface BranchScreenProps extends Omit<BranchListProps, 'isNearest' | 'onLight'>, BranchSearchProps {
  readonly nearMe: 'off' | 'asking' | 'on';
  readonly onNearMe: () => void;
  /** Why the position is unknown. */
  readonly locationNotice: ReactNode;
  readonly here: Place | null;
  /** The map is open on a screen that is too narrow to show it beside the list. */
  readonly isMapOpen: boolean;
  readonly onMap: (isOpen: boolean) => void;
  readonly heading: ReactNode;
}

/** The search field, then the list with the map beside it; on a small screen a button opens the map above the list. */
export function BranchScreen(props: BranchScreenProps) {
  const { branches, state, recent, chosenId, onChoose, keywords, soonest, here, isMapOpen, onMap } = props;
  const { nearMe, onNearMe, locationNotice, heading } = props;
  const { t } = useLingui();
  const mapId = useId();
  const isBeside = useMedia(BESIDE);
  const isAnswering = useInBrowser();
  const [litId, setLit] = useState<number | null>(null);
  const { list, bringRow } = useRowInView(chosenId);
  const opened = useOpenedInView(isMapOpen);
  const isMapWanted = isBeside || isMapOpen;
  const { Part: BranchMap, failure } = useLazyPart(branchMap, { isWanted: isMapWanted, onFailed: () => onMap(false) });
  const isMapShown = isMapWanted && failure === null;
  const panel = isMapShown ? (
    <div key="map" ref={opened} className={styles.map} id={mapId}>
      {BranchMap ? (
        <BranchMap
          branches={branches}
          soonest={soonest}
          chosenId={chosenId}
          litId={litId}
          here={here}
          onChoose={(branch) => {
            if (isBeside) bringRow(branch.location_id);
            onChoose(branch);
          }}
        />
      ) : (
        <Skeleton height="100%" />
      )}
    </div>
  ) : null;
  const rows = (
    <div key="list" ref={list} data-needed>
      <BranchList
        branches={branches}
        state={state}
        onRetry={props.onRetry}
        recent={keywords === '' ? recent : []}
        chosenId={chosenId}
        onChoose={onChoose}
        found={props.found}
        soonest={soonest}
        last={props.last}
        now={props.now}
        isNearest={nearMe === 'on'}
        onLight={setLit}
      />
    </div>
  );
  return (
    <>
      {heading}
      <div className={styles.search} inert={!isAnswering}>
        <BranchSearch {...props} />
        <div className={styles.ways} data-searching={keywords === '' ? undefined : true}>
          <Button
            kind="outline"
            icon={<IconCurrentLocation size={20} stroke={1.75} aria-hidden="true" />}
            aria-pressed={nearMe === 'on'}
            onClick={onNearMe}
            {...(nearMe === 'asking' ? { busy: t`Finding you…` } : {})}
          >
            <Trans>Near me</Trans>
          </Button>
          {isBeside ? null : (
            <Button
              kind="outline"
              icon={<IconMap2 size={20} stroke={1.75} aria-hidden="true" />}
              aria-expanded={isMapOpen}
              aria-controls={isMapShown ? mapId : undefined}
              onClick={() => onMap(!isMapOpen)}
            >
              <Trans>Map</Trans>
            </Button>
          )}
        </div>
      </div>
      {locationNotice}
      <div className={styles.split} data-alone={(isBeside && !isMapShown) || undefined}>
        {isBeside ? [rows, panel] : [panel, rows]}
      </div>
    </>
  );
}
