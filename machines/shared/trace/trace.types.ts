/** What one event did to one chart, with nothing in it by which a person could be known. */
export interface TraceStep {
  /** Which of the charts that ran in this tab, from 1 on: two of one kind have two numbers. */
  readonly run: number;
  /** The id of the chart. */
  readonly flow: string;
  /** Milliseconds since the page was opened. */
  readonly at: number;
  /** `xstate.init` for the start. */
  readonly event: string;
  /** What the allow list lets through of the event, by its path. */
  readonly fields: Readonly<Record<string, TraceValue>>;
  /** The innermost active states, by the ids of their nodes; none before the start. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The transitions in order: the id of the source's node, the event (`always` for none), and which of the transitions that it has for this event. */
  readonly taken: readonly string[];
  /** No transition was taken. */
  readonly isRefused: boolean;
}

export type TraceValue = string | number | boolean;

/** The last steps of one tab, the oldest first. */
export interface Trace {
  readonly kind: 'chart-trace';
  readonly version: 1;
  /** The path of the page that told of it, without what follows a question mark, and its browser. */
  readonly page: string;
  readonly browser: string;
  /** Which error the screen tells of, as `maskedError` lets it through. */
  readonly error?: Readonly<Record<string, TraceValue>> | undefined;
  readonly steps: readonly TraceStep[];
}
