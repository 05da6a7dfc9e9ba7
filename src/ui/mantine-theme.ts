import { createTheme } from '@mantine/core';

/** Mantine's parts take their colours from tokens.css by way of mantine.css; here is what they need as values. */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 6, dark: 4 },
  colors: {
    petrol: [
      '#eef6f7',
      '#d5e8ea',
      '#a9d0d4',
      '#76b3b9',
      '#5db0b8',
      '#1f7680',
      '#0f5f69',
      '#0b4c55',
      '#083a41',
      '#062a30',
    ],
  },
  fontFamily: 'var(--font)',
  defaultRadius: 'var(--r)',
  respectReducedMotion: true,
});
