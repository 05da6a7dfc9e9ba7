import '@mantine/core/styles/VisuallyHidden.layer.css';
import { VisuallyHidden as MantineVisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <MantineVisuallyHidden>{children}</MantineVisuallyHidden>;
}
