import '@mantine/core/styles/Popover.layer.css';
import { Popover as MantinePopover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import { FLOATING } from './overlay.ts';
import styles from './floating.module.css';

interface PopoverProps {
  /** The button that opens it. */
  button: ReactElement;
  children: ReactNode;
}

const CLASS_NAMES = { dropdown: classes(styles.dropdown, styles.words) };

/** Mantine's popover: a few words more about what stands there. It is heavy: a LazyPart. */
export function Popover({ button, children }: PopoverProps) {
  return (
    <MantinePopover {...FLOATING} trapFocus returnFocus classNames={CLASS_NAMES}>
      <MantinePopover.Target>{button}</MantinePopover.Target>
      <MantinePopover.Dropdown>{children}</MantinePopover.Dropdown>
    </MantinePopover>
  );
}
