/** The steps in order (RB-01), named as in the address. */
export const STEPS = ['branch', 'services', 'time', 'information', 'summary'] as const;
export type Step = (typeof STEPS)[number];
