import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu, Popover as MantinePopover } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, type ReactElement, type ReactNode } from 'react';
import styles from './floating.module.css';

/** Both are heavy, so use them as a LazyPart. They come right after their button in the document: at its end they would be outside the landmarks. */
const FLOATING = { position: 'bottom-start', withinPortal: false } as const;

interface ActionMenuProps {
  /** The button that opens it. */
  button: ReactElement;
  actions: readonly { key: string; label: ReactNode; icon?: ReactNode; onChoose: () => void }[];
}

/** Mantine's menu, for more actions than there is room for buttons. */
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

/** Mantine's popover, for a short explanation of what the button is next to. */
export function Popover({ button, children }: { button: ReactElement; children: ReactNode }) {
  return (
    <MantinePopover {...FLOATING} trapFocus returnFocus classNames={styles}>
      <MantinePopover.Target>{button}</MantinePopover.Target>
      <MantinePopover.Dropdown className={styles.words}>{children}</MantinePopover.Dropdown>
    </MantinePopover>
  );
}

interface PanelProps {
  readonly label: string;
  /** Called on Escape or a press outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Mantine's popover, shown as long as it is rendered, below the positioned element that contains it and the button that opened it. */
export function Panel({ label, onClose, children }: PanelProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // On `click`, not on `pointerdown`: a touch that begins a scroll must not close it. In the capture phase, before the pressed element is replaced.
    const leave = ({ target }: MouseEvent) => {
      if (target instanceof Node && anchor.current?.parentElement?.contains(target) === false) close();
    };
    document.addEventListener('click', leave, true);
    return () => document.removeEventListener('click', leave, true);
  }, []);
  return (
    <MantinePopover
      {...FLOATING}
      opened
      trapFocus
      withRoles={false}
      closeOnClickOutside={false}
      onDismiss={onClose}
      classNames={styles}
    >
      <MantinePopover.Target>
        <span ref={anchor} className={styles.anchor} />
      </MantinePopover.Target>
      <MantinePopover.Dropdown className={styles.panel} role="dialog" aria-label={label}>
        {children}
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}
