import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from './controls/icon-button.tsx';
import { LEAST, MOST, placeIn, placeText, type Place } from './place.ts';
import styles from './viewport.module.css';

interface ViewportProps {
  readonly label: string;
  /** Which drawing it is: a place in another one is none here. Also the `key`, so that another drawing is shown anew. */
  readonly drawing: string;
  readonly width: number;
  readonly height: number;
  /** What of it is shown, as the address says. Empty for what fits, with `focus` in view. */
  readonly place: string;
  /** After a movement has ended. */
  readonly onPlace: (place: string) => void;
  /** A place to bring into view. */
  readonly focus: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

type Drawn = Selection<SVGSVGElement, unknown, null, undefined>;

const STEP = 60;
/** A drawing that fits is not shown larger than it was made for. */
const LARGEST_FIT = 1.15;
/** At less, the names in the drawing cannot be read. */
const READABLE = 0.7;
/** Keys that are held and turns of the wheel are one movement. */
const PAUSE_MS = 200;

/** Pans by dragging and by arrow keys, zooms by wheel, pinch and keys (+, -, 0). */
export function Viewport({ label, drawing, width, height, place, onPlace, focus, tools, children }: ViewportProps) {
  const { t } = useLingui();
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMoving = useRef(false);
  const focusName = focus === null ? '' : `${focus.x} ${focus.y}`;
  /** What was last followed; a place that differs was not come to by moving. */
  const known = useRef<{ place: string | null; focus: string }>({ place: null, focus: '' });

  const size = () => ({ wide: svg.current?.clientWidth ?? 0, high: svg.current?.clientHeight ?? 0 });
  const now = () => (svg.current ? zoomTransform(svg.current) : zoomIdentity);
  const at = ({ x, y, scale }: Place): ZoomTransform => {
    const { wide, high } = size();
    return zoomIdentity.translate(wide / 2 - x * scale, high / 2 - y * scale).scale(scale);
  };
  const textOf = ({ k, x, y }: ZoomTransform): string => {
    const { wide, high } = size();
    return placeText(drawing, { x: (wide / 2 - x) / k, y: (high / 2 - y) / k, scale: k });
  };
  const fitted = (): ZoomTransform => {
    const { wide, high } = size();
    const scale = Math.max(LEAST, Math.min(LARGEST_FIT, wide / width, high / height));
    return zoomIdentity.translate((wide - width * scale) / 2, Math.max(8, (high - height * scale) / 2)).scale(scale);
  };
  /** With the focus in view, if it is not. */
  const brought = (from: ZoomTransform): ZoomTransform => {
    if (!focus) return from;
    const { wide, high } = size();
    const [left, top] = from.apply([focus.x, focus.y]);
    const isSeen = left >= 0 && top >= 0 && left + focus.width * from.k <= wide && top + focus.height * from.k <= high;
    return isSeen && from.k >= READABLE
      ? from
      : at({ x: focus.x + focus.width / 2, y: focus.y + focus.height / 2, scale: Math.max(from.k, READABLE) });
  };
  const usual = () => brought(fitted());
  const isSeen = (from: ZoomTransform) => {
    const { wide, high } = size();
    const [left, top] = from.apply([0, 0]);
    return left < wide && top < high && left + width * from.k > 0 && top + height * from.k > 0;
  };

  const onZoom = (change: (drawn: Drawn, zooming: ZoomBehavior<SVGSVGElement, unknown>) => void) => {
    const zooming = behaviour.current;
    if (svg.current && zooming) change(select(svg.current), zooming);
  };
  const transformTo = (wanted: ZoomTransform) => onZoom((drawn, zooming) => zooming.transform(drawn, wanted));

  const tell = () => {
    isMoving.current = false;
    clearTimeout(pause.current);
    const text = textOf(now());
    const told = text === textOf(usual()) ? '' : text;
    known.current = { ...known.current, place: told };
    onPlace(told);
  };
  const moved = () => {
    isMoving.current = true;
    clearTimeout(pause.current);
    pause.current = setTimeout(tell, PAUSE_MS);
  };
  const onMoved = useEffectEvent(moved);
  const show = useEffectEvent(() => {
    if (size().wide === 0) return;
    const asked = placeIn(place, drawing);
    transformTo(asked && isSeen(at(asked)) ? at(asked) : usual());
  });
  const follow = useEffectEvent((asked: string, toFocus: string) => {
    const was = known.current;
    known.current = { place: asked, focus: toFocus };
    if (was.place !== asked) {
      isMoving.current = false;
      clearTimeout(pause.current);
      show();
    } else if (was.focus !== toFocus) {
      if (toFocus !== '') transformTo(brought(now()));
      if (toFocus !== '' || isMoving.current) tell();
    }
  });

  useEffect(() => {
    if (!svg.current) return;
    const zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([LEAST, MOST])
      .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        if (sourceEvent) isMoving.current = true;
        layer.current?.setAttribute('transform', transform.toString());
      })
      .on('end', ({ sourceEvent }: { sourceEvent: unknown }) => {
        if (sourceEvent) onMoved();
      });
    behaviour.current = zooming;
    select(svg.current).call(zooming).on('dblclick.zoom', null);
    const resized = new ResizeObserver(() => {
      if (!isMoving.current) show();
    });
    resized.observe(svg.current);
    return () => {
      resized.disconnect();
      clearTimeout(pause.current);
    };
  }, []);
  useEffect(() => follow(place, focusName), [place, focusName]);

  const move = (change: (drawn: Drawn, zooming: ZoomBehavior<SVGSVGElement, unknown>) => void) => {
    onZoom(change);
    moved();
  };
  const zoomBy = (factor: number) => move((drawn, zooming) => zooming.scaleBy(drawn, factor));
  const panBy = (x: number, y: number) => move((drawn, zooming) => zooming.translateBy(drawn, x, y));
  const full = () => move((drawn, zooming) => zooming.scaleTo(drawn, 1));
  const refit = () => move((drawn, zooming) => zooming.transform(drawn, fitted()));

  const onKeyDown = (event: KeyboardEvent) => {
    const act = (
      {
        '+': () => zoomBy(1.25),
        '=': () => zoomBy(1.25),
        '-': () => zoomBy(0.8),
        '0': () => refit(),
        ArrowLeft: () => panBy(STEP, 0),
        ArrowRight: () => panBy(-STEP, 0),
        ArrowUp: () => panBy(0, STEP),
        ArrowDown: () => panBy(0, -STEP),
      } as Record<string, (() => void) | undefined>
    )[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drawing is moved as a page is scrolled */}
      <svg
        ref={svg}
        className={styles.svg}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <g ref={layer}>{children}</g>
      </svg>
      <div className={styles.tools}>
        {tools}
        <IconButton label={t`Zoom in`} onClick={() => zoomBy(1.25)} icon="M12 5v14M5 12h14" />
        <IconButton label={t`Zoom out`} onClick={() => zoomBy(0.8)} icon="M5 12h14" />
        <IconButton label={t`Actual size`} onClick={full} icon="M7 7v10M17 7v10M12 10v.01M12 14v.01" />
        <IconButton label={t`Fit the drawing`} onClick={refit} icon="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </div>
    </div>
  );
}
