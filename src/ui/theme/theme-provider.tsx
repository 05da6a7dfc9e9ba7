import './mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './mantine-theme.ts';

/**
 * Around each screen that is drawn with Mantine's parts, and not around every page: the first screens do without, so they do not
 * load it. Its variables are in mantine.css, so no style element is written.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
