import type { MouseEvent } from 'react';

const isKey = (key: string) => key === 'Enter' || key === ' ';

/** Chosen by pointer and by keyboard; only what is chosen is a stop of the Tab key, the tree leads to the rest. */
export function choosing(isChosen: boolean, onChoose: (() => void) | undefined) {
  if (!onChoose) return {};
  return {
    role: 'button',
    'aria-pressed': isChosen,
    tabIndex: isChosen ? 0 : -1,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      onChoose();
    },
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (!isKey(event.key)) return;
      event.preventDefault();
      onChoose();
    },
  } as const;
}
