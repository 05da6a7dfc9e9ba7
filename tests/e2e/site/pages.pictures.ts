import { NO_DATA, scene, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { after, type BookingStage } from '#tests/e2e/retail-booking/booking-stage.ts';
import { BOOKING, breakDown, cutOff, hang, SIGN_OUT } from '#tests/e2e/support/pictures/trouble.ts';

const heading = ({ page }: Stage) => page.getByRole('heading', { level: 1 }).waitFor();

const goTo = (path: string) => async (stage: Stage) => {
  await stage.page.goto(`/${stage.language}${path}`);
  await heading(stage);
};

/** From another page of the app, so that the browser makes the calls itself. */
const homeFromTerms = async (stage: Stage) => {
  await goTo('/termconditions')(stage);
  await stage.page.getByRole('banner').locator(`a[href="/${stage.language}"]`).first().click();
  await stage.page.getByRole('heading', { level: 2 }).first().waitFor();
};

const HOME_CALLS = /\/(widget|x\/soonest|applayout)\//;

export const HOME: Readonly<Record<string, Scenes>> = {
  home: {
    '': scene(async (stage) => {
      await goTo('')(stage);
      await stage.site.field('Booking code').waitFor();
    }),
    loading: scene(async (stage) => {
      await goTo('/termconditions')(stage);
      await stage.page.route(HOME_CALLS, async () => undefined);
      await stage.page.getByRole('banner').locator(`a[href="/${stage.language}"]`).first().click();
      await sees(stage, 'Soonest times');
    }),
    failed: scene(async (stage) => {
      await stage.page.route(HOME_CALLS, (route) => route.fulfill({ status: 503, body: 'down' }));
      await homeFromTerms(stage);
      await sees(stage, NO_DATA);
    }),
    'near-me': scene(async (stage) => {
      await stage.context.grantPermissions(['geolocation']);
      await stage.context.setGeolocation({ latitude: 18.79, longitude: 98.98 });
      await goTo('')(stage);
      await stage.site.button('Near me').click();
      await sees(stage, 'Soonest times near you');
    }),
    'near-me-denied': scene(async (stage) => {
      await goTo('')(stage);
      await stage.site.button('Near me').click();
      await sees(
        stage,
        'Location is blocked for this site. Allow it in the browser’s settings, or search by province or road.',
      );
    }),
  },
};

const confirm = async (stage: BookingStage) => {
  await stage.booking.open('?step=summary');
  await stage.booking.timer.waitFor();
  await stage.booking.confirm();
  await heading(stage);
};

export const COMPLETED: Readonly<Record<string, Scenes>> = {
  completed: {
    whole: after('information', async (stage) => {
      await confirm(stage);
      await stage.booking.button('Add to calendar').waitFor();
    }),
    'code-only': after('information', async (stage) => {
      await breakDown(stage.page, BOOKING);
      await confirm(stage);
      await sees(stage, 'The booking stands, but its details cannot be shown right now.');
    }),
    'no-print': after('information', async (stage) => {
      await confirm(stage);
      await stage.page.evaluate(() => Object.defineProperty(window, 'print', { value: undefined }));
      await stage.booking.button('Print').click();
      await sees(stage, 'This browser cannot print. Take a picture of the screen, or note the booking code.');
    }),
    nothing: scene(goTo('/booking/completed')),
  },
};

export const OTHER_PAGES: Readonly<Record<string, Scenes>> = {
  terms: { '': scene(goTo('/termconditions')) },
  'not-found': { '': scene(goTo('/no/such/page')) },
  'sign-out': {
    '': scene(async (stage) => {
      await goTo('/auth/logout')(stage);
      await sees(stage, 'You are signed out');
    }),
    'under-way': scene(async (stage) => {
      await hang(stage.page, SIGN_OUT);
      await goTo('/auth/logout')(stage);
    }),
    failed: scene(async (stage) => {
      await cutOff(stage.page, SIGN_OUT);
      await goTo('/auth/logout')(stage);
      await sees(stage, 'Signing out did not work');
    }),
  },
  error: {
    '': scene(async (stage) => {
      await goTo('/termconditions')(stage);
      await stage.page.route(/\/assets\/find-[\w-]+\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
      await stage.page
        .getByRole('contentinfo')
        .getByRole('link', { name: stage.site.say('Find a booking') })
        .click();
      await sees(stage, 'This page cannot be shown right now.');
    }),
  },
};
