import { APIProvider, Map } from '@vis.gl/react-google-maps';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Place } from '#domain/distance.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { MapPlace, MapTexts } from '#src/ui/thailand-map/map-places.ts';
import type { MapFailure, PlaceSearch } from './google-map.types.ts';
import { GooglePins } from './google-pins.tsx';
import { googlePlaces } from './google-places.ts';

export interface GoogleMapProps {
  readonly google: { readonly key: string; readonly map_id: string };
  readonly places: readonly MapPlace[];
  readonly chosenId: number | null;
  readonly litId: number | null;
  readonly here: Place | null;
  readonly texts: MapTexts;
  readonly fitsAtFirst: boolean;
  readonly onChoose: (id: number) => void;
  /** The map stands, and places can be searched. */
  readonly onReady: (search: PlaceSearch) => void;
  readonly onFailed: (failure: MapFailure) => void;
}

declare global {
  interface Window {
    /** Called by Google when it does not accept the key, also while the map is shown. */
    gm_authFailure?: () => void;
  }
}

const LIBRARIES = ['places', 'marker', 'geocoding'];
const THAILAND = { north: 20.75, south: 5.35, west: 97, east: 106 };
/** From the first request to the first drawn map. */
const PATIENCE_MS = 12_000;
const GOOGLES = /^https:\/\/maps\.(googleapis|gstatic)\.com\//;

/** Google's map of Thailand, in the language of the page, with our pins (BRANCH-03). */
export function GoogleMap(props: GoogleMapProps) {
  const { google: credentials, onReady, onFailed, ...pins } = props;
  const language = useLanguage();
  const [isReady, setReady] = useState(false);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    window.gm_authFailure = () => fail('refused');
    return () => {
      delete window.gm_authFailure;
    };
  }, []);
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => fail('late'), PATIENCE_MS);
    // Browsers do not name the file of a script from elsewhere, and there is no other.
    const breaks = ({ filename }: ErrorEvent) =>
      filename === '' || GOOGLES.test(filename) ? fail('broken') : undefined;
    window.addEventListener('error', breaks);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('error', breaks);
    };
  }, [isReady]);
  return (
    <APIProvider
      apiKey={credentials.key}
      language={language}
      region="TH"
      libraries={LIBRARIES}
      authReferrerPolicy="origin"
      onError={() => onFailed('unreachable')}
    >
      <Map
        mapId={credentials.map_id}
        defaultBounds={THAILAND}
        gestureHandling="cooperative"
        colorScheme="FOLLOW_SYSTEM"
        streetViewControl={false}
        mapTypeControl={false}
        onTilesLoaded={() => {
          if (isReady) return;
          setReady(true);
          onReady(googlePlaces(language));
        }}
      >
        <GooglePins {...pins} />
      </Map>
    </APIProvider>
  );
}
