import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer as MantineDrawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import styles from './dialog.module.css';
import { OVERLAY, type OverlayProps } from './overlay.ts';

/** Mantine's drawer, at the end of the line: what belongs to the page and has no room on it. It is heavy: a LazyPart. */
export function Drawer({ isOpen, title, closeLabel, onClose, children }: OverlayProps) {
  const isMounted = useMounted();
  return (
    <MantineDrawer
      {...OVERLAY}
      opened={isOpen && isMounted}
      onClose={onClose}
      title={title}
      position="right"
      closeButtonProps={{ 'aria-label': closeLabel, size: 44 }}
      classNames={{ root: styles.root ?? '', content: styles.side ?? '', title: styles.title ?? '' }}
    >
      {children}
    </MantineDrawer>
  );
}
