import { MAP, type Point } from './projection.ts';

/** The point in the middle, and how many times larger the map is than when all of it can be seen. */
export interface View {
  readonly center: Point;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Close enough to separate two branches of one district. */
export const MAX_ZOOM = 64;
/** Pixels left free on each side of what is fitted. */
const ROOM = 56;

export const WHOLE: View = { center: { x: MAP.width / 2, y: MAP.height / 2 }, zoom: 1 };

/** Pixels for each unit of the map. */
export const scaleOf = ({ zoom }: View, { width, height }: Size): number =>
  zoom * Math.min(width / MAP.width, height / MAP.height);

export function onScreen(view: View, size: Size, { x, y }: Point): Point {
  const scale = scaleOf(view, size);
  return { x: size.width / 2 + (x - view.center.x) * scale, y: size.height / 2 + (y - view.center.y) * scale };
}

export function onMap(view: View, size: Size, { x, y }: Point): Point {
  const scale = scaleOf(view, size);
  return { x: view.center.x + (x - size.width / 2) / scale, y: view.center.y + (y - size.height / 2) / scale };
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Centred where all of it fits, else without a gap on either side. */
const keptAlong = (center: number, shown: number, length: number) =>
  shown >= length ? length / 2 : within(center, shown / 2, length - shown / 2);

/** The closest view that stays on the map and within the zoom limits. */
export function kept({ center, zoom }: View, size: Size): View {
  const allowed = within(zoom, 1, MAX_ZOOM);
  const scale = scaleOf({ center, zoom: allowed }, size);
  return {
    center: {
      x: keptAlong(center.x, size.width / scale, MAP.width),
      y: keptAlong(center.y, size.height / scale, MAP.height),
    },
    zoom: allowed,
  };
}

/** The point below this screen position stays there. */
export function zoomed(view: View, size: Size, factor: number, at: Point): View {
  const zoom = within(view.zoom * factor, 1, MAX_ZOOM);
  const fixed = onMap(view, size, at);
  const part = view.zoom / zoom;
  return {
    center: {
      x: fixed.x + (view.center.x - fixed.x) * part,
      y: fixed.y + (view.center.y - fixed.y) * part,
    },
    zoom,
  };
}

/** Moves the map by this many pixels. */
export function panned(view: View, size: Size, by: Point): View {
  const scale = scaleOf(view, size);
  return { ...view, center: { x: view.center.x - by.x / scale, y: view.center.y - by.y / scale } };
}

/** The view that shows all of these points, zoomed in as far as possible. */
export function fitting(points: readonly Point[], size: Size, nearest = MAX_ZOOM): View {
  if (points.length === 0) return WHOLE;
  const [left, right] = extentOf(points.map(({ x }) => x));
  const [top, bottom] = extentOf(points.map(({ y }) => y));
  const scale = Math.min(
    Math.max(1, size.width - 2 * ROOM) / (right - left),
    Math.max(1, size.height - 2 * ROOM) / (bottom - top),
  );
  const zoom = within(scale / scaleOf(WHOLE, size), 1, nearest);
  return kept({ center: { x: (left + right) / 2, y: (top + bottom) / 2 }, zoom }, size);
}

const extentOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

/** Whether a point of the screen can be seen, with some room around it. */
export const isSeen = ({ x, y }: Point, { width, height }: Size, room = 0): boolean =>
  x >= room && y >= room && x <= width - room && y <= height - room;

/** A view between two others: a point that is at the same screen position in both stays there throughout. */
export function partWay(from: View, to: View, part: number): View {
  const zoom = from.zoom * (to.zoom / from.zoom) ** part;
  const moved =
    Math.abs(to.zoom - from.zoom) < 1e-6 ? part : (1 / zoom - 1 / from.zoom) / (1 / to.zoom - 1 / from.zoom);
  return {
    center: {
      x: from.center.x + (to.center.x - from.center.x) * moved,
      y: from.center.y + (to.center.y - from.center.y) * moved,
    },
    zoom,
  };
}
