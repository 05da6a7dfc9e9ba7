/** Milliseconds since 1970 or any other fixed moment: charts only use differences. XState's clocks provide it. */
export interface Clock {
  readonly now: () => number;
}
