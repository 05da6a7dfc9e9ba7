import { textsOf, type MapPlace, type MapTexts, type PinCluster } from './map-places.ts';
import styles from './thailand-map.module.css';

interface MapCardProps {
  /** The pin under the pointer or with the focus. */
  readonly told: PinCluster | undefined;
  /** Else this. */
  readonly pin: MapPlace | undefined;
  readonly chosenId: number | null;
  readonly texts: MapTexts;
}

/** A line below the map, so that it covers none of it. A screen reader gets the same from the pin itself. */
export function MapCard({ told, pin, chosenId, texts }: MapCardProps) {
  const shown = told ? textsOf(told, texts) : { title: pin?.name ?? '', detail: pin?.detail ?? texts.prompt };
  const isAlone = told === undefined || told.pins.length === 1;
  const isChosen = isAlone && chosenId !== null && (told?.lead.id ?? pin?.id) === chosenId;
  return (
    <p className={styles.card} data-chosen={isChosen || undefined} aria-hidden="true">
      {shown.title === '' ? null : <b>{shown.title}</b>}
      {shown.detail}
    </p>
  );
}
