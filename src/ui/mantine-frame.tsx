import './mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './mantine-theme.ts';

/**
 * Goes around a part that is built on Mantine, and not around the app: the provider is 7 kB gzip, which the first
 * screens, whose parts are our own, do without. Its variables are in mantine.css, so no style element is written.
 */
export function MantineFrame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
