import { placedNames, type Box } from './map-names.ts';
import { radiusOf } from './map-pin.tsx';
import { mainAreaOf, holds, type PinCluster } from './map-places.ts';
import type { Size } from './map-view.ts';
import type { Point } from './projection.ts';
import styles from './thailand-map.module.css';

/** From this zoom on a single pin shows its own name, below it the name of its area. */
const NEAR = 4;
/** The outline of a focused pin. */
const RING = 4;

export interface PlacedCluster {
  readonly cluster: PinCluster;
  /** On the screen. */
  readonly at: Point;
}

interface MapNameListProps {
  readonly spots: readonly PlacedCluster[];
  readonly chosenId: number | null;
  readonly zoom: number;
  readonly size: Size;
  /** Where other things stand. */
  readonly taken: readonly Box[];
}

/** Labels beside the pins where there is room. Each pin also has its name for screen readers. */
export function MapNameList({ spots, chosenId, zoom, size, taken }: MapNameListProps) {
  const named = spots
    .map(({ cluster, at }) => {
      const isChosen = holds(cluster, chosenId);
      const { lead, pins } = cluster;
      const own = isChosen ? pins.find(({ id }) => id === chosenId) : pins.length === 1 && zoom >= NEAR ? lead : null;
      return {
        name: own?.name ?? mainAreaOf(cluster),
        at,
        radius: radiusOf(cluster, isChosen) + (isChosen ? RING : 0),
        isChosen,
        pins,
      };
    })
    .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.pins.length - a.pins.length);
  const chosenName = named.find(({ isChosen }) => isChosen)?.name;
  return placedNames(named, size, taken).map(({ name, left, middle }) => (
    <span
      key={name}
      className={styles.name}
      style={{ transform: `translate(${left}px, ${middle - 10}px)` }}
      data-chosen={name === chosenName || undefined}
      aria-hidden="true"
    >
      {name}
    </span>
  ));
}
