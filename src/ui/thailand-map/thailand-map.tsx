import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { arrowTarget, isArrow } from './arrow-target.ts';
import { clustersOf } from './clusters.ts';
import { MapCountry } from './map-country.tsx';
import { MapInset, insetBox, isRoomFor } from './map-inset.tsx';
import { MapNameList } from './map-name-list.tsx';
import { MapPin } from './map-pin.tsx';
import { holds, textsOf, type Inset, type MapPlace, type MapTexts, type PinCluster } from './map-places.ts';
import { fitting, isSeen, onScreen, scaleOf, WHOLE, zoomed } from './map-view.ts';
import { MapProvinceNames } from './map-province-names.tsx';
import { MapZoom, zoomBox } from './map-zoom.tsx';
import { between, project, type Place, type Point } from './projection.ts';
import styles from './thailand-map.module.css';
import { bring, useMapFollowing } from './use-map-following.ts';
import { useMapFocus } from './use-map-focus.ts';
import { useDrawing, useZooming } from './use-map-gestures.ts';
import { useMapView } from './use-map-view.ts';
import { useProvinces } from './use-provinces.ts';

/** Pins closer than this, in pixels, are joined, so that each can be pressed with a finger. */
const REACH = 44;
const KEY_FACTORS: Readonly<Record<string, number>> = { '+': 2, '=': 2, '-': 0.5, _: 0.5 };

export interface ThailandMapProps {
  readonly places: readonly MapPlace[];
  readonly chosenId: number | null;
  /** The place whose row beside the map is hovered or focused. */
  readonly litId: number | null;
  /** Where the visitor is, if known. */
  readonly here: Place | null;
  readonly texts: MapTexts;
  /** In the order of PROVINCES, shown where there is room. */
  readonly provinceNames?: readonly string[] | undefined;
  /** Places that lie close together, drawn larger in a corner while the whole country is shown. */
  readonly inset?: Inset | undefined;
  /** Shows these places from the beginning, and the whole country on request. */
  readonly fitsAtFirst?: boolean | undefined;
  readonly onChoose: (id: number) => void;
}

/** A map of the country with places to choose. Everything it shows is also in the list beside it. */
export function ThailandMap(props: ThailandMapProps) {
  const { places, chosenId, litId, here, texts, provinceNames, inset, fitsAtFirst = false, onChoose } = props;
  const map = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const { view, goal, size, move, now } = useMapView(map);
  useDrawing(map, move);
  useZooming(map, { move, now });
  const { hasFocus, askForStop, onFocus, onBlur } = useMapFocus(map);
  const [stopId, setStopId] = useState<number | null>(null);
  const [pointedId, setPointedId] = useState<number | null>(null);

  const pins = useMemo(() => places.map((each) => ({ ...each, at: project(each.place) })), [places]);
  const reach = REACH / scaleOf(goal, size);
  const clusters = useMemo(() => clustersOf(pins, reach), [pins, reach]);
  useMapFollowing(move, { pins, chosenId, here, fitsAtFirst });
  const clusterOf = (id: number | null) => clusters.find((each) => holds(each, id));
  const willBeSeen = ({ at }: PinCluster) => isSeen(onScreen(goal, size, at), size);

  const entered = clusterOf(stopId);
  const stop =
    (entered && (hasFocus || willBeSeen(entered)) ? entered : undefined) ??
    clusters.find((each) => holds(each, chosenId) && willBeSeen(each)) ??
    nearestTo(goal.center, clusters.filter(willBeSeen)) ??
    nearestTo(goal.center, clusters);

  const provinces = useProvinces();
  const enlarged = inset && isRoomFor(goal, size) ? pins.filter(({ id }) => inset.ids.has(id)) : [];
  const hasInset = enlarged.length > 1;
  const taken = hasInset ? [zoomBox(size), insetBox(size)] : [zoomBox(size)];

  const press = (cluster: PinCluster) => {
    if (cluster.pins.length === 1) return onChoose(cluster.lead.id);
    const points = cluster.pins.map(({ at }) => at);
    move((from, room) => {
      const to = fitting(points, room);
      return to.zoom >= 2 * from.zoom ? to : { center: cluster.at, zoom: 2 * from.zoom };
    }, 'glide');
  };

  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const factor = KEY_FACTORS[event.key];
    if (isArrow(event.key)) {
      const next = stop ? arrowTarget(event.key, stop.at, clusters) : null;
      askForStop();
      setStopId((next ?? stop)?.lead.id ?? null);
      if (next) bring(move, next.at);
    } else if (factor !== undefined) {
      const at = stop?.at ?? goal.center;
      move((from, room) => zoomed(from, room, factor, onScreen(from, room, at)), 'glide');
    } else if (event.key === 'Home') move(() => WHOLE, 'glide');
    else return;
    event.preventDefault();
  };

  const handlers = { onKeyDown: pressKey, onFocus, onBlur };
  const spots = clusters.map((cluster) => ({ cluster, at: onScreen(view, size, cluster.at) }));
  const hereAt = here === null ? null : onScreen(view, size, project(here));
  return (
    <div className={styles.frame}>
      <div ref={map} className={styles.map} role="application" aria-label={texts.map} aria-describedby={keysId}>
        <p id={keysId} hidden>
          {texts.keys}
        </p>
        <MapCountry view={view} size={size} borders={provinces?.borders} />
        <MapProvinceNames
          names={provinceNames}
          middles={provinces?.middles}
          spots={spots}
          view={view}
          size={size}
          taken={taken}
        />
        <MapNameList spots={spots} chosenId={chosenId} zoom={goal.zoom} size={size} taken={taken} />
        {hereAt === null ? null : (
          <span
            className={styles.here}
            role="img"
            aria-label={texts.here}
            style={{ transform: `translate(${hereAt.x}px, ${hereAt.y}px)` }}
          />
        )}
        {spots.map(({ cluster, at }) =>
          cluster === stop || isSeen(at, size, -REACH) ? (
            <MapPin
              key={cluster.lead.id}
              cluster={cluster}
              at={at}
              label={textsOf(cluster, texts).label}
              isChosen={holds(cluster, chosenId)}
              isLit={holds(cluster, litId)}
              isStop={cluster === stop}
              onPress={press}
              onPoint={setPointedId}
              onEnter={setStopId}
              handlers={handlers}
            />
          ) : null,
        )}
        {inset && hasInset ? (
          <MapInset
            title={inset.title}
            pins={enlarged}
            chosenId={chosenId}
            litId={litId}
            size={size}
            borders={provinces?.borders}
            handlers={handlers}
            onPress={() =>
              move(
                (_, room) =>
                  fitting(
                    enlarged.map(({ at }) => at),
                    room,
                  ),
                'glide',
              )
            }
          />
        ) : null}
        {provinces === undefined ? null : (
          <small className={styles.credit} aria-hidden="true">
            {texts.credit}
          </small>
        )}
        <MapZoom texts={texts} view={goal} move={move} handlers={handlers} />
      </div>
      <MapCard
        pointed={clusters.find(({ lead }) => lead.id === pointedId) ?? (hasFocus ? stop : undefined)}
        pin={pins.find(({ id }) => id === litId) ?? pins.find(({ id }) => id === chosenId)}
        chosenId={chosenId}
        texts={texts}
      />
    </div>
  );
}

const nearestTo = (center: Point, clusters: readonly PinCluster[]) =>
  clusters.toSorted((a, b) => between(a.at, center) - between(b.at, center))[0];

interface MapCardProps {
  /** The pin under the pointer, or the one with the focus. */
  readonly pointed: PinCluster | undefined;
  /** Shown if no pin is pointed at or focused. */
  readonly pin: MapPlace | undefined;
  readonly chosenId: number | null;
  readonly texts: MapTexts;
}

/** A line below the map, so that it does not cover it. Screen readers get the same text from the pin itself. */
function MapCard({ pointed, pin, chosenId, texts }: MapCardProps) {
  const shown = pointed ? textsOf(pointed, texts) : { title: pin?.name ?? '', detail: pin?.detail ?? texts.prompt };
  const isAlone = pointed === undefined || pointed.pins.length === 1;
  const isChosen = isAlone && chosenId !== null && (pointed?.lead.id ?? pin?.id) === chosenId;
  return (
    <p className={styles.card} data-chosen={isChosen || undefined} aria-hidden="true">
      {shown.title === '' ? null : <b>{shown.title}</b>}
      {shown.detail}
    </p>
  );
}
