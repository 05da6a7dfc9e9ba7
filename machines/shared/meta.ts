/** The ids of the requirements that a state serves. */
export interface StateMeta {
  readonly req: readonly string[];
}

/** The stable name of a transition, unique in its chart, and the requirements that it serves. */
export interface TransitionMeta {
  readonly id: string;
  readonly req: readonly string[];
}

/** What the diagrams call a state or a transition. */
export interface Label {
  readonly th: string;
  readonly en: string;
}

/** A chart's labels, by the ids of its states and the `meta.id` of its transitions. */
export interface ChartLabels {
  /** What the flow is for, in Thai; in English the comment of the chart says it. */
  readonly about: string;
  readonly states: Readonly<Record<string, Label>>;
  readonly transitions: Readonly<Record<string, Label>>;
}
