import type { GeolocationScreen } from '#machines/geolocation/geolocation.selectors.ts';
import { scene } from '#tests/e2e/retail-booking/booking-stage.ts';
import { sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';

/** The browser answers the question for the position with this error, or not at all. */
const answering = (code: number | null, words: string): Scenes => ({
  '': scene(async (stage) => {
    const { page, booking } = stage;
    await page.addInitScript((error) => {
      navigator.geolocation.getCurrentPosition = (_found, refused) => {
        const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
        if (error !== null) refused?.({ ...codes, code: error, message: '' });
      };
    }, code);
    await booking.open();
    await booking.branches.first().waitFor();
    await booking.button('Near me').click();
    await sees(stage, words);
  }),
});

const UNAVAILABLE = 2;

export const POSITION_SCREENS: Readonly<Record<GeolocationScreen['screen'], Scenes>> = {
  idle: { seenIn: 'booking-branch-list' },
  locating: answering(null, 'Finding you…'),
  located: { seenIn: 'booking-branch-near-me' },
  unsupported: {
    '': scene(async (stage) => {
      const { page, booking } = stage;
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
      await booking.open();
      await booking.branches.first().waitFor();
      await booking.button('Near me').click();
      await sees(stage, 'This browser cannot tell where you are. Search by province or road instead.');
    }),
  },
  denied: { seenIn: 'booking-branch-near-me-denied' },
  unavailable: answering(UNAVAILABLE, 'Your location could not be found. Try again, or search by province or road.'),
  timedOut: {
    '': scene(async (stage) => {
      const { page, booking } = stage;
      await page.clock.install();
      await page.addInitScript(() => {
        navigator.geolocation.getCurrentPosition = () => undefined;
      });
      await booking.open();
      await booking.branches.first().waitFor();
      await booking.button('Near me').click();
      await page.clock.fastForward('00:16');
      await sees(stage, 'Finding your location took too long. Try again, or search by province or road.');
    }),
  },
};
