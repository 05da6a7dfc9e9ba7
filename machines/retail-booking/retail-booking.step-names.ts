/** The steps in their order (RB-01); also their names in the address. */
export const STEPS = ['branch', 'services', 'time', 'information', 'summary'] as const;
export type Step = (typeof STEPS)[number];
