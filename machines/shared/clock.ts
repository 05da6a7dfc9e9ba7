/** Milliseconds since 1970, or since any other fixed moment: charts only take differences. XState's clocks have it. */
export interface Clock {
  readonly now: () => number;
}
