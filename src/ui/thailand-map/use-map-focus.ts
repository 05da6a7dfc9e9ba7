import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

/**
 * Whether the map has the focus. While it has, the focus stays on the map's tab stop, even if pins separate or join and the focused one is
 * gone.
 */
export function useMapFocus(map: RefObject<HTMLElement | null>) {
  const [hasFocus, setHasFocus] = useState(false);
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    if (!hasFocus) return;
    const stop = map.current?.querySelector<HTMLElement>('[data-stop]');
    const focused = document.activeElement;
    const isOnPin = map.current?.contains(focused) === true && focused?.hasAttribute('data-pin') === true;
    const isLost = focused === null || focused === document.body;
    if (!isAsked.current && !isOnPin && !isLost) return;
    isAsked.current = false;
    if (stop !== focused) stop?.focus({ preventScroll: true });
  });
  const askForStop = useCallback(() => {
    isAsked.current = true;
  }, []);
  const onFocus = useCallback(() => setHasFocus(true), []);
  const onBlur = useCallback(
    ({ relatedTarget }: FocusEvent) => {
      if (map.current?.contains(relatedTarget) !== true || relatedTarget === null) setHasFocus(false);
    },
    [map],
  );
  return { hasFocus, askForStop, onFocus, onBlur };
}
