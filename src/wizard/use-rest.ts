import { useEffect, useState, type MouseEvent } from 'react';

/** The second tap of two comes within this time. */
const SECOND_TAP_MS = 600;
/** Nobody has read a summary sooner. */
const READ_MS = 1_000;

/**
 * The main button rests for a moment in the step to which a press of it has led: the second of two quick taps at the same place meant the step before.
 * Longer in the last step, where it books. A key is no tap.
 */
export function useRest<Step>(step: Step, isLast: boolean) {
  const [pressed, setPressed] = useState<{ readonly step: Step; readonly at: number } | null>(null);
  const ms = isLast ? READ_MS : SECOND_TAP_MS;
  useEffect(() => {
    if (pressed === null) return;
    const timer = setTimeout(() => setPressed(null), pressed.at + ms - performance.now());
    return () => clearTimeout(timer);
  }, [pressed, ms]);
  return {
    isResting: pressed !== null && pressed.step !== step,
    onPointed: ({ detail, clientX, clientY }: MouseEvent) => {
      if (detail > 0 && (clientX > 0 || clientY > 0)) setPressed({ step, at: performance.now() });
    },
  };
}
