/** Mutants that do what their chart does. */
export interface Equivalent {
  readonly flow: string;
  /** Why nothing that a person, an answer or a delay does can tell them apart. */
  readonly reason: string;
  /** Their names, as `npm run test:mutants` prints them. */
  readonly mutants: readonly string[];
}
