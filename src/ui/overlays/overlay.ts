import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './overlay.module.css';

export interface OverlayProps {
  isOpen: boolean;
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** What everything that lies over the whole page has in common. It is heavy: a LazyPart. */
export function useOverlay({ isOpen, title, closeLabel, onClose, children }: OverlayProps) {
  // Mantine remembers where the focus was when a closed overlay opens, not when it is mounted open.
  const isMounted = useMounted();
  return {
    opened: isOpen && isMounted,
    title,
    onClose,
    children,
    classNames: styles,
    closeButtonProps: { 'aria-label': closeLabel, size: 44 },
    transitionProps: { duration: 150 },
    // The scroll lock is in the CSS: Mantine's own would write a style element.
    lockScroll: false,
    // A header of its own would be a second banner of the page.
    attributes: { header: { role: 'presentation' } },
  };
}
