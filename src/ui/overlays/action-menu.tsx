import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { FLOATING } from './overlay.ts';
import styles from './floating.module.css';

interface ActionMenuProps {
  /** The button that opens it. */
  button: ReactElement;
  actions: readonly { key: string; label: ReactNode; icon?: ReactNode; onChoose: () => void }[];
}

const CLASS_NAMES = { dropdown: styles.dropdown ?? '', item: styles.item ?? '' };

/** Mantine's menu: deeds that are too many for buttons of their own. It is heavy: a LazyPart. */
export function ActionMenu({ button, actions }: ActionMenuProps) {
  return (
    <Menu {...FLOATING} withInitialFocusPlaceholder={false} classNames={CLASS_NAMES}>
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
