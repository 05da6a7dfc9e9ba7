import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from './controls/icon-button.tsx';
import styles from './viewport.module.css';

interface ViewportProps {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** A place to bring into view. */
  readonly focus: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

type Drawn = Selection<SVGSVGElement, unknown, null, undefined>;

const STEP = 60;
const LEAST = 0.15;
const MOST = 3;
/** A drawing that fits is not shown larger than it was made for. */
const LARGEST_FIT = 1.15;
/** At less, the names in the drawing cannot be read. */
const READABLE = 0.7;

/** Pans by dragging and by arrow keys, zooms by wheel, pinch and keys (+, -, 0). With a `key` of what is shown, another drawing is fitted anew. */
export function Viewport({ label, width, height, focus, tools, children }: ViewportProps) {
  const { t } = useLingui();
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);

  useEffect(() => {
    if (!svg.current) return;
    const zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([LEAST, MOST])
      .on('zoom', ({ transform }: { transform: { toString(): string } }) =>
        layer.current?.setAttribute('transform', transform.toString()),
      );
    behaviour.current = zooming;
    select(svg.current).call(zooming).on('dblclick.zoom', null);
  }, []);

  const transformTo = (wanted: ZoomTransform) => {
    const zooming = behaviour.current;
    if (svg.current && zooming) select(svg.current).call((at) => zooming.transform(at, wanted));
  };
  const onZoom = (change: (at: Drawn, zooming: ZoomBehavior<SVGSVGElement, unknown>) => void) => {
    const zooming = behaviour.current;
    if (svg.current && zooming) change(select(svg.current), zooming);
  };
  const zoomBy = (factor: number) => onZoom((at, zooming) => zooming.scaleBy(at, factor));
  const panBy = (x: number, y: number) => onZoom((at, zooming) => zooming.translateBy(at, x, y));
  const full = () => onZoom((at, zooming) => zooming.scaleTo(at, 1));

  const refit = () => {
    const { clientWidth = 0, clientHeight = 0 } = svg.current ?? {};
    if (clientWidth === 0) return;
    const scale = Math.max(LEAST, Math.min(LARGEST_FIT, clientWidth / width, clientHeight / height));
    const left = (clientWidth - width * scale) / 2;
    transformTo(zoomIdentity.translate(left, Math.max(8, (clientHeight - height * scale) / 2)).scale(scale));
  };
  const fit = useEffectEvent(refit);
  const bring = useEffectEvent(() => {
    if (!svg.current || !focus) return;
    const { clientWidth, clientHeight } = svg.current;
    const { k, x, y } = zoomTransform(svg.current);
    const [left, top] = [focus.x * k + x, focus.y * k + y];
    const isSeen =
      left >= 0 && top >= 0 && left + focus.width * k <= clientWidth && top + focus.height * k <= clientHeight;
    if (isSeen && k >= READABLE) return;
    const scale = Math.max(k, READABLE);
    const middle = { x: focus.x + focus.width / 2, y: focus.y + focus.height / 2 };
    transformTo(
      zoomIdentity.translate(clientWidth / 2 - middle.x * scale, clientHeight / 2 - middle.y * scale).scale(scale),
    );
  });
  useEffect(() => fit(), []);
  const focusName = focus === null ? '' : `${focus.x} ${focus.y}`;
  useEffect(() => {
    if (focusName !== '') bring();
  }, [focusName]);

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
