/** What a look-up says, in the source text. */
export const OUTCOMES = {
  found: 'Your booking was found.',
  expired: 'This booking is over.',
  cancelled: 'This booking was cancelled.',
  notFound: 'No booking has this plate and this code.',
  tooManyTries: 'Too many tries.',
  failed: 'Cannot display data now, try again',
} as const;
