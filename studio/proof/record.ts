import * as z from 'zod/mini';

/** Where a test stands: the chart alone, the product's page in a DOM, the product in a browser. */
export const TIERS = ['chart', 'screens', 'browser'] as const;
export type Tier = (typeof TIERS)[number];

/**
 * What one test that passed has shown of one chart. `flow` is its folder in `machines/`, `file` the test's, from the root of the repository; the ids of
 * `requirements` are those at the head of the title. States are the ids of state nodes, `login.verifying`, transitions the `meta.id`s, and a guard
 * is named by its transition.
 */
export const proofRecord = z.object({
  tier: z.enum(TIERS),
  flow: z.string(),
  title: z.string(),
  file: z.string(),
  requirements: z.array(z.string()),
  states: z.array(z.string()),
  transitions: z.array(z.string()),
  guards: z.array(z.tuple([z.string(), z.boolean()])),
});
export type ProofRecord = z.output<typeof proofRecord>;
