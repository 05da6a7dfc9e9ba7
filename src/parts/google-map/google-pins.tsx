import { AdvancedMarker, useMap } from '@vis.gl/react-google-maps';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Place } from '#domain/distance.ts';
import { clustersOf } from '#src/ui/thailand-map/clusters.ts';
import { holds, textsOf, type MapPlace, type MapTexts } from '#src/ui/thailand-map/map-places.ts';
import { project, UNITS_OF_DEGREE } from '#src/ui/thailand-map/projection.ts';
import styles from './google-map.module.css';

/** As on our own map: pins closer than this, in pixels, are joined. */
const REACH = 44;
const WORLD_PIXELS = 256;
/** A search zooms in no further than this. */
const NEAREST = 13;
const ROOM = 56;
/** How many of the nearest places are shown together with the visitor's position. */
const NEIGHBOURS = 3;

interface GooglePinsProps {
  readonly places: readonly MapPlace[];
  readonly chosenId: number | null;
  readonly litId: number | null;
  readonly here: Place | null;
  readonly texts: MapTexts;
  readonly fitsAtFirst: boolean;
  readonly onChoose: (id: number) => void;
}

/** Our pins, with our numbers and our groups, on Google's map; it moves to what is found and chosen. */
export function GooglePins({ places, chosenId, litId, here, texts, fitsAtFirst, onChoose }: GooglePinsProps) {
  const map = useMap();
  const zoom = useZoom(map);
  const pins = useMemo(() => places.map((each) => ({ ...each, at: project(each.place) })), [places]);
  const clusters = useMemo(() => {
    const pixelsOfUnit = (WORLD_PIXELS * 2 ** zoom) / 360 / UNITS_OF_DEGREE;
    return clustersOf(pins, REACH / pixelsOfUnit);
  }, [pins, zoom]);

  const show = (points: readonly Place[]) => {
    const [first, ...others] = points;
    if (map === null || first === undefined) return;
    if (others.length === 0) return map.moveCamera({ center: first, zoom: NEAREST });
    const bounds = new google.maps.LatLngBounds();
    for (const point of points) bounds.extend(point);
    map.fitBounds(bounds, ROOM);
  };
  const ids = places.map(({ id }) => id).join();
  const shownIds = useRef(fitsAtFirst ? '' : ids);
  const showFound = useEffectEvent((found: string) => {
    if (map === null || found === shownIds.current) return;
    shownIds.current = found;
    show(places.map(({ place }) => place));
  });
  useEffect(() => showFound(ids), [ids]);
  const showChosen = useEffectEvent((id: number | null) => {
    const chosen = places.find((each) => each.id === id);
    if (chosen && map?.getBounds()?.contains(chosen.place) === false) map.panTo(chosen.place);
  });
  useEffect(() => showChosen(chosenId), [chosenId]);
  const showHere = useEffectEvent((at: Place | null) => {
    if (at) show([at, ...places.slice(0, NEIGHBOURS).map(({ place }) => place)]);
  });
  useEffect(() => showHere(here), [here]);

  return (
    <>
      {clusters.map((cluster) => {
        const { lead, pins: joined } = cluster;
        const isOne = joined.length === 1;
        const isChosen = holds(cluster, chosenId);
        return (
          <AdvancedMarker
            key={lead.id}
            position={isOne ? lead.place : middleOf(joined)}
            title={textsOf(cluster, texts).label}
            zIndex={isChosen ? 2 : holds(cluster, litId) ? 3 : 1}
            anchorLeft="-50%"
            anchorTop="-50%"
            onClick={() => (isOne ? onChoose(lead.id) : show(joined.map(({ place }) => place)))}
          >
            <span
              className={styles.pin}
              data-kind={isOne ? 'one' : 'several'}
              data-chosen={isChosen || undefined}
              data-lit={holds(cluster, litId) || undefined}
            >
              {isOne ? lead.mark : joined.length}
            </span>
          </AdvancedMarker>
        );
      })}
      {here === null ? null : (
        <AdvancedMarker position={here} title={texts.here} anchorLeft="-50%" anchorTop="-50%">
          <span className={styles.here} />
        </AdvancedMarker>
      )}
    </>
  );
}

function middleOf(pins: readonly MapPlace[]): Place {
  const mean = (axis: 'lat' | 'lng') => pins.reduce((sum, { place }) => sum + place[axis], 0) / pins.length;
  return { lat: mean('lat'), lng: mean('lng') };
}

function useZoom(map: google.maps.Map | null): number {
  const [zoom, setZoom] = useState(5);
  useEffect(() => {
    if (map === null) return undefined;
    const read = () => setZoom(map.getZoom() ?? 5);
    read();
    const listener = map.addListener('zoom_changed', read);
    return () => listener.remove();
  }, [map]);
  return zoom;
}
