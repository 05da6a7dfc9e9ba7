import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Mantine's modal with our look. It is heavy: a LazyPart. */
export function Dialog({ isOpen, title, closeLabel, onClose, children }: DialogProps) {
  // Mantine remembers where the focus was when a closed modal opens, not when it is mounted open.
  const isMounted = useMounted();
  // The scroll lock is in the CSS: Mantine's own would write a style element.
  return (
    <Modal
      opened={isOpen && isMounted}
      onClose={onClose}
      title={title}
      centered
      lockScroll={false}
      transitionProps={{ duration: 150 }}
      // A header of its own would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': closeLabel, size: 44 }}
      classNames={{ root: styles.root ?? '', content: styles.content ?? '', title: styles.title ?? '' }}
    >
      {children}
    </Modal>
  );
}
