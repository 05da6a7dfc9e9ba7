/** What a box of a drawing stands for; `any` is the part as a whole: what it takes in each of its states. */
export type BoxKind = 'state' | 'group' | 'closed' | 'initial' | 'any' | 'outside';

export interface Box {
  readonly id: string;
  readonly kind: BoxKind;
  /** The id of its state. */
  readonly state: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The transitions that leave the state in force: they are rows of the box. */
  readonly staying: readonly string[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface EdgeLabel extends Point {
  readonly transition: string;
  readonly width: number;
  readonly height: number;
}

export interface Edge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly points: readonly Point[];
  readonly transitions: readonly string[];
  /** Of the first transitions; the others are counted. */
  readonly labels: readonly EdgeLabel[];
}

/** A chart, or one of its parts, as it is drawn: positions in px from the drawing's own corner. */
export interface Layout {
  /** The id of the state whose inside is drawn. */
  readonly of: string;
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly edges: readonly Edge[];
}

/** The drawings of a chart: of each part with its parts open (`whole`) and, where it has some, closed (`outline`). */
export interface ChartLayouts {
  readonly flow: string;
  readonly whole: Readonly<Record<string, Layout>>;
  readonly outline: Readonly<Record<string, Layout>>;
}
