// Imported here so that it goes into the style sheet that every page loads.
import '@mantine/core/styles/Skeleton.layer.css';
import '../feedback/skeleton.module.css';
import './mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './mantine-theme.ts';

/** Mantine's provider, once, above every route. Its variables are in mantine.css, so it writes no style element. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
