import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useOverlay, type OverlayProps } from './overlay.ts';

interface DialogProps extends OverlayProps {
  /** Wide enough for a form in two columns. */
  isWide?: boolean;
}

/** Mantine's modal, in the middle of the page. */
export const Dialog = ({ isWide = false, ...props }: DialogProps) => (
  <Modal {...useOverlay(props)} size={isWide ? 'lg' : 'md'} centered />
);
