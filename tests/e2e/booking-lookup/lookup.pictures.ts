import type { BookingLookupScreen } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import { ERROR } from '#contract/errors.ts';
import { end } from '#tests/e2e/support/stored-bookings.ts';
import { OtherGuest, type MadeBooking } from '#tests/e2e/support/other-guest.ts';
import { LookupPage } from './lookup-page.ts';
import { NO_DATA, scene, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { answerWith, BOOKING, breakDown, hang } from '#tests/e2e/support/pictures/trouble.ts';

const BRANCH = 1003;
const PLATE = '1กข2345';
const NO_CODE = 'K7RM4XHD';

const open = async ({ page, site, language }: Stage) => {
  await page.goto(`/${language}/booking/find`);
  await site.field('Booking code').waitFor();
};

const look = async (stage: Stage, code: string) => {
  await open(stage);
  await new LookupPage(stage.page, stage.language).look(PLATE, code);
};

async function makeBooking({ origin }: Stage): Promise<MadeBooking> {
  const other = await OtherGuest.come(origin);
  const made = await other.bookLate(BRANCH, PLATE);
  await other.leave();
  return made;
}

/** On the page of a booking just made; its id. */
export const findMade = async (stage: Stage): Promise<string> => {
  const { id, code } = await makeBooking(stage);
  await look(stage, code);
  await sees(stage, 'Your booking was found.');
  return id;
};

export const FIND_SCREENS: Readonly<Record<BookingLookupScreen['screen'], Scenes>> = {
  asking: {
    '': scene(open),
    errors: scene(async (stage) => {
      const { site, page } = stage;
      await open(stage);
      await site.field('Booking code').fill('abc');
      await site.button('Find booking').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    }),
  },
  searching: {
    '': scene(async (stage) => {
      await hang(stage.page, BOOKING);
      await look(stage, NO_CODE);
      await sees(stage, 'Looking for it…');
    }),
  },
  found: {
    '': scene(async (stage) => void (await findMade(stage))),
  },
  expired: {
    '': scene(async (stage) => {
      const made = await makeBooking(stage);
      await end(made, 'past');
      await look(stage, made.code);
      await sees(stage, 'This booking is over.');
    }),
  },
  cancelled: {
    '': scene(async (stage) => {
      const made = await makeBooking(stage);
      await end(made, 'cancelled');
      await look(stage, made.code);
      await sees(stage, 'This booking was cancelled.');
    }),
  },
  notFound: {
    '': scene(async (stage) => {
      await look(stage, NO_CODE);
      await sees(stage, 'No booking has this plate and this code.');
    }),
  },
  tooManyTries: {
    '': scene(async (stage) => {
      await answerWith(stage.page, BOOKING, ERROR.tooManyRequests, { retry_after: 780 });
      await look(stage, NO_CODE);
      await sees(stage, 'Too many tries.');
    }),
  },
  failed: {
    '': scene(async (stage) => {
      await breakDown(stage.page, BOOKING);
      await look(stage, NO_CODE);
      await sees(stage, NO_DATA);
    }),
  },
};
