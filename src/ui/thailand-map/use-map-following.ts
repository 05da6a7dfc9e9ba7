import { useEffect, useEffectEvent, useRef } from 'react';
import type { Located } from './clusters.ts';
import { fitting, isSeen, MAX_ZOOM, onScreen } from './map-view.ts';
import { between, project, type Place, type Point } from './projection.ts';
import type { Move } from './use-map-view.ts';

/** Kept free around what is brought into view. */
const ROOM = 40;
/** A search zooms in no further than this. */
const NEAREST = 16;
/** How many of the nearest places are brought into view together with the visitor's position. */
const NEIGHBOURS = 3;

/** Centres it, unless it is already visible. */
export const bring = (move: Move, at: Point): void =>
  move((view, size) => (isSeen(onScreen(view, size, at), size, ROOM) ? view : { ...view, center: at }), 'glide');

interface Followed {
  readonly pins: readonly Located[];
  readonly chosenId: number | null;
  readonly here: Place | null;
  /** From the beginning the map shows only its places, not the whole country. */
  readonly fitsAtFirst: boolean;
}

/** Moves the map to what matters: a search's results, the chosen place, the person's position. */
export function useMapFollowing(move: Move, { pins, chosenId, here, fitsAtFirst }: Followed): void {
  const fit = (points: readonly Point[]) => move((_, size) => fitting(points, size, NEAREST), 'glide');

  const ids = pins
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join();
  const idsBefore = useRef('');
  const showFound = useEffectEvent((found: string) => {
    const points = pins.map(({ at }) => at);
    const isFirst = idsBefore.current === '';
    if (isFirst && fitsAtFirst) move((_, size) => fitting(points, size, points.length > 1 ? MAX_ZOOM : NEAREST));
    else if (!isFirst && pins.length > 0) fit(points);
    if (pins.length > 0) idsBefore.current = found;
  });
  useEffect(() => showFound(ids), [ids]);

  const showChosen = useEffectEvent((chosenOne: number | null) => {
    const chosen = pins.find(({ id }) => id === chosenOne);
    if (chosen) bring(move, chosen.at);
  });
  useEffect(() => showChosen(chosenId), [chosenId]);

  const showHere = useEffectEvent((place: Place) => {
    const at = project(place);
    const near = pins.map((pin) => pin.at).toSorted((a, b) => between(a, at) - between(b, at));
    fit([at, ...near.slice(0, NEIGHBOURS)]);
  });
  const { lat, lng } = here ?? {};
  useEffect(() => {
    if (lat !== undefined && lng !== undefined) showHere({ lat, lng });
  }, [lat, lng]);
}
