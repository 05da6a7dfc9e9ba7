import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { MantineFrame } from './mantine-frame.tsx';

interface DialogProps {
  isOpen: boolean;
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Mantine's modal with our look. It is heavy: import it with React.lazy. */
export function Dialog({ isOpen, title, closeLabel, onClose, children }: DialogProps) {
  // Mantine remembers where the focus was when a closed modal opens, not when it is mounted open.
  const isMounted = useMounted();
  return (
    <MantineFrame>
      {/* Mantine's scroll lock writes a style element, which the content security policy forbids; ours is in the CSS. */}
      <Modal
        opened={isOpen && isMounted}
        onClose={onClose}
        title={title}
        centered
        lockScroll={false}
        transitionProps={{ duration: 150 }}
        closeButtonProps={{ 'aria-label': closeLabel, size: 44 }}
        classNames={{ root: styles.root ?? '', content: styles.content ?? '', title: styles.title ?? '' }}
      >
        {children}
      </Modal>
    </MantineFrame>
  );
}
