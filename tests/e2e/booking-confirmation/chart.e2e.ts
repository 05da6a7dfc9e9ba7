import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import {
  alternative,
  bookingConfirmationFixtures,
  item,
  REQUEST_KEY,
  SUBJECT,
} from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import type {
  ConfirmationScreen,
  ConfirmationSnapshot,
} from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type {
  ConfirmationContext,
  ConfirmingOutcome,
  ExtendingOutcome,
  HoldingOutcome,
  ReadingOutcome,
} from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { asItIs, walkChart, type Opening } from '#tests/e2e/support/chart-walk.ts';
import { BookingPage, newCustomer, NO_APP, type Customer } from '#tests/e2e/support/booking-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { OtherGuest, type MadeBooking, type Slot } from '#tests/e2e/support/other-guest.ts';
import { BOOKING, CONFIRM, cutOff, EXTEND, HOLD } from '#tests/e2e/support/pictures/trouble.ts';
import { end, letExpire } from '#tests/e2e/support/stored-bookings.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { gapsOf } from '#studio/proof/gaps.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { chart } from '#tests/flows/booking-confirmation/chart.ts';

interface Session {
  readonly booking: BookingPage;
  readonly customer: Customer;
  readonly other: OtherGuest;
  /** What the guest has booked beside, for as many cars as one may have. */
  readonly beside: MadeBooking[];
  /** Opens the summary. */
  readonly arrive: () => Promise<unknown>;
}

async function start({ site: { page, language }, other, watch }: Opening): Promise<Omit<Session, 'arrive'>> {
  watch.expect(/net::ERR_CONNECTION_FAILED/);
  const booking = new BookingPage(page, language, test.info().parallelIndex);
  return { booking, customer: newCustomer(), other, beside: [] };
}

/** A guest who has left the summary after doing something on it, and comes back to it. */
const afterSummary = (work: (booking: BookingPage) => Promise<unknown>) => async (opening: Opening) => {
  const started = await start(opening);
  const { booking, customer } = started;
  await booking.openAt('summary', customer);
  await work(booking);
  await booking.page.goto(NO_APP);
  return { ...started, arrive: () => booking.open('?step=summary') };
};

const chosenSlot = async (booking: BookingPage): Promise<Slot> => {
  const draft = await booking.draft();
  const dateTime = String(Object(draft?.['dateTime'])['date_time']);
  return { locationId: Number(Object(draft?.['branch'])['location_id']), dateTime };
};

/** The guest confirms in another tab, whose answer this one does not hear. */
const confirmBeside = async ({ booking }: Session) => {
  const form = { key_account: 'roddee-web', aff: '', device: 'web', item: JSON.stringify([await booking.heldId()]) };
  const answered = await booking.page.request.post('/appointment/confirm', { form });
  expect((await answered.json()).error_code).toBe(0);
};
/** As many bookings as a guest may have for one car. */
const bookEnough = async ({ booking: { page, seat }, customer, beside }: Session) => {
  const guest = OtherGuest.as(page.request);
  while (beside.length < 3) beside.push(await guest.bookLate(1015 + seat, customer.plate));
};
const cancelThese = async ({ beside }: Session) => {
  for (const made of beside.splice(0)) await end(made, 'cancelled');
};
const remove = async ({ booking }: Session) =>
  inDatabase('delete from appointment where id = $1', [await booking.heldId()]);
const expire = async ({ booking }: Session) => letExpire(await booking.heldId());

const reads =
  (text: string) =>
  async ({ booking }: Session) =>
    expect(booking.text(text).first()).toBeVisible();

/** What has to become of the world first, by what the server then answers. */
type Fates = Readonly<Record<string, (session: Session) => Promise<unknown>>>;

const asks = (call: string, fates: Fates) => ({
  calls: [call],
  becomes: (outcome: HoldingOutcome | ReadingOutcome | ExtendingOutcome | ConfirmingOutcome) => {
    if (outcome.kind === 'failed') return fates[outcome.failure.code];
    const answer = outcome.value[0]?.answer;
    if (!answer) return undefined;
    const name = 'state' in answer ? answer.state : answer.kind === 'ok' ? 'done' : answer.failure.code;
    return name === 'refused' ? undefined : fates[name];
  },
});

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as ConfirmationSnapshot).context;
/** A hold of which the server still knows, to be moved to a time that was chosen. */
const isMoved = ({ items }: ConfirmationContext) =>
  items.some(({ appointmentId, replacement }) => appointmentId !== null && replacement === null);
const isHoldRefused = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('notHeld') && contextOf(snapshot).refusal !== null;
const isConfirmRefused = ({ notice }: ConfirmationContext) => notice === 'confirmRefused';

const CHANGED = { ...item, note: 'changed' };
/** What was changed is moved without being read; where it is read, its booking has been confirmed. */
const isReadOnceConfirmed = ({ items: [own] }: ConfirmationContext) => own?.item.note === CHANGED.note;
const outdatedHold = bookingConfirmationFixtures.inputs['outdatedHold'];

/** Also told apart by what the server can still answer. */
const told: ChartUnderTest = {
  ...chart,
  fixtures: {
    ...chart.fixtures,
    inputs: {
      ...chart.fixtures.inputs,
      outdatedHold: { ...outdatedHold, items: outdatedHold?.items.map((each) => ({ ...each, item: CHANGED })) },
    },
  },
  watched: (snapshot) => ({
    ...chart.watched?.(snapshot),
    moved: isMoved(contextOf(snapshot)),
    holdRefused: isHoldRefused(snapshot),
    confirmRefused: isConfirmRefused(contextOf(snapshot)),
    key: contextOf(snapshot).requestKey,
    changed: isReadOnceConfirmed(contextOf(snapshot)),
  }),
};

const isDone = ({ output }: AnyEventObject) => output.kind === 'ok' && output.value[0]?.answer.kind === 'ok';

walkChart<ConfirmationScreen, Session>({
  chart: told,
  joinedUpTo: 14,
  prepare: {
    noHold: async (opening) => {
      const started = await start(opening);
      const { booking, customer } = started;
      await booking.openAt('information', customer);
      return { ...started, arrive: () => booking.goOn('information') };
    },
    currentHold: afterSummary(asItIs),
    // Not left: a booking that is opened anew asks what became of its hold.
    outdatedHold: async (opening) => {
      const started = await start(opening);
      const { booking, customer } = started;
      await booking.openAt('summary', customer);
      await booking.followStep('time');
      await booking.openDays.nth(1).click();
      await booking.chooseTime();
      return { ...started, arrive: () => booking.returning.click() };
    },
    unansweredConfirm: afterSummary(async (booking) => {
      await cutOff(booking.page, CONFIRM);
      await booking.confirmButton.click();
      await expect(booking.text('We do not know yet whether your booking was confirmed.')).toBeVisible();
      await booking.page.unroute(CONFIRM);
    }),
  },
  open: async ({ arrive }) => void (await arrive()),
  acts: {
    'confirm.requested': ({ booking }) => booking.confirmButton.click(),
    'extension.requested': ({ booking }) => booking.extendButton.click(),
    'retry.requested': ({ booking }) =>
      booking.button('Try again').or(booking.button('Check again')).or(booking.button('Keep this time again')).click(),
    'alternative.chosen': ({ booking }) => booking.main.getByRole('listitem').getByRole('button').first().click(),
    'recount.requested': ({ booking }) =>
      booking.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    'xstate.after.holdTimeLeft.bookingConfirmation.held': async (session) => {
      await expire(session);
      const { timer, page } = session.booking;
      const [minutes = 0, seconds = 0] = (await timer.innerText()).split(':').map(Number);
      // The rest passes by itself: in a leap the countdown, whose next tick is due sooner, would count anew first.
      await page.clock.fastForward((minutes * 60 + seconds - 2) * 1000);
    },
  },
  isPossible: (snapshot, event) => {
    switch (event.type) {
      case 'alternative.chosen':
        return event['subject'] === SUBJECT && event['alternative'] === alternative && snapshot.can(event);
      case 'extension.requested':
        return snapshot.can(event) && !isConfirmRefused(contextOf(snapshot));
      // What was refused may be gone from the catalogue: another chart begins once the booking has been checked.
      case 'retry.requested':
        return !isHoldRefused(snapshot);
      // Its answer would be given up long before.
      case 'xstate.after.holdTimeLeft.bookingConfirmation.held':
        return snapshot.matches({ held: 'counting' });
      case 'xstate.done.actor.holding': {
        const code = event['output'].value?.[0]?.answer.failure?.code;
        return isMoved(contextOf(snapshot)) || (code !== 'gone' && code !== 'alreadyConfirmed');
      }
      case 'xstate.done.actor.reading':
        return !isReadOnceConfirmed(contextOf(snapshot)) || event['output'].value?.[0]?.answer.state === 'confirmed';
      // What is confirmed again right after it was read is as it was read.
      case 'xstate.done.actor.confirming':
        return contextOf(snapshot).requestKey !== REQUEST_KEY || isDone(event);
      default:
        return true;
    }
  },
  services: {
    holding: asks(HOLD, {
      done: cancelThese,
      slotLost: async ({ booking, other }) => other.takeAll(await chosenSlot(booking)),
      gone: remove,
      alreadyConfirmed: confirmBeside,
      refused: bookEnough,
    }),
    reading: asks(BOOKING, { live: asItIs, expired: expire, gone: remove, confirmed: confirmBeside }),
    extending: asks(EXTEND, {
      done: asItIs,
      alreadyExtended: async ({ booking }) =>
        inDatabase('update appointment set extended = true where id = $1', [await booking.heldId()]),
    }),
    confirming: asks(CONFIRM, {
      done: cancelThese,
      slotLost: async (session) => session.other.takeAll(await expire(session)),
      gone: remove,
      // A hold that has ended is taken again by the rules of a new one.
      refused: async (session) => {
        await expire(session);
        await bookEnough(session);
      },
    }),
  },
  delays: ['answerTimeLimit', 'recheckPause'],
  sees: {
    checkingHold: reads('Checking your time…'),
    takingHold: reads('Holding your time…'),
    held: async ({ booking }, screen) => {
      await expect(booking.timer).toHaveText(/^\d\d:\d\d$/);
      await expect(booking.confirmButton).toBeVisible();
      if (screen.screen !== 'held') return;
      await expect(booking.extendButton).toHaveCount(screen.extension === 'offered' ? 1 : 0);
      await expect(booking.text('The time could not be extended.')).toHaveCount(
        screen.notice === 'extensionFailed' ? 1 : 0,
      );
    },
    holdUnknown: reads('We cannot see whether this time is still kept for you.'),
    notHeld: reads('This time could not be kept for you.'),
    confirming: reads('Confirming your booking…'),
    outcomeUnknown: reads('We do not know yet whether your booking was confirmed.'),
    slotLost: reads('The booking failed at scheduled time. Please click OK to start the booking.'),
    expired: reads('The time to confirm is over.'),
    confirmed: async ({ booking }) => expect(booking.completed).toBeVisible(),
  },
  elsewhere: {
    'the summary is of one booking, which cannot be left out': gapsOf('booking-confirmation', 'screens'),
    'a guest has no sign-in that another ends': [
      'outcomeUnknown.lookUp',
      'outcomeUnknown.lookUpAgain',
      'reading.liveNotConfirmed',
      'superseded',
    ],
    'the server refuses to read a booking only after too many calls from one address, which all tests share': [
      'reading.refused',
      'reading.refusedUnanswered',
    ],
  },
});
