/** The branch at which tests book. */
export const LOCATION_ID = 1001;
