import { useEffect, useState } from 'react';

/** So long a finger is on its way to what it saw. */
const ON_ITS_WAY_MS = 400;

/**
 * Whether what a button does has stood for a moment. It is false just after that has changed from something else: a tap that comes then, or the second
 * of two, meant what the button did before. `null` is for no button.
 */
export function useSettled(does: string | null): boolean {
  const [settled, setSettled] = useState(does);
  const isNew = settled !== null && does !== null && settled !== does;
  if (!isNew && settled !== does) setSettled(does);
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setSettled(does), ON_ITS_WAY_MS);
    return () => clearTimeout(timer);
  }, [isNew, does]);
  return !isNew;
}
