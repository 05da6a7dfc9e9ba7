import { BOOKING_SCREENS } from './booking-scenes.ts';
import { FIND_SCREENS } from './find-scenes.ts';
import { COMPLETED, HOME, OTHER_PAGES } from './page-scenes.ts';
import { checkSeenIn, namedScenes, type NamedScene } from './scenes.ts';
import { SUMMARY_SCREENS } from './summary-scenes.ts';
import { TIME_SCREENS } from './time-scenes.ts';

export function allScenes(): NamedScene[] {
  const all = [
    ...namedScenes('', HOME),
    ...namedScenes('booking', BOOKING_SCREENS),
    ...namedScenes('', COMPLETED),
    ...namedScenes('find', FIND_SCREENS),
    ...namedScenes('', OTHER_PAGES),
  ];
  checkSeenIn(
    [BOOKING_SCREENS, TIME_SCREENS, SUMMARY_SCREENS, FIND_SCREENS],
    all.map(({ name }) => name),
  );
  return all;
}
