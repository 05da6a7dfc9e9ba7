// What every page can wait with: in the style sheet that every page has, and not in one more.
import '@mantine/core/styles/Skeleton.layer.css';
import '../feedback/skeleton.module.css';
import './mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './mantine-theme.ts';

/** Mantine's, once, above every route. Its variables stand in mantine.css, so it writes no style element. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
