import type { Cluster, Located } from './clusters.ts';
import type { Place } from './projection.ts';

/** A place on the map. */
export interface MapPlace {
  readonly id: number;
  readonly place: Place;
  readonly name: string;
  /** The common name of several places, such as their province. */
  readonly area: string;
  /** A detail shown beside the name. */
  readonly detail: string;
  /** Shown on its pin, such as the number of its row. */
  readonly mark?: string | undefined;
}

export interface Inset {
  readonly title: string;
  readonly ids: ReadonlySet<number>;
}

export interface MapTexts {
  readonly map: string;
  /** Explains the keys. */
  readonly keys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly here: string;
  /** For pins that are too close together: how many there are, and where. */
  readonly together: (count: number, area: string) => string;
  /** What pressing them does. */
  readonly nearer: string;
  /** A hint for the line below the map, shown if there is nothing else to say. */
  readonly prompt: string;
  /** Who drew the provinces. */
  readonly credit: string;
}

export type Pin = MapPlace & Located;
export type PinCluster = Cluster<Pin>;

export const holds = ({ pins }: PinCluster, id: number | null): boolean => pins.some((pin) => pin.id === id);

/** The area in which most of them are. */
export function mainAreaOf({ pins }: PinCluster): string {
  const counts = new Map<string, number>();
  for (const { area } of pins) counts.set(area, (counts.get(area) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** `label`: title and detail as one name. */
export function textsOf(cluster: PinCluster, texts: MapTexts) {
  const { lead, pins } = cluster;
  const named = lead.mark === undefined ? lead.name : `${lead.mark}. ${lead.name}`;
  const [title, detail] =
    pins.length === 1 ? [named, lead.detail] : [texts.together(pins.length, mainAreaOf(cluster)), texts.nearer];
  return { title, detail, label: [title, detail].filter(Boolean).join(', ') };
}
