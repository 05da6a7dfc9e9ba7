import type { ReactNode } from 'react';

export interface OverlayProps {
  isOpen: boolean;
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** What everything that lies over the whole page has in common. */
export const OVERLAY = {
  // The scroll lock is in the CSS: Mantine's own would write a style element.
  lockScroll: false,
  transitionProps: { duration: 150 },
  // A header of its own would be a second banner of the page.
  attributes: { header: { role: 'presentation' } },
};

/** What floats beside its button stands behind it in the page as well, not at the end of the page and out of its landmarks. */
export const FLOATING = { position: 'bottom-start', withinPortal: false } as const;
