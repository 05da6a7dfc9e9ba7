import { colorsTuple, createTheme } from '@mantine/core';

/** Mantine's theme based on tokens.css; the variables of its style sheets are in mantine.css. */
export const theme = createTheme({
  primaryColor: 'petrol',
  colors: { petrol: colorsTuple('var(--primary)') },
  fontFamily: 'var(--font)',
  defaultRadius: 'var(--r)',
  focusRing: 'never',
  respectReducedMotion: true,
});
