/** How many cars a company can have. */
export const FLEET_MAX = 20_000;
