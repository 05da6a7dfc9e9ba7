import { useEffect, useState, type MouseEvent } from 'react';

/** The second tap of two comes within this time. */
const SECOND_TAP_MS = 600;
/** Nobody has read a summary sooner. */
const READ_MS = 1_000;

/**
 * The main button rests for a moment in the step to which a press of it has led: the second of two quick taps at the same place meant the step before.
 * Longer in the last step, where it books. A key is no tap.
 */
export function useRest(step: number, isLast: boolean) {
  const [pressedIn, setPressedIn] = useState<number | null>(null);
  const isResting = pressedIn !== null && pressedIn !== step;
  const ms = isLast ? READ_MS : SECOND_TAP_MS;
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setPressedIn(null), ms);
    return () => clearTimeout(timer);
  }, [isResting, ms]);
  return {
    isResting,
    onPointed: ({ detail, clientX, clientY }: MouseEvent) => {
      if (detail > 0 && (clientX > 0 || clientY > 0)) setPressedIn(step);
    },
  };
}
