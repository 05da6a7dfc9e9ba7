import { IconMinus, IconPlus, IconZoomReset } from '@tabler/icons-react';
import type { Box } from './map-names.ts';
import { MAX_ZOOM, WHOLE, zoomed, type Size, type View } from './map-view.ts';
import type { MapHandlers } from './map-pin.tsx';
import type { MapTexts } from './map-places.ts';
import styles from './thailand-map.module.css';
import type { Move } from './use-map-view.ts';

/** From the middle of the map. */
const zoomBy =
  (factor: number): Parameters<Move>[0] =>
  (view, size) =>
    zoomed(view, size, factor, { x: size.width / 2, y: size.height / 2 });

const MARGIN = 8;
const WIDTH = 46;
const HEIGHT = 3 * 45 + 1;

/** The area covered by the zoom buttons. */
export const zoomBox = ({ width, height }: Size): Box => ({
  left: width - MARGIN - WIDTH,
  right: width - MARGIN,
  top: height - MARGIN - HEIGHT,
  bottom: height - MARGIN,
});

interface MapZoomProps {
  readonly texts: MapTexts;
  readonly view: View;
  readonly move: Move;
  readonly handlers: MapHandlers;
}

/** For pointers only. The keyboard has keys for zooming, and a single tab stop for the whole map. */
export function MapZoom({ texts, view, move, handlers }: MapZoomProps) {
  const buttons = [
    { name: texts.zoomIn, Icon: IconPlus, how: zoomBy(2), isOff: view.zoom >= MAX_ZOOM },
    { name: texts.zoomOut, Icon: IconMinus, how: zoomBy(0.5), isOff: view.zoom <= 1 },
    { name: texts.whole, Icon: IconZoomReset, how: () => WHOLE, isOff: view.zoom <= 1 },
  ];
  return (
    <div className={styles.zoom}>
      {buttons.map(({ name, Icon, how, isOff }) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          aria-label={name}
          aria-disabled={isOff || undefined}
          {...handlers}
          onClick={() => (isOff ? undefined : move(how, 'glide'))}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
