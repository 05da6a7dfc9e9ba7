import type { PlacedCluster } from './map-name-list.tsx';
import { placedNames, type Box } from './map-names.ts';
import { onScreen, type Size, type View } from './map-view.ts';
import type { Point } from './projection.ts';
import styles from './thailand-map.module.css';

/** From this zoom on there is room for the names of provinces. */
const FROM = 2;
/** Around a pin, for its own name. */
const PIN_ROOM = 26;

interface MapProvinceNamesProps {
  readonly names: readonly string[] | undefined;
  readonly middles: readonly Point[] | undefined;
  readonly spots: readonly PlacedCluster[];
  readonly view: View;
  readonly size: Size;
  readonly taken: readonly Box[];
}

/** Where the driver is by: the names of provinces that cover no pin. */
export function MapProvinceNames({ names, middles, spots, view, size, taken }: MapProvinceNamesProps) {
  if (names === undefined || middles === undefined || view.zoom < FROM) return null;
  const pins = spots.map(({ at }) => ({
    left: at.x - PIN_ROOM,
    right: at.x + PIN_ROOM,
    top: at.y - PIN_ROOM,
    bottom: at.y + PIN_ROOM,
  }));
  const named = names.flatMap((name, index) => {
    const middle = middles[index];
    return middle === undefined ? [] : [{ name, at: onScreen(view, size, middle), radius: -5 }];
  });
  return placedNames(named, size, [...taken, ...pins]).map(({ name, left, middle }) => (
    <span
      key={name}
      className={styles.provinceName}
      style={{ transform: `translate(${left}px, ${middle - 10}px)` }}
      aria-hidden="true"
    >
      {name}
    </span>
  ));
}
