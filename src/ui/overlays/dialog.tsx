import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import styles from './dialog.module.css';
import { OVERLAY, type OverlayProps } from './overlay.ts';

/** Mantine's modal with our look. It is heavy: a LazyPart. */
export function Dialog({ isOpen, title, closeLabel, onClose, children }: OverlayProps) {
  // Mantine remembers where the focus was when a closed modal opens, not when it is mounted open.
  const isMounted = useMounted();
  return (
    <Modal
      {...OVERLAY}
      opened={isOpen && isMounted}
      onClose={onClose}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': closeLabel, size: 44 }}
      classNames={{
        root: styles.root ?? '',
        content: styles.content ?? '',
        title: styles.title ?? '',
        body: styles.body ?? '',
      }}
    >
      {children}
    </Modal>
  );
}
