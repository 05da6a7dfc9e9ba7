import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import { useMounted } from '@mantine/hooks';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { isFocusLost, keepFocus } from '#src/ui/page/lost-focus.ts';
import { openOverlays } from './open-overlays.ts';
import styles from './overlay.module.css';

export interface OverlayProps {
  isOpen: boolean;
  title: ReactNode;
  closeLabel: string;
  /** If omitted, the overlay stays until its owner removes it. */
  onClose?: (() => void) | undefined;
  /** A tap outside does not close it; for forms that somebody is filling in. */
  staysOnTap?: boolean;
  /**
   * What gets the focus first: the title, for content that is read from its start, or the control with `data-autofocus`, for a question with one main
   * answer.
   */
  firstFocus?: 'title' | 'control';
  children: ReactNode;
}

const nothing = () => undefined;

/**
 * What is removed while it is open returns the focus to what opened it; Mantine returns it only for what is closed first. What nothing opened, such as
 * the answer to a sign-in, gives it to the page's heading.
 */
function useReturnedFocus(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // After what replaces it has taken the focus, if it does.
      requestAnimationFrame(() => {
        if (!isFocusLost()) return;
        if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
        else keepFocus();
      });
    };
  }, []);
}

/** Back closes it. A form that somebody is filling in is left by its own button, with its own question. */
function useClosedByBack(onClose: (() => void) | undefined, isOn: boolean): void {
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => (isOn ? openOverlays.add(() => close()) : undefined), [isOn]);
}

let covers = 0;

/**
 * The page behind stands still, also where it stood beside its scrollbar: that goes, because the overlay could not cover it, and its width stays empty.
 * A page without one keeps its whole width.
 */
function useScrollLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const { documentElement: page } = document;
    covers += 1;
    if (covers === 1) {
      page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
      page.dataset['covered'] = '';
    }
    return () => {
      covers -= 1;
      if (covers > 0) return;
      delete page.dataset['covered'];
      page.style.removeProperty('--scrollbar');
    };
  }, [isOn]);
}

/** The Mantine props shared by everything that covers the page. These parts are heavy, so use them as a LazyPart. */
export function useOverlay(props: OverlayProps) {
  const { isOpen, title, closeLabel, onClose, staysOnTap = false, firstFocus = 'title', children } = props;
  // Mantine remembers where the focus was only when a closed overlay opens, not when it is mounted open.
  const isMounted = useMounted();
  useReturnedFocus();
  useScrollLock(isOpen);
  useClosedByBack(onClose, isOpen && onClose !== undefined && !staysOnTap);
  return {
    opened: isOpen && isMounted,
    title,
    onClose: onClose ?? nothing,
    withCloseButton: onClose !== undefined,
    closeOnClickOutside: onClose !== undefined && !staysOnTap,
    closeOnEscape: onClose !== undefined,
    children,
    classNames: styles,
    closeButtonProps: { 'aria-label': closeLabel, size: 44 },
    transitionProps: { duration: 150 },
    // Mantine's own would write a style element.
    lockScroll: false,
    // A header element would be a second banner landmark.
    attributes: {
      header: { role: 'presentation' },
      // Otherwise Mantine focuses the first control, which is the close button.
      title: { tabIndex: -1, 'data-autofocus': firstFocus === 'title' || undefined },
    },
  };
}
