import type { RetailBookingScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import { ERROR } from '#contract/errors.ts';
import { DRAFT_KEY, type BookingPage } from '#tests/e2e/support/booking-page.ts';
import { inside, NO_DATA, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import { after, CUSTOMER, scene, type BookingStage } from './booking-stage.ts';
import { SUMMARY_SCREENS } from './summary.pictures.ts';
import { TIME_SCREENS } from './times.pictures.ts';
import { answerWith, BOOKING, breakDown, freeze, hang, HOLD, LISTS } from '#tests/e2e/support/pictures/trouble.ts';

const search = ({ page, booking }: BookingStage) =>
  page.getByRole('searchbox', { name: booking.say('Search branches') });

const openMap = async (booking: BookingPage) => {
  await booking.open();
  await booking.branches.first().waitFor();
  await booking.button('Map').click();
};

const branch: Scenes = {
  loading: scene(async ({ page, booking }) => {
    await hang(page, LISTS);
    await booking.open();
    await page.getByRole('status', { name: booking.say('Loading branches…') }).waitFor();
  }),
  list: scene(async ({ booking }) => {
    await booking.open();
    await booking.branches.first().waitFor();
  }),
  suggestions: scene(async (stage) => {
    const { page, booking, language } = stage;
    await booking.open();
    await search(stage).fill(language === 'th' ? 'ชลบุรี' : 'Chon Buri');
    await page
      .getByRole('list', { name: booking.say('Suggestions') })
      .getByRole('button')
      .first()
      .waitFor();
  }),
  'nothing-found': scene(async (stage) => {
    await stage.booking.open();
    await search(stage).fill('zzzz');
    await sees(stage, 'No branch matches');
  }),
  'near-me': scene(async ({ page, context, booking }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 18.79, longitude: 98.98 });
    await booking.open();
    await booking.button('Near me').click();
    await page.getByRole('group', { name: booking.say('Nearest first') }).waitFor();
  }),
  'near-me-denied': scene(async (stage) => {
    await stage.booking.open();
    await stage.booking.button('Near me').click();
    await sees(
      stage,
      'Location is blocked for this site. Allow it in the browser’s settings, or search by province or road.',
    );
  }),
  chosen: scene(async ({ booking }) => {
    await booking.open();
    await booking.chooseBranch(2);
  }),
  map: scene(async ({ page, booking }) => {
    await openMap(booking);
    await page.locator('[data-pin]').first().waitFor();
  }),
  'map-chosen': scene(async ({ page, booking }) => {
    await openMap(booking);
    await page.locator('[data-pin="1021"]').click();
    await page.locator('[data-pin][aria-pressed=true]').waitFor();
  }),
  'map-zoomed': scene(async ({ page, context, booking }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 13.75, longitude: 100.5 });
    await openMap(booking);
    await booking.button('Near me').click();
    await page.getByRole('group', { name: booking.say('Nearest first') }).waitFor();
    await page.locator('[data-pin][data-kind=one]').first().press('Enter');
  }),
  failed: scene(async (stage) => {
    await breakDown(stage.page, LISTS);
    await stage.booking.open();
    await sees(stage, NO_DATA);
  }),
  'draft-dropped': after('torn', async (stage) => {
    await stage.booking.open();
    await sees(stage, 'The booking you had begun could not be read again. Please start anew.');
  }),
};

const services: Scenes = {
  none: after('branch', async ({ booking }) => {
    await booking.open('?step=services');
    await booking.services.first().waitFor();
  }),
  chosen: after('branch', async ({ booking }) => {
    await booking.open('?step=services');
    await booking.chooseServices(2, 5);
  }),
  limit: after('branch', async (stage) => {
    const { booking } = stage;
    await booking.open('?step=services');
    await booking.chooseServices(0, 2, 9);
    await booking.press(booking.services.nth(5));
    await sees(stage, 'You can select up to {MAX_SERVICES} services.', { MAX_SERVICES: 3 });
  }),
  failed: after('branch', async (stage) => {
    await breakDown(stage.page, '**/applayout/list?*is_appointment*');
    await stage.booking.open('?step=services');
    await sees(stage, NO_DATA);
  }),
};

const information: Scenes = {
  empty: after('time', async ({ booking }) => {
    await booking.open('?step=information');
    await booking.field('Licence plate').waitFor();
  }),
  errors: after('time', async ({ booking, page }) => {
    await booking.open('?step=information');
    await booking.field('Phone number').fill('081');
    await booking.onward('information').click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  filled: after('time', async ({ booking }) => {
    await booking.open('?step=information');
    await booking.fillIn(CUSTOMER);
    await booking.carField('Brand').selectOption({ index: 2 });
    await booking.carField('Model').selectOption({ index: 1 });
  }),
};

const COMPLETED: Scenes = {
  arriving: after('information', async (stage) => {
    const { page, booking } = stage;
    await booking.open('?step=summary');
    await booking.timer.waitFor();
    await page.clock.install();
    await hang(page, BOOKING);
    const answered = page.waitForResponse((response) => response.url().includes('/appointment/confirm'));
    await booking.confirmButton.click();
    await answered;
    await page.getByRole('status', { name: booking.say('Loading your booking…') }).waitFor();
    await freeze(page);
  }),
};

export const BOOKING_SCREENS: Readonly<Record<RetailBookingScreen['screen'], Scenes>> = {
  resuming: {
    '': after('time', async ({ page, booking, language }) => {
      await page.clock.install();
      await hang(page, LISTS);
      await page.goto(`/${language}/booking`);
      await page.getByRole('status', { name: booking.say('Loading your booking…') }).waitFor();
      await freeze(page);
    }),
  },
  branch,
  services,
  time: inside(TIME_SCREENS),
  information,
  summary: inside(SUMMARY_SCREENS),
  interrupted: {
    '': after('information', async (stage) => {
      await answerWith(stage.page, HOLD, ERROR.duplicateLogin);
      await stage.booking.open('?step=summary').catch(() => undefined);
      await sees(stage, 'Logged out after logging in with another device.');
    }),
  },
  changedElsewhere: {
    '': after('time', async (stage) => {
      await stage.booking.open('?step=information');
      // Simulated, because a page behind a real second tab would not follow the colour scheme.
      await stage.page.evaluate((key) => {
        localStorage.setItem(key, `${localStorage.getItem(key)} `);
        dispatchEvent(new StorageEvent('storage', { key }));
      }, DRAFT_KEY);
      await sees(stage, 'This booking was changed in another tab');
    }),
  },
  confirmed: COMPLETED,
};
