import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomBehavior } from 'd3-zoom';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './viewport.module.css';

interface ViewportProps {
  readonly label: string;
  /** What is shown; another one is fitted anew. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** A place to bring into view. */
  readonly focus: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

const STEP = 60;
const LEAST = 0.15;
const MOST = 3;
/** A drawing that fits is not shown larger than it was made for. */
const LARGEST_FIT = 1.15;

/** Pans by dragging and by arrow keys, zooms by wheel, pinch and keys (+, -, 0). */
export function Viewport({ label, name, width, height, focus, tools, children }: ViewportProps) {
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

  const onSvg = (change: (at: SVGSVGElement, zooming: ZoomBehavior<SVGSVGElement, unknown>) => void) => {
    if (svg.current && behaviour.current) change(svg.current, behaviour.current);
  };
  const fit = () =>
    onSvg((at, zooming) => {
      const { clientWidth, clientHeight } = at;
      if (clientWidth === 0) return;
      const scale = Math.max(LEAST, Math.min(LARGEST_FIT, clientWidth / width, clientHeight / height));
      const left = (clientWidth - width * scale) / 2;
      select(at).call(
        zooming.transform,
        zoomIdentity.translate(left, Math.max(8, (clientHeight - height * scale) / 2)).scale(scale),
      );
    });
  const zoomBy = (factor: number) => onSvg((at, zooming) => select(at).call(zooming.scaleBy, factor));
  const panBy = (x: number, y: number) => onSvg((at, zooming) => select(at).call(zooming.translateBy, x, y));
  const full = () => onSvg((at, zooming) => select(at).call(zooming.scaleTo, 1));

  useEffect(fit, [name, width, height]);

  useEffect(() => {
    if (!focus) return;
    onSvg((at, zooming) => {
      const scale = Number(/scale\(([\d.]+)/.exec(layer.current?.getAttribute('transform') ?? '')?.[1] ?? 1);
      const drawn = layer.current?.getCTM();
      if (!drawn) return;
      const left = focus.x * scale + drawn.e;
      const top = focus.y * scale + drawn.f;
      const isSeen =
        left >= 0 &&
        top >= 0 &&
        left + focus.width * scale <= at.clientWidth &&
        top + focus.height * scale <= at.clientHeight;
      const wanted = Math.max(scale, 0.7);
      if (isSeen && scale >= 0.5) return;
      select(at).call(
        zooming.transform,
        zoomIdentity
          .translate(
            at.clientWidth / 2 - (focus.x + focus.width / 2) * wanted,
            at.clientHeight / 2 - (focus.y + focus.height / 2) * wanted,
          )
          .scale(wanted),
      );
    });
  }, [focus?.x, focus?.y, name]);

  const onKeyDown = (event: KeyboardEvent) => {
    const act = (
      {
        '+': () => zoomBy(1.25),
        '=': () => zoomBy(1.25),
        '-': () => zoomBy(0.8),
        '0': fit,
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
      <svg ref={svg} className={styles.svg} role="group" aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
        <g ref={layer}>{children}</g>
      </svg>
      <div className={styles.tools}>
        {tools}
        <IconButton label={t`Zoom in`} onClick={() => zoomBy(1.25)} icon="M12 5v14M5 12h14" />
        <IconButton label={t`Zoom out`} onClick={() => zoomBy(0.8)} icon="M5 12h14" />
        <IconButton label={t`Actual size`} onClick={full} icon="M7 7v10M17 7v10M12 10v.01M12 14v.01" />
        <IconButton label={t`Fit the drawing`} onClick={fit} icon="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </div>
    </div>
  );
}
