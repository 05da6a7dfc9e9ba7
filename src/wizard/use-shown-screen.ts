import { replaceEqualDeep } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';

interface Drawing<Screen> {
  /** What a server has drawn. */
  readonly drawn: Screen | null;
  /** The chart has reached a screen of its own. */
  readonly hasArrived: boolean;
  /** One of the wizard's steps, which stays while the next one is drawn. */
  readonly isStep: (screen: Screen) => boolean;
}

interface Shown<Screen> {
  readonly screen: Screen;
  /** The previous step is still shown while the next one is being rendered. */
  readonly isTurning: boolean;
  /** The shown screen is the server's: the chart has not reached a screen yet. */
  readonly isDrawn: boolean;
}

/** Parts of a screen that are equal to before stay the same objects, so that nothing is re-rendered for them. */
const sharing = <Screen>() => {
  let last: Screen | undefined;
  return (screen: Screen): Screen => (last = replaceEqualDeep(last, screen));
};

/**
 * What a wizard shows of its chart. A server-drawn screen stays until the chart has reached a screen, usually the same one. The next step
 * is rendered after the tap that leads to it, so that the phone responds at once.
 */
export const useShownScreen = <Screen extends { readonly screen: string }>(
  now: Screen,
  { drawn, hasArrived, isStep }: Drawing<Screen>,
): Shown<Screen> => {
  const before = useDeferredValue(now);
  const [standing, setStanding] = useState(drawn);
  if (standing !== null && hasArrived) setStanding(null);
  const isTurning = isStep(before) && before.screen !== now.screen;
  const [shared] = useState(sharing<Screen>);
  return { screen: shared(standing ?? (isTurning ? before : now)), isTurning, isDrawn: standing !== null };
};
