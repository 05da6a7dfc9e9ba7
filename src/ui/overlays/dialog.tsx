import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useOverlay, type OverlayProps } from './overlay.ts';

/** Mantine's modal, in the middle of the page. */
export const Dialog = (props: OverlayProps) => <Modal {...useOverlay(props)} centered />;
