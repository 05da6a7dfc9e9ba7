import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { MAP } from './projection.ts';
import { kept, partWay, WHOLE, type Size, type View } from './map-view.ts';

const GLIDE_MS = 180;

/** The size before it is measured, or if it cannot be measured. */
const UNMEASURED: Size = { width: 320, height: (320 * MAP.height) / MAP.width };

/** Where the map should go, given where it is going now. */
export type Move = (how: (view: View, size: Size) => View, pace?: 'glide' | 'jump') => void;

export interface MapView {
  /** What is drawn. */
  readonly view: View;
  /** The view at which the map will come to rest. It decides which pins are joined, so that they separate at once. */
  readonly goal: View;
  readonly size: Size;
  readonly move: Move;
  /** The current goal, which may be ahead of what is drawn. */
  readonly now: () => View;
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const eased = (part: number) => 1 - (1 - part) ** 3;

export function useMapView(element: RefObject<HTMLElement | null>): MapView {
  const [shown, setShown] = useState({ view: WHOLE, goal: WHOLE });
  const size = useSize(element);
  const latest = useRef({ ...shown, size });
  const frame = useRef(0);
  useLayoutEffect(() => {
    latest.current.size = size;
  }, [size]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const move = useCallback<Move>((how, pace = 'jump') => {
    cancelAnimationFrame(frame.current);
    const { view: from, goal: before, size: room } = latest.current;
    const goal = kept(how(before, room), room);
    const show = (view: View) => {
      latest.current = { ...latest.current, view, goal };
      setShown({ view, goal });
    };
    if (pace === 'jump' || isStill()) return show(goal);
    let begun: number | null = null;
    const step = (time: number) => {
      begun ??= time;
      const part = Math.min(1, (time - begun) / GLIDE_MS);
      show(part === 1 ? goal : partWay(from, goal, eased(part)));
      if (part < 1) frame.current = requestAnimationFrame(step);
    };
    show(from);
    frame.current = requestAnimationFrame(step);
  }, []);

  const now = useCallback(() => latest.current.goal, []);
  return { view: kept(shown.view, size), goal: kept(shown.goal, size), size, move, now };
}

function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
