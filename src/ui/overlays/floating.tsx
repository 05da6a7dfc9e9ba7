import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu, Popover as MantinePopover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import styles from './floating.module.css';

/** Both are heavy (a LazyPart), and stand behind their button in the page too: at its end they would be outside of its landmarks. */
const FLOATING = { position: 'bottom-start', withinPortal: false } as const;

interface ActionMenuProps {
  /** The button that opens it. */
  button: ReactElement;
  actions: readonly { key: string; label: ReactNode; icon?: ReactNode; onChoose: () => void }[];
}

/** Mantine's menu: actions that are too many for buttons of their own. */
export function ActionMenu({ button, actions }: ActionMenuProps) {
  return (
    <Menu {...FLOATING} withInitialFocusPlaceholder={false} classNames={styles}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ key, label, icon, onChoose }) => (
          <Menu.Item key={key} leftSection={icon} onClick={onChoose}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Mantine's popover: a few words more about what its button stands beside. */
export function Popover({ button, children }: { button: ReactElement; children: ReactNode }) {
  return (
    <MantinePopover {...FLOATING} trapFocus returnFocus classNames={styles}>
      <MantinePopover.Target>{button}</MantinePopover.Target>
      <MantinePopover.Dropdown className={styles.words}>{children}</MantinePopover.Dropdown>
    </MantinePopover>
  );
}
