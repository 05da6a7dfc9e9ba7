import type { AnyEventObject } from 'xstate';
import type { RetailBookingScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import type {
  CheckingOutcome,
  DraftReadingOutcome,
  ReleasingOutcome,
} from '#machines/retail-booking/retail-booking.types.ts';
import { looks } from '#tests/e2e/support/chart-acts.ts';
import { asItIs, walkChart } from '#tests/e2e/support/chart-walk.ts';
import { LISTS } from '#tests/e2e/support/pictures/trouble.ts';
import { ONWARD, type Step } from '#tests/e2e/support/steps.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { pattern } from '#tests/e2e/support/words.ts';
import { stagedChart } from '#tests/flows/retail-booking/chart.ts';
import { confirmationActs } from './walk/confirmation-acts.ts';
import { alsoWalked } from './walk/also-walked.ts';
import { isPossible, watched } from './walk/possible.ts';
import {
  branchIn,
  changeElsewhere,
  CHOSEN,
  openWalked,
  serviceIn,
  STORED,
  walkedBooking,
  wished,
  withdrawChoices,
  type Walked,
} from './walk/walked-booking.ts';

const press =
  (...names: readonly string[]) =>
  async ({ booking }: Walked) => {
    const buttons = names.map((name) => booking.button(name).filter({ visible: true }));
    await buttons.reduce((one, other) => one.or(other)).click();
  };
const reads =
  (text: string) =>
  async ({ booking }: Walked) =>
    expect(booking.text(text).first()).toBeVisible();
const isAt =
  (step: Step) =>
  async ({ booking }: Walked) =>
    expect(booking.heading(step)).toBeVisible();
const onPage = (look: ReturnType<typeof looks>) => (session: Walked) => look({ site: session.booking });

const storedFor = ({ draft, dropped }: Extract<DraftReadingOutcome, { kind: 'ok' }>['value']) => {
  if (draft === null) return dropped === null ? STORED.nothing : STORED.corrupt;
  if (draft.requestKey !== null) return STORED.unanswered;
  return draft.appointmentId === null ? STORED.timed : STORED.held;
};

walkChart<RetailBookingScreen, Walked>({
  chart: { ...stagedChart, watched },
  joinedUpTo: 16,
  prepare: {
    guest: walkedBooking(),
    member: walkedBooking({ isMember: true }),
    withWish: walkedBooking({ search: wished('', true) }),
    withWholeWish: walkedBooking({ search: wished(CHOSEN, false) }),
    atTime: walkedBooking({ search: async () => '?step=time' }),
  },
  open: openWalked,
  acts: {
    'branch.chosen': async (session, { branch }) => session.booking.press(await branchIn(session, branch.locationId)),
    'branch.cleared': press('Remove the branch'),
    'branchKeywords.loaded': async ({ booking }) => {
      const search = booking.page.getByRole('searchbox');
      const keyword = booking.language === 'th' ? 'ชลบุรี' : 'Chon Buri';
      await search.fill(keyword);
      await expect.poll(async () => (await booking.draft())?.['branchKeywordList']).toContain(keyword);
      await search.fill('');
    },
    'service.toggled': (session, { service }) => session.booking.press(serviceIn(session, service.id)),
    // Not the same twice.
    'otherService.entered': async ({ booking }, { text }) => {
      const field = booking.main.locator('textarea');
      await field.fill(`${await field.inputValue()} ${text}`);
      await field.blur();
    },
    'date.chosen': async ({ booking }) => {
      await booking.freeTimes.first().waitFor();
      await booking.openDays.and(booking.page.locator(':not([aria-checked=true])')).first().click();
    },
    'time.chosen': async ({ booking }) => booking.freeTimes.last().click(),
    'branchMove.chosen': async ({ booking: { page }, booking, branches }, { branch }) => {
      await booking.button('Compare nearby branches').click();
      const cell = page
        .locator('tbody')
        .nth(1)
        .locator(`[data-cell]:not([data-cell^="${branches.get(12)} "]):not([aria-disabled])`)
        .last();
      branches.set(branch.locationId, Number((await cell.getAttribute('data-cell'))?.split(' ')[0]));
      await cell.click();
    },
    'tab.left': onPage(looks('hidden')),
    'tab.returned': onPage(looks('visible')),
    'information.entered': ({ booking, customer }) => booking.fillIn(customer),
    'carBrands.loaded': asItIs,
    'next.requested': press(...Object.values(ONWARD), 'Back to the summary'),
    // A wide window leaves going back to the browser's own button.
    'back.requested': async (session) => {
      const { page } = session.booking;
      const wide = page.viewportSize();
      await page.setViewportSize({ width: 360, height: 740 });
      await press('Back')(session);
      if (wide) await page.setViewportSize(wide);
    },
    'step.requested': ({ booking }, { step }) => booking.followStep(step),
    'notice.dismissed': press('Choose another time', 'OK'),
    'lostTime.acknowledged': press('OK'),
    'restart.requested': async (session) => {
      await press('Start over', 'Start over and give this time back')(session);
      await press('Clear and start over')(session);
    },
    'resume.requested': press('Continue here', 'Try again'),
    'draft.changedElsewhere': async (session) => {
      await changeElsewhere(session);
      if (session.isEnding) await session.answers?.end();
    },
    'session.superseded': ({ login, card }) => login.signedOutElsewhere(card ?? ''),
    'availability.changed': asItIs,
    'confirmation.changed': confirmationActs,
  },
  isPossible,
  alsoWalked,
  withNext: ['information.entered'],
  comeAlone: [
    'takeDays',
    'takeDaysUnseen',
    'keepCarBrands',
    'keepBranchKeywords',
    'enterInformation',
    'awaitHold',
    'unknown.askedAgain',
    'locked.changedElsewhere',
  ],
  isLast: ({ fired }) =>
    fired.some((id) =>
      /^(takeOver|bookAgain|checking\.(broken|tooLong)|locked\.changedElsewhere|noteSessionOver|.*\.superseded)$/.test(
        id,
      ),
    ),
  services: {
    checking: {
      calls: [LISTS],
      becomes: (outcome: CheckingOutcome) =>
        outcome.kind === 'ok' ? (outcome.value.branch === null ? withdrawChoices : asItIs) : undefined,
      whenLost: (session) => {
        session.isDrawnHere = true;
      },
    },
    releasing: {
      calls: ['**/appointment/change-status/**'],
      becomes: ({ kind }: ReleasingOutcome) => (kind === 'ok' ? asItIs : undefined),
    },
  },
  answers: {
    reading: ({ output }: AnyEventObject) => (output?.kind === 'ok' ? storedFor(output.value) : undefined),
    confirmation: ({ output }: AnyEventObject) =>
      output
        ? (session) => {
            session.isEnding = true;
          }
        : undefined,
  },
  holds: {
    checking: (session) => {
      session.isDrawnHere = true;
    },
  },
  delays: ['checkTimeLimit'],
  sees: {
    resuming: async ({ booking }) =>
      expect(booking.page.getByRole('status', { name: booking.say('Loading your booking…') })).toBeVisible(),
    branch: async (session, screen) => {
      await isAt('branch')(session);
      if (screen.screen !== 'branch') return;
      const { booking } = session;
      const chosen = booking.page.locator('input[name="branch-all"]:checked');
      await expect(chosen).toHaveCount(screen.chosen === null ? 0 : 1);
    },
    services: async (session, screen) => {
      await isAt('services')(session);
      if (screen.screen !== 'services') return;
      for (const { id } of screen.chosen) await expect(serviceIn(session, id)).toBeChecked();
      await expect(session.booking.services.and(session.booking.page.locator(':checked'))).toHaveCount(
        screen.chosen.length,
      );
    },
    time: async (session, screen) => {
      await isAt('time')(session);
      if (screen.screen !== 'time' || screen.days.length === 0) return;
      await expect(session.booking.freeTimes.first()).toBeVisible();
      await expect(session.booking.chosenTime).toHaveCount(screen.time === null ? 0 : 1);
    },
    information: isAt('information'),
    summary: async (session, screen) => {
      await isAt('summary')(session);
      if (screen.screen !== 'summary') return;
      const { booking } = session;
      const edits = booking.page.getByRole('button', { name: pattern(booking.say('Edit {label}')) });
      await (screen.locked ? expect(edits).toHaveCount(0) : expect(edits.first()).toBeVisible());
      await expect(booking.timer).toHaveCount(screen.locked || screen.heldUntil === null ? 0 : 1);
    },
    interrupted: reads('Logged out after logging in with another device.'),
    changedElsewhere: reads('This booking was changed in another tab'),
    confirmed: async ({ booking }) => expect(booking.completed).toBeVisible(),
  },
  elsewhere: {
    'a program error, which no answer of the server is': ['availabilityBroken', 'confirmationBroken'],
    'the storage answers at once': ['reading.broken', 'reading.tooLong'],
    'a refusal of the catalogue is a failed call': ['checking.refused'],
    'times that could not be read anew are shown by the flow of the free times': ['requestTimes'],
    'only a sign-in elsewhere interrupts a booking, and its notice leads away from the page': [
      'interrupted.startOver',
      'interrupted.startOverReleasing',
      'resume',
    ],
  },
});
