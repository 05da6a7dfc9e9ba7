import { Trans } from '@lingui/react/macro';
import type { MapFailure } from '#src/parts/google-map/google-map.types.ts';
import styles from './finder-map.module.css';

interface MapWordProps {
  /** Why Google's map is not shown; null where none was asked for, or it is on its way. */
  readonly failure: MapFailure | null;
  readonly isOffline: boolean;
}

/** A word about our map where it stands in for Google's. */
export function MapWord({ failure, isOffline }: MapWordProps) {
  return (
    <p className={styles.word} role="status">
      {isOffline ? (
        <Trans>You are offline. This is our own map; the search needs the network.</Trans>
      ) : failure === null ? (
        <Trans>This is our own simple map. For streets, press ‘Directions’ on the page of a branch.</Trans>
      ) : (
        <>
          <Reason failure={failure} />{' '}
          <Trans>This is our own map. The list, the search and the distances work as always.</Trans>
        </>
      )}
    </p>
  );
}

function Reason({ failure }: { readonly failure: MapFailure }) {
  switch (failure) {
    case 'unreachable':
      return <Trans>Google’s map could not be reached.</Trans>;
    case 'late':
      return <Trans>Google’s map did not answer in time.</Trans>;
    case 'refused':
      return <Trans>Google did not allow its map here.</Trans>;
    case 'broken':
      return <Trans>Google’s map has stopped working.</Trans>;
  }
}
