import { createTheme } from '@mantine/core';

/** Mantine's theme out of tokens.css; what its style sheets read is in mantine.css. */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 6, dark: 4 },
  colors: {
    petrol: [
      'var(--petrol-50)',
      'var(--petrol-100)',
      'var(--petrol-200)',
      'var(--petrol-300)',
      'var(--petrol-400)',
      'var(--petrol-500)',
      'var(--petrol-600)',
      'var(--petrol-700)',
      'var(--petrol-800)',
      'var(--petrol-900)',
    ],
  },
  fontFamily: 'var(--font)',
  defaultRadius: 'var(--r)',
  focusRing: 'never',
  respectReducedMotion: true,
});
