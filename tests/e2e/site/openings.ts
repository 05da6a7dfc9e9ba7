import type { Locator } from '@playwright/test';
import type { CallName } from '#contract/calls/all.ts';
import type { RetailBookingScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import { LookupPage } from '#tests/e2e/booking-lookup/lookup-page.ts';
import { newCustomer, type BookingPage } from '#tests/e2e/support/booking-page.ts';
import { callOf } from '#tests/e2e/support/faults.ts';
import { putOff } from '#tests/e2e/support/stored-bookings.ts';
import { before, firstVisit, leftAfter, leftAt, openWizard } from '#tests/e2e/retail-booking/preparing.ts';

/** How a screen is opened, or an action taken on it that calls the server. */
export interface Opening {
  /** Exactly the calls that are made meanwhile. */
  readonly calls: readonly CallName[];
  /** Everything up to there. It is done again before each opening. */
  readonly prepare: (booking: BookingPage) => Promise<void>;
  readonly open: (booking: BookingPage) => Promise<unknown>;
  /** What is visible if all is well. */
  readonly ready: (booking: BookingPage) => Locator;
  /** The draft survives, except where the booking is given up or made. */
  readonly endsDraft?: true;
}

/** The catalogue, by which a stored draft is checked. */
const CHECK = ['listBranches', 'listServices'] as const;

const find = leftAfter(async (booking) => {
  const customer = newCustomer();
  await before('summary', customer)(booking);
  return { plate: customer.plate, code: await booking.confirm() };
});

const completed = leftAfter(async (booking) => {
  await before('summary')(booking);
  return { code: await booking.confirm() };
});

/** On the branches, once the services have been read ahead, which happens after a while. */
const readAhead = async (booking: BookingPage): Promise<void> => {
  const { page } = booking;
  const ahead = page.waitForResponse((response) => callOf(response.request()) === 'listServices');
  await before('branch')(booking);
  await page.clock.fastForward(3_000);
  await ahead;
};

type Steps = Exclude<RetailBookingScreen['screen'], 'resuming' | 'interrupted' | 'changedElsewhere' | 'confirmed'>;

/** Every screen that makes calls. */
export const SCREENS: Record<Steps | 'home' | 'completed' | 'find', Opening> = {
  home: {
    calls: ['listHomeWidgets'],
    prepare: firstVisit,
    open: (booking) => booking.followMenu('Home'),
    ready: ({ main }) => main.getByRole('link', { name: /\d\d:\d\d/ }).first(),
  },
  branch: {
    calls: ['listBranches', 'listServices', 'listSoonest'],
    prepare: firstVisit,
    open: (booking) => booking.followMenu('Book a service'),
    ready: ({ branches }) => branches.first(),
  },
  services: {
    calls: [...CHECK, 'listDateTimes'],
    prepare: leftAt('services'),
    open: openWizard,
    ready: ({ services }) => services.first(),
  },
  time: {
    calls: [...CHECK, 'listDateTimes'],
    prepare: leftAt('time'),
    open: openWizard,
    ready: ({ freeTimes }) => freeTimes.first(),
  },
  information: {
    calls: [...CHECK, 'listDateTimes'],
    prepare: leftAt('information'),
    open: openWizard,
    ready: (booking) => booking.field('Licence plate'),
  },
  summary: {
    calls: [...CHECK, 'findSameVisit', 'readBooking'],
    prepare: leftAt('summary'),
    open: openWizard,
    ready: ({ confirmButton }) => confirmButton,
  },
  completed: {
    calls: ['readBooking'],
    prepare: (booking) => completed(booking).then(() => undefined),
    open: ({ page, language }) => page.goto(`/${language}/booking/completed`),
    ready: (booking) => booking.button('Add to calendar'),
    endsDraft: true,
  },
  find: {
    calls: ['readBooking'],
    prepare: async (booking) => {
      const { plate, code } = await find(booking);
      const { page, language } = booking;
      await page.goto(`/${language}/booking/find`);
      await new LookupPage(page, language).fillIn(plate, code);
    },
    open: (booking) => booking.button('Find booking').click(),
    ready: (booking) => booking.text('Your booking was found.'),
    endsDraft: true,
  },
};

/** Actions on a screen that make further calls. */
export const ACTS: Record<string, Opening> = {
  'searching branches': {
    calls: ['listBranches', 'suggestBranches'],
    prepare: readAhead,
    open: ({ page, say }) => page.getByRole('searchbox', { name: say('Search branches') }).fill('Bang'),
    ready: ({ branches }) => branches.first(),
  },
  'coming to the details': {
    calls: ['listCarMasterData'],
    prepare: before('time'),
    open: (booking) => booking.onward('time').click(),
    ready: (booking) => booking.carField('Brand').and(booking.page.locator(':enabled')),
  },
  'choosing a car': {
    calls: ['listCarMasterData'],
    prepare: before('information'),
    open: (booking) => booking.carField('Brand').selectOption({ index: 1 }),
    ready: (booking) => booking.carField('Model').and(booking.page.locator(':enabled')),
  },
  'keeping the time': {
    calls: ['findSameVisit', 'setupTemporary'],
    prepare: before('information'),
    open: (booking) => booking.onward('information').click(),
    ready: ({ confirmButton }) => confirmButton.and(confirmButton.page().locator(':not([aria-disabled])')),
  },
  'adding time': {
    calls: ['extendHold'],
    prepare: before('summary'),
    open: ({ extendButton }) => extendButton.click(),
    ready: (booking) => booking.text('Time extended'),
  },
  confirming: {
    calls: ['confirm', 'readBooking'],
    prepare: before('summary'),
    open: ({ confirmButton }) => confirmButton.click(),
    ready: (booking) => booking.button('Add to calendar'),
    endsDraft: true,
  },
  'starting over': {
    calls: ['changeStatus'],
    prepare: before('summary'),
    open: (booking) => booking.startOver(),
    ready: ({ branches }) => branches.first(),
    endsDraft: true,
  },
  cancelling: {
    calls: ['cancelByCode', 'readBooking'],
    prepare: async (booking) => {
      // A new one each time: the one before is cancelled.
      const customer = newCustomer();
      await before('summary', customer)(booking);
      const code = await booking.confirm();
      await putOff(code);
      const { page, language } = booking;
      const { plate } = customer;
      await page.goto(`/${language}/booking/find?${new URLSearchParams({ plate, code })}`);
      await booking.button('Cancel this booking').click();
    },
    open: (booking) => booking.button('Cancel the booking').click(),
    ready: (booking) => booking.text('Your booking is cancelled.'),
    endsDraft: true,
  },
  'signing out': {
    calls: ['signOut'],
    prepare: before('information'),
    open: ({ page, language }) => page.goto(`/${language}/auth/logout`),
    ready: (booking) => booking.title('You are signed out'),
  },
};
