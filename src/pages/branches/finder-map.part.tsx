import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '#src/api/client.ts';
import { mapKeyQuery } from '#src/api/queries/branch.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import {
  BranchMap,
  useBranchPlaces,
  useMapTexts,
  type BranchMapProps,
} from '#src/parts/branch-choice/branch-map.part.tsx';
import { FailureBoundary } from '#src/parts/google-map/failure-boundary.tsx';
import type { MapFailure, PlaceSearch } from '#src/parts/google-map/google-map.types.ts';
import { useOnline } from '#src/ui/browser/use-online.ts';
import { partFile, useLazyPart } from '#src/ui/page/lazy-part.tsx';
import styles from './finder-map.module.css';
import { MapWord } from './map-word.part.tsx';

export interface FinderMapProps extends BranchMapProps {
  readonly host: object;
  readonly api: Api;
  /** Told how places can be searched, and null when they no longer can. */
  readonly onPlaces?: ((search: PlaceSearch | null) => void) | undefined;
}

/** Loaded only where there is a key. */
const googleMap = partFile(() =>
  import('#src/parts/google-map/google-map.part.tsx').then(({ GoogleMap }) => GoogleMap),
);

/** Google's map if there is a key and it works; until then, and otherwise, our own (BRANCH-06). */
export function FinderMap({ host, api, onPlaces, ...map }: FinderMapProps) {
  const language = useLanguage();
  const isOnline = useOnline();
  const google = useQuery(mapKeyQuery(api, language), queryClientOf(host)).data ?? null;
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const [isReady, setReady] = useState(false);
  const fail = (why: MapFailure) => {
    setFailure((before) => before ?? why);
    setReady(false);
    onPlaces?.(null);
  };
  const isWanted = google !== null && failure === null && (isOnline || isReady);
  const { Part: GoogleMap } = useLazyPart(googleMap, { isWanted, onFailed: () => fail('unreachable') });
  const places = useBranchPlaces(map);
  const texts = useMapTexts();
  return (
    <div className={styles.map}>
      <div className={styles.stack}>
        {isReady ? null : <BranchMap {...map} />}
        {GoogleMap && google && isWanted ? (
          <div className={styles.google} data-google={isReady ? 'ready' : 'waiting'} inert={!isReady}>
            <FailureBoundary onFailed={() => fail('broken')}>
              <GoogleMap
                google={google}
                places={places}
                chosenId={map.chosenId}
                litId={map.litId}
                here={map.here}
                texts={texts}
                fitsAtFirst={map.fitsAtFirst ?? false}
                onChoose={(id) => {
                  const branch = map.branches.find((each) => each.location_id === id);
                  if (branch) map.onChoose(branch);
                }}
                onReady={(search) => {
                  setReady(true);
                  onPlaces?.(search);
                }}
                onFailed={fail}
              />
            </FailureBoundary>
          </div>
        ) : null}
      </div>
      {isReady ? null : <MapWord failure={failure} isOffline={google !== null && !isOnline} />}
    </div>
  );
}
