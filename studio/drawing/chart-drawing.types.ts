import type { Language } from '#domain/constants.ts';
import type { Layout } from '#studio/layout/layout.ts';
import type { ChartReading } from '#studio/reading/chart-reading.ts';
import type { Standing } from './standing.ts';

export interface DrawingTexts {
  /** What a part takes in each of its states. */
  readonly anyState: string;
  /** Opens a closed part. */
  readonly open: string;
  readonly more: (count: number) => string;
}

export interface ChartDrawingProps {
  readonly layout: Layout;
  readonly reading: ChartReading;
  readonly language: Language;
  readonly texts: DrawingTexts;
  /** The ids of the state and the transition that are looked at. */
  readonly state?: string;
  readonly transition?: string;
  /** The states in force in a run. */
  readonly active?: ReadonlySet<string> | undefined;
  /** The transitions of the last step. */
  readonly taken?: ReadonlySet<string> | undefined;
  readonly standingOf?: ((id: string) => Standing | null) | undefined;
  readonly onState?: (id: string) => void;
  readonly onTransition?: (id: string) => void;
  readonly onOpen?: (id: string) => void;
}
