import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Place } from '#domain/distance.ts';
import type { FoundPlace, PlaceSearch } from '#src/parts/google-map/google-map.types.ts';

/** From so many letters on a place is looked for. */
const LEAST = 3;
const PAUSE_MS = 300;

export interface Spot {
  readonly name: string;
  readonly place: Place;
}

/**
 * Places by Google while somebody types, beside the suggestions of branches; a chosen one becomes the place from which distances are counted. Without
 * Google there are none, and where it does not answer the branches go on alone.
 */
export function usePlaceSearch(typed: string, onSpot: (spot: Spot | null) => void) {
  const [search, setSearch] = useState<PlaceSearch | null>(null);
  const [found, setFound] = useState<{ readonly for: string; readonly places: readonly FoundPlace[] }>();
  const [hasNoPlace, setNoPlace] = useState(false);
  const asked = useDeferredValue(typed.trim());
  const latest = useRef('');
  useEffect(() => {
    latest.current = asked;
    if (search === null || asked.length < LEAST) return undefined;
    const timer = setTimeout(() => {
      search.suggest(asked).then(
        (places) => (latest.current === asked ? setFound({ for: asked, places }) : undefined),
        () => setFound(undefined),
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search, asked]);
  return {
    /** Given and taken away by the map. */
    setSearch,
    places: search !== null && found !== undefined && asked.length >= LEAST ? found.places : [],
    hasNoPlace,
    choose: async (chosen: FoundPlace) => {
      setNoPlace(false);
      const place = await search?.locate(chosen).catch(() => null);
      if (place) onSpot({ name: chosen.name, place });
      else setNoPlace(true);
    },
  };
}
