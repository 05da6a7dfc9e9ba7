/** What every state serves: ids of requirements. */
export interface StateMeta {
  readonly req: readonly string[];
}

/** The stable name of a transition, unique in its chart, and the requirements that it serves. */
export interface TransitionMeta {
  readonly id: string;
  readonly req: readonly string[];
}

/** The developers' words for a state or a transition in the diagrams. */
export interface Label {
  readonly th: string;
  readonly en: string;
}

/** A chart's words, by the ids of its states and the `meta.id` of its transitions. */
export interface ChartLabels {
  readonly states: Readonly<Record<string, Label>>;
  readonly transitions: Readonly<Record<string, Label>>;
}
