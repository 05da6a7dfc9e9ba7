import { MapCountry } from './map-country.tsx';
import type { Box } from './map-names.ts';
import type { MapHandlers } from './map-pin.tsx';
import type { Pin } from './map-places.ts';
import { fitting, onScreen, type Size, type View } from './map-view.ts';
import styles from './map-inset.module.css';
import { zoomBox } from './map-zoom.tsx';

const SIDE: Size = { width: 148, height: 148 };
/** Inside it the pins keep this far from the sides, in place of the room that the whole map gives them. */
const SCALED = 2.4;
const GAP = 8;

/** Only beside the whole country, and only where its corner is sea. */
export const isRoomFor = ({ zoom }: View, { width, height }: Size): boolean =>
  zoom < 2 && width >= 380 && height >= 560;

export function insetBox(size: Size): Box {
  const { right, top } = zoomBox(size);
  return { left: right - SIDE.width, right, top: top - GAP - SIDE.height, bottom: top - GAP };
}

interface MapInsetProps {
  readonly title: string;
  readonly pins: readonly Pin[];
  readonly chosenId: number | null;
  readonly litId: number | null;
  readonly size: Size;
  readonly borders: string | undefined;
  readonly handlers: MapHandlers;
  readonly onPress: () => void;
}

/** A picture of places that lie close together. Pressing it brings the map to them; the keyboard reaches them by their common pin. */
export function MapInset({ title, pins, chosenId, litId, size, borders, handlers, onPress }: MapInsetProps) {
  const { left, top } = insetBox(size);
  const points = pins.map(({ at }) => at);
  const large = { width: SIDE.width * SCALED, height: SIDE.height * SCALED };
  const view = fitting(points, large);
  const shown = { ...view, zoom: view.zoom * 1.15 };
  return (
    <button
      type="button"
      className={styles.inset}
      style={{ transform: `translate(${left}px, ${top}px)`, inlineSize: SIDE.width, blockSize: SIDE.height }}
      tabIndex={-1}
      aria-label={title}
      {...handlers}
      onClick={onPress}
    >
      <MapCountry view={shown} size={SIDE} borders={borders} />
      {pins.map(({ id, at, mark }) => {
        const { x, y } = onScreen(shown, SIDE, at);
        return (
          <span
            key={id}
            className={styles.dot}
            style={{ transform: `translate(${x}px, ${y}px)` }}
            data-chosen={id === chosenId || undefined}
            data-lit={id === litId || undefined}
            data-mark={mark}
          />
        );
      })}
      <span className={styles.title}>{title}</span>
    </button>
  );
}
