import { colorsTuple, createTheme } from '@mantine/core';

/** Mantine's theme out of tokens.css; what its style sheets read is in mantine.css. */
export const theme = createTheme({
  primaryColor: 'petrol',
  colors: { petrol: colorsTuple('var(--primary)') },
  fontFamily: 'var(--font)',
  defaultRadius: 'var(--r)',
  focusRing: 'never',
  respectReducedMotion: true,
});
