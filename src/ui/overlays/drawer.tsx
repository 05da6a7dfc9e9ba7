import '@mantine/core/styles/Drawer.layer.css';
import { Drawer as MantineDrawer } from '@mantine/core';
import { useOverlay, type OverlayProps } from './overlay.ts';

/** Mantine's drawer, for content that does not fit on the page. */
export const Drawer = (props: OverlayProps) => <MantineDrawer {...useOverlay(props)} position="right" radius={0} />;
