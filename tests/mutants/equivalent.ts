/** Mutants that do what their chart does. */
export interface Equivalent {
  readonly flow: string;
  /** Why nothing that a person, an answer or a delay does can tell them apart. */
  readonly reason: string;
  /** Their names, as `npm run test:mutants` prints them. */
  readonly mutants: readonly string[];
}

/** Reviewed by hand. What a test finds must not be here. */
export const equivalents: readonly Equivalent[] = [
  {
    flow: 'car-form',
    reason: 'One guard wants an answer that is ok, the other one that has failed: never both.',
    mutants: ['answered: after plateExists'],
  },
];
