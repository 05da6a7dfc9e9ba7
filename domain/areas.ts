/** Parts of the country, in the order in which branches are listed. Bangkok's includes the provinces around it. */
export const AREAS = ['bangkok', 'central', 'east', 'west', 'north', 'northeast', 'south'] as const;
export type Area = (typeof AREAS)[number];
