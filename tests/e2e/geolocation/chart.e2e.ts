import type { LocateOutcome } from '#machines/geolocation/geolocation.types.ts';
import type { GeolocationScreen } from '#machines/geolocation/geolocation.selectors.ts';
import { BookingPage } from '#tests/e2e/support/booking-page.ts';
import { walkChart } from '#tests/e2e/support/chart-walk.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { chart } from '#tests/flows/geolocation/chart.ts';

interface Session {
  readonly booking: BookingPage;
}

interface PositionGate {
  readonly close: () => void;
  readonly open: () => void;
}
declare global {
  /** Set by `findSlowly`. */
  var positionGate: PositionGate;
}

/** Runs in the page: a device that takes long to find its position, while the gate is closed. */
function findSlowly(): void {
  const find = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
  let found = Promise.resolve();
  let open = () => undefined as void;
  globalThis.positionGate = {
    close: () => {
      found = new Promise((resolve) => (open = resolve));
    },
    open: () => open(),
  };
  navigator.geolocation.getCurrentPosition = (...asked) => void found.then(() => find(...asked));
}

/** The browser answers so from now on. */
async function become({ booking: { page } }: Session, outcome: LocateOutcome): Promise<void> {
  const context = page.context();
  if (outcome.kind === 'ok') {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: outcome.value.lat, longitude: outcome.value.lng });
  } else if (outcome.failure === 'unavailable') {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(null);
  } else if (outcome.failure === 'denied') await context.clearPermissions();
  else await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
  await page.evaluate(() => positionGate.open());
}

const NOTICES: Readonly<Partial<Record<GeolocationScreen['screen'], string>>> = {
  unsupported: 'This browser cannot tell where you are. Search by province or road instead.',
  denied: 'Location is blocked for this site. Allow it in the browser’s settings, or search by province or road.',
  unavailable: 'Your location could not be found. Try again, or search by province or road.',
  timedOut: 'Finding your location took too long. Try again, or search by province or road.',
};

const shows = async ({ booking }: Session, { screen, place }: GeolocationScreen) => {
  const isOn = place !== null;
  if (screen === 'locating') await expect(booking.button('Finding you…')).toHaveAttribute('aria-busy', 'true');
  else await expect(booking.button('Near me')).toHaveAttribute('aria-pressed', String(isOn));
  await expect(booking.page.getByRole('group', { name: booking.say('Nearest first') })).toHaveCount(isOn ? 1 : 0);
  for (const [name, words] of Object.entries(NOTICES))
    await expect(booking.text(words)).toHaveCount(name === screen ? 1 : 0);
};
const press = ({ booking }: Session) => booking.button('Near me').click();

walkChart<GeolocationScreen, Session>({
  chart,
  prepare: {
    fresh: async ({ site: { page, language } }) => {
      await page.addInitScript(findSlowly);
      return { booking: new BookingPage(page, language, 0) };
    },
  },
  open: async ({ booking }) => {
    await booking.open();
    await booking.takenOver();
    await booking.branches.first().waitFor();
  },
  acts: { 'location.requested': press, 'location.cleared': press },
  holds: { locating: ({ booking: { page } }) => page.evaluate(() => positionGate.close()) },
  answers: {
    locating: ({ type, output }) =>
      type.startsWith('xstate.error') ? undefined : (session) => become(session, output as LocateOutcome),
  },
  delays: ['patience'],
  sees: {
    idle: shows,
    locating: shows,
    located: shows,
    unsupported: shows,
    denied: shows,
    unavailable: shows,
    timedOut: shows,
  },
  // The one button asks where no place is known, and forgets the place otherwise.
  isPossible: ({ value }, { type }) =>
    type === 'location.cleared' ? value === 'located' : type !== 'location.requested' || value !== 'located',
  joinedUpTo: 16,
  elsewhere: {
    'the browser’s answer is always read': ['failed'],
    'a place that is known is forgotten before it is asked for anew': ['again'],
  },
});
