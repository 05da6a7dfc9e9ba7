import { createContext, use, useEffect } from 'react';

/** Marks the page as one that would lose data; the answer takes the mark away. */
export type MarkUnsaved = () => () => void;

export const PageLeaveContext = createContext<MarkUnsaved | undefined>(undefined);

/** While active, closing the tab or going to another page first asks the visitor (NAV-13). */
export function usePageLeaveWarning(active: boolean): void {
  const mark = use(PageLeaveContext);
  useEffect(() => (active ? mark?.() : undefined), [active, mark]);
}
