import type { Freshness } from '#machines/availability/availability.types.ts';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { NO_DATA, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import { breakDown, cutOff, hang, SOONEST, TIMES } from '#tests/e2e/support/pictures/trouble.ts';
import { after, type BookingStage } from './booking-stage.ts';

const openTimes = async ({ booking }: BookingStage) => {
  await booking.open('?step=time');
  await booking.freeTimes.first().waitFor();
};

const SOONEST_BODY = z.object({ results: calls.listSoonest.answer });

const openSooner = async (stage: BookingStage) => {
  await openTimes(stage);
  await stage.booking.button('Compare nearby branches').click();
};

/** The times are refreshed after a minute. */
const askAgain = async (stage: BookingStage, trouble: typeof hang) => {
  await stage.page.clock.install();
  await openTimes(stage);
  await stage.booking.chooseTime();
  await trouble(stage.page, TIMES);
  await stage.page.clock.fastForward(61_000);
};

export const TIME_SCREENS: Readonly<Record<Freshness, Scenes>> = {
  none: { seenIn: 'booking-time-loading' },
  loading: {
    '': after('services', async ({ page, booking }) => {
      await hang(page, TIMES);
      await booking.open('?step=time');
      await booking.heading('time').waitFor();
    }),
  },
  fresh: {
    '': after('services', openTimes),
    chosen: after('services', async (stage) => {
      await openTimes(stage);
      await stage.booking.openDays.nth(1).click();
      await stage.booking.chooseTime();
    }),
    'closed-day': after('services', async (stage) => {
      await openTimes(stage);
      await stage.booking.days.and(stage.page.locator('[aria-disabled]')).first().click({ force: true });
      await stage.page.getByRole('status').filter({ hasText: '·' }).first().waitFor();
    }),
    sooner: after('services', async (stage) => {
      await openSooner(stage);
      await stage.page.locator('[data-cell]').first().waitFor();
    }),
    'sooner-loading': after('services', async (stage) => {
      await hang(stage.page, SOONEST);
      await openSooner(stage);
      await stage.page.getByRole('status', { name: stage.booking.say('Loading free times…') }).waitFor();
    }),
    'sooner-none': after('services', async (stage) => {
      await stage.page.route(SOONEST, async (route) => {
        const response = await route.fetch();
        const { results } = z.parse(SOONEST_BODY, await response.json());
        const own = Number(new URL(route.request().url()).searchParams.get('location_id'));
        const first = results.soonest_list.find((slot) => slot.location_id === own)?.date_time ?? '';
        const soonest_list = results.soonest_list.filter((slot) => slot.date_time >= first);
        await route.fulfill({ response, json: { error_code: ERROR.ok, results: { ...results, soonest_list } } });
      });
      await openSooner(stage);
      await stage.page.locator('[data-cell]').first().waitFor();
    }),
    'sooner-failed': after('services', async (stage) => {
      await breakDown(stage.page, SOONEST);
      await openSooner(stage);
      await sees(stage, 'The times above can still be chosen.');
    }),
    moved: after('services', async (stage) => {
      await openSooner(stage);
      await stage.page.getByRole('rowheader').nth(1).getByRole('button').click();
      await stage.booking.chosenTime.waitFor();
      await stage.booking.button('OK').waitFor();
    }),
    month: after('services', async (stage) => {
      await openTimes(stage);
      await stage.booking.button('Month').click();
      await stage.page.locator('[role=radio][data-small]').first().waitFor();
    }),
  },
  refreshing: {
    '': after('services', async (stage) => {
      await askAgain(stage, hang);
      await stage.page.locator('[aria-busy=true]').first().waitFor();
    }),
  },
  stale: {
    '': after('services', async (stage) => {
      await askAgain(stage, cutOff);
      await sees(stage, 'These times may have changed.');
    }),
  },
  failed: {
    '': after('services', async (stage) => {
      await breakDown(stage.page, TIMES);
      await stage.booking.open('?step=time');
      await sees(stage, NO_DATA);
    }),
  },
};
