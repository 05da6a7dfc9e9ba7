import { Trans, useLingui } from '@lingui/react/macro';
import { IconMapPin } from '@tabler/icons-react';
import type { FoundPlace } from '#src/parts/google-map/google-map.types.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from './finder.module.css';
import type { Spot } from './use-place-search.ts';

interface PlaceSuggestionsProps {
  readonly places: readonly FoundPlace[];
  readonly onPlace: (place: FoundPlace) => void;
  /** The chosen place could not be found on the map. */
  readonly hasNoPlace: boolean;
  readonly spot: Spot | null;
  readonly onClear: () => void;
}

/** Places that Google suggests, and the chosen one, from which distances are counted. */
export function PlaceSuggestions({ places, onPlace, hasNoPlace, spot, onClear }: PlaceSuggestionsProps) {
  const { t } = useLingui();
  const name = spot?.name ?? '';
  return (
    <>
      {places.length === 0 ? null : (
        <ul className={styles.places} aria-label={t`Places, by Google`}>
          {places.map((place) => (
            <li key={place.id}>
              <button type="button" onClick={() => onPlace(place)}>
                <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
                {place.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasNoPlace ? (
        <Notice kind="warning">
          <Trans>That place could not be found. Try another one, or search by province or road.</Trans>
        </Notice>
      ) : null}
      <div role="status" className={styles.spot}>
        {spot === null ? null : (
          <>
            <Trans>Distances from {name}</Trans>{' '}
            <Button kind="text" size="small" onClick={onClear}>
              <Trans>Remove this place</Trans>
            </Button>
          </>
        )}
      </div>
    </>
  );
}
