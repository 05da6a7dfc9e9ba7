import type { AnyEventObject } from 'xstate';
import type { ConfirmationReport } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { calls } from '#contract/calls/all.ts';
import type {
  CorporateBookingSnapshot,
  GroupScreen,
  OverviewScreen,
} from '#machines/corporate-booking/corporate-booking.selectors.ts';
import type {
  CheckingOutcome,
  GroupReadingOutcome,
  ReleasingOutcome,
} from '#machines/corporate-booking/corporate-booking.types.ts';
import { gapsOf } from '#studio/proof/gaps.ts';
import { looks, offers, press, reads } from '#tests/e2e/support/chart-acts.ts';
import { asItIs, walkChart } from '#tests/e2e/support/chart-walk.ts';
import { expect } from '#tests/e2e/support/test.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { pageChart } from '#tests/flows/corporate-booking/ways.ts';
import {
  blankGroup,
  CONFIRMATION,
  confirmButton,
  giveBack,
  holdButton,
  plateOf,
  READING,
  rowOf,
  stored,
  takeFrom,
  writeElsewhere,
  type GroupSession,
} from './group-walk.ts';
import { isPlayed } from './group-ways.ts';

/** What makes the confirmation report so. */
async function report(session: GroupSession, event: AnyEventObject): Promise<void> {
  const { site, network } = session;
  const { stage, items } = event as AnyEventObject & ConfirmationReport;
  const [last] = items.slice(-1);
  const free = () => network.free(CONFIRMATION);
  switch (stage) {
    case 'asking':
      return rowOf(session, last?.subject ?? '')
        .getByRole('group')
        .getByRole('button')
        .first()
        .click();
    case 'settled':
      if (items.every(({ appointmentId }) => appointmentId === null)) return network.lose(CONFIRMATION);
      for (const { subject } of items) await giveBack(session, subject);
      return free();
    case 'lost':
      await takeFrom(session, last?.subject ?? '');
      return free();
    case 'confirming': {
      const button = site.button('Try again').or(confirmButton(session));
      // A page that comes back sends its confirm again once it has read the bookings.
      return (await button.isVisible()) ? button.click() : network.free(READING);
    }
    case 'unknown':
      return network.lose(CONFIRMATION);
  }
}

const BUSY = { waiting: 'Holding the times…', locked: 'Confirming…' } as const;

async function seesOverview(session: GroupSession, { stage, rows, promise }: OverviewScreen): Promise<void> {
  const { site } = session;
  await expect(site.title('Book cars')).toBeVisible();
  await expect(site.page.locator('[data-car]')).toHaveCount(rows.length);
  for (const { draft, standing } of rows) {
    // What is asked for again is not lost any more.
    const shown = stage === 'waiting' && standing === 'lost' ? 'ready' : standing;
    await expect(rowOf(session, draft.car.id).locator('[data-standing]')).toHaveAttribute('data-standing', shown);
  }
  for (const [busy, name] of Object.entries(BUSY)) await expect(site.button(name)).toHaveCount(stage === busy ? 1 : 0);
  await expect(site.button('Change something')).toHaveCount(stage === 'settled' ? 1 : 0);
  await expect(site.text('We do not know yet whether the cars are booked')).toHaveCount(stage === 'unknown' ? 1 : 0);
  await expect(site.page.locator(`input[name=promise][value=${promise}]`)).toBeChecked();
}

/** Also told apart by whether the session is over: nothing more is done then. */
const told: ChartUnderTest = {
  ...pageChart,
  watched: (at) => ({
    ...pageChart.watched?.(at),
    isSessionOver: (at as CorporateBookingSnapshot).context.isSessionOver,
  }),
};

walkChart<GroupScreen, GroupSession>({
  chart: told,
  prepare: { signedIn: blankGroup },
  open: async ({ site }) => {
    await site.open('/booking');
    await site.takenOver();
  },
  acts: {
    'cars.added': ({ site }, { cars: [added] }) => site.button('Add {plate}', { plate: plateOf(added.car.id) }).click(),
    'car.removed': ({ site }, { carId }) => site.button('Remove {shown}', { shown: plateOf(carId) }).click(),
    'car.opened': ({ site }, { carId }) => site.openCar(plateOf(carId)),
    'car.closed': ({ site }) =>
      site
        .button('Back to the overview')
        .or(site.button('Back to the overview, go on later'))
        .filter({ visible: true })
        .click(),
    'car.changed': async ({ site }) => {
      await site.main.locator('textarea').fill('-');
      await site.main.locator('textarea').fill('');
    },
    'car.finished': ({ site }) => site.next('Done with this car'),
    'answers.copied': ({ site }, { from }) => site.copyToAll(plateOf(from)),
    'promise.chosen': ({ site }, { promise }) =>
      site.page.locator(`input[name=promise][value=${promise}]`).check({ force: true }),
    'hold.requested': (session) => holdButton(session).click(),
    'confirmation.changed': report,
    'confirm.requested': (session) => confirmButton(session).click(),
    'back.requested': press('Change something'),
    'restart.requested': async ({ site }) => {
      await site.button('Start over').click();
      await site.button('Clear and start over').click();
    },
    'retry.requested': press('Try again'),
    'resume.requested': press('Continue here'),
    'notice.dismissed': press('Close'),
    'tab.left': looks('hidden'),
    'tab.returned': looks('visible'),
    'draft.changedElsewhere': writeElsewhere,
    'session.superseded': ({ site, company }) => site.signedOutElsewhere(company),
  },
  answers: {
    reading: ({ type, output }) =>
      type.startsWith('xstate.error') ? undefined : stored(output as GroupReadingOutcome),
  },
  services: {
    checking: {
      calls: [`**${calls.listFleet.path}*`],
      becomes: (output: unknown) => ((output as CheckingOutcome).kind === 'ok' ? asItIs : undefined),
    },
    releasing: {
      calls: [`**${calls.changeStatusList.path}*`],
      becomes: (output: unknown) => ((output as ReleasingOutcome).kind === 'ok' ? asItIs : undefined),
    },
    confirmation: { ...CONFIRMATION, becomes: () => asItIs },
  },
  delays: ['checkTimeLimit'],
  sees: {
    waiting: async ({ site }) => expect(site.title('Book cars')).toBeVisible(),
    unchecked: offers('Try again'),
    overview: (session, screen) => seesOverview(session, screen as OverviewScreen),
    car: async ({ site }, screen) => {
      const { carId, place, count } = screen as Extract<GroupScreen, { screen: 'car' }>;
      await expect(site.text('Car {place} of {count}', { place, count })).toBeVisible();
      await expect(site.main).toContainText(plateOf(carId));
    },
    interrupted: reads('Logged out after logging in with another device.'),
    changedElsewhere: offers('Continue here'),
    confirmed: async ({ site }) => site.page.waitForURL(/booking\/completed/),
  },
  isPossible: isPlayed,
  // What another tab leaves is not what this one had, and cars with the same answers want the same place.
  isLast: ({ fired }) => fired.includes('takeOver') || fired.includes('copyAnswers'),
  comeAlone: ['takeCar', 'awaitHolds', 'confirm', 'unknown.askedAgain', 'leaveUnanswered'],
  joinedUpTo: 18,
  elsewhere: {
    'no page causes it': gapsOf('corporate-booking', 'screens'),
    'it comes with the lock': ['confirm'],
    'the server refuses no list of cars': ['checking.refused'],
    'a session that is over leads away from the page': ['resume'],
  },
});
