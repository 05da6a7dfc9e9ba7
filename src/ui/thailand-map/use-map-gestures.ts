import { useEffect, type RefObject } from 'react';
import { MAX_ZOOM, panned, zoomed } from './map-view.ts';
import { between, type Point } from './projection.ts';
import type { MapView, Move } from './use-map-view.ts';

/** A pressing finger moves a little. */
const STILL = 5;
/** The zoom factor per pixel of wheel movement. */
const WHEEL = 1.0035;
const LINE_PIXELS = 24;

type MapElement = RefObject<HTMLElement | null>;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const step = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

function pointIn(map: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = map.getBoundingClientRect();
  return { x: clientX - left - map.clientLeft, y: clientY - top - map.clientTop };
}

/** The mouse drags the map, two fingers drag and pinch it; one finger scrolls the page. */
export function useDrawing(element: MapElement, move: Move): void {
  useEffect(() => {
    const map = element.current;
    if (map === null) return;
    const pointers = new Map<number, Point>();
    let begun: Point = { x: 0, y: 0 };
    let isDrawn = false;

    const press = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (pointers.size === 0) isDrawn = false;
      begun = pointIn(map, event);
      pointers.set(event.pointerId, begun);
    };
    /** From now on the map itself gets the pointer: the pressed pin may be gone when pins separate. */
    const begin = () => {
      if (!isDrawn) for (const id of pointers.keys()) map.setPointerCapture(id);
      isDrawn = true;
    };
    const pinch = (from: Point, to: Point, other: Point) => {
      begin();
      const [before, after] = [middle(from, other), middle(to, other)];
      const factor = between(to, other) / Math.max(1, between(from, other));
      move((view, size) => panned(zoomed(view, size, factor, before), size, step(before, after)));
    };
    const drag = (from: Point, to: Point) => {
      begin();
      move((view, size) => panned(view, size, step(from, to)));
    };
    const draw = (event: PointerEvent) => {
      const from = pointers.get(event.pointerId);
      if (from === undefined) return;
      const isMouse = event.pointerType === 'mouse';
      if (isMouse && event.buttons === 0) return void pointers.delete(event.pointerId);
      const to = pointIn(map, event);
      if (isMouse && !isDrawn && between(begun, to) < STILL) return;
      pointers.set(event.pointerId, to);
      const [other] = [...pointers].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
      if (other !== undefined) pinch(from, to, other);
      else if (isMouse) drag(from, to);
    };
    const release = ({ pointerId }: PointerEvent) => void pointers.delete(pointerId);
    /** A drag is not a click. A click by keyboard has no press count. */
    const click = (event: MouseEvent) => {
      if (!isDrawn || event.detail === 0) return;
      isDrawn = false;
      event.stopPropagation();
      event.preventDefault();
    };
    /** Otherwise two fingers would also scroll the page. */
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };

    const listening = new AbortController();
    const { signal } = listening;
    map.addEventListener('pointerdown', press, { signal });
    map.addEventListener('pointermove', draw, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) map.addEventListener(end, release, { signal });
    map.addEventListener('click', click, { signal, capture: true });
    map.addEventListener('touchstart', touch, { signal, passive: false });
    map.addEventListener('touchmove', touch, { signal, passive: false });
    return () => listening.abort();
  }, [element, move]);
}

/**
 * The wheel zooms with a modifier key or if the map has the focus, and scrolls the page once the map can zoom no farther. A double click
 * zooms in, with Shift out.
 */
export function useZooming(element: MapElement, { move, now }: Pick<MapView, 'move' | 'now'>): void {
  useEffect(() => {
    const map = element.current;
    if (map === null) return;
    const wheel = (event: WheelEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey;
      const isAtEnd = event.deltaY > 0 ? now().zoom <= 1 : now().zoom >= MAX_ZOOM;
      const isMeant = hasModifier || (map.contains(document.activeElement) && !isAtEnd);
      if (!isMeant || event.deltaY === 0) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PIXELS : event.deltaY;
      move((view, size) => zoomed(view, size, WHEEL ** -pixels, pointIn(map, event)));
    };
    const doubleClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button') !== null) return;
      move((view, size) => zoomed(view, size, event.shiftKey ? 0.5 : 2, pointIn(map, event)), 'glide');
    };
    const listening = new AbortController();
    const { signal } = listening;
    map.addEventListener('wheel', wheel, { signal, passive: false });
    map.addEventListener('dblclick', doubleClick, { signal });
    return () => listening.abort();
  }, [element, move, now]);
}
