import { IconCheck } from '@tabler/icons-react';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { PinCluster } from './map-places.ts';
import type { Point } from './projection.ts';
import styles from './map-pin.module.css';

const RADIUS = { one: 9, marked: 13, chosen: 15, several: 17 };

export const radiusOf = ({ lead, pins }: PinCluster, isChosen: boolean): number => {
  if (pins.length > 1) return RADIUS.several;
  if (isChosen) return RADIUS.chosen;
  return lead.mark === undefined ? RADIUS.one : RADIUS.marked;
};

/** How every button of the map handles keys and the focus. */
export interface MapHandlers {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

interface MapPinProps {
  readonly cluster: PinCluster;
  readonly at: Point;
  readonly label: string;
  /** The pin is the chosen place, or its group contains it. */
  readonly isChosen: boolean;
  readonly isLit: boolean;
  /** The one pin of the map at which Tab stops. */
  readonly isStop: boolean;
  readonly onPress: (cluster: PinCluster) => void;
  readonly onPoint: (id: number | null) => void;
  readonly onEnter: (id: number) => void;
  readonly handlers: MapHandlers;
}

export function MapPin({ cluster, at, label, isChosen, isLit, isStop, ...props }: MapPinProps) {
  const { lead, pins } = cluster;
  const count = pins.length;
  return (
    <button
      type="button"
      className={styles.pin}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      aria-label={label}
      aria-pressed={count === 1 ? isChosen : undefined}
      tabIndex={isStop ? 0 : -1}
      data-pin={lead.id}
      data-stop={isStop || undefined}
      data-kind={count > 1 ? 'several' : 'one'}
      data-chosen={isChosen || undefined}
      data-lit={isLit || undefined}
      data-marked={lead.mark !== undefined || undefined}
      // Ignore the second click of a double click: it hits whatever the first one has moved here.
      onClick={(event) => (event.detail > 1 ? undefined : props.onPress(cluster))}
      onPointerEnter={(event) => (event.pointerType === 'mouse' ? props.onPoint(lead.id) : undefined)}
      onPointerLeave={() => props.onPoint(null)}
      {...props.handlers}
      onFocus={() => {
        props.onEnter(lead.id);
        props.handlers.onFocus();
      }}
    >
      <span className={styles.mark} aria-hidden="true">
        {count > 1 ? count : (lead.mark ?? (isChosen ? <IconCheck size={18} stroke={2.5} /> : null))}
      </span>
    </button>
  );
}
