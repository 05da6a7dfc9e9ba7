/** The advisory locks of this application; the numbers are arbitrary but must differ. */
export const LOCK = {
  migrate: 5_310_001,
  seed: 5_310_002,
  expiry: 5_310_003,
  retention: 5_310_009,
} as const;
