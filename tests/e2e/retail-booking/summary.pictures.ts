import type { ConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { after, type BookingStage } from './booking-stage.ts';
import { OtherGuest } from '#tests/e2e/support/other-guest.ts';
import { letExpire } from '#tests/e2e/support/stored-bookings.ts';
import { sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import { BOOKING, breakDown, CONFIRM, cutOff, EXTEND, hang, HOLD, spoil } from '#tests/e2e/support/pictures/trouble.ts';

const open = ({ booking }: BookingStage) => booking.open('?step=summary');

const openHeld = async (stage: BookingStage) => {
  await open(stage);
  await stage.booking.timer.waitFor();
};

const held: Scenes = {
  '': after('information', openHeld),
  extended: after('information', async (stage) => {
    await openHeld(stage);
    await stage.booking.extendButton.click();
    await sees(stage, 'Time extended');
  }),
  'one-minute': after('information', async (stage) => {
    await stage.page.clock.install();
    await openHeld(stage);
    await stage.page.clock.fastForward('14:00');
    await stage.booking.timer.filter({ hasText: /^00:/ }).waitFor();
  }),
  'not-extended': after('information', async (stage) => {
    await openHeld(stage);
    await breakDown(stage.page, EXTEND);
    await stage.booking.extendButton.click();
    await sees(stage, 'The time could not be extended.');
  }),
  refused: after('information', async (stage) => {
    await openHeld(stage);
    await spoil(stage.page, CONFIRM);
    await stage.booking.confirmButton.click();
    await sees(stage, 'The booking was not confirmed.');
  }),
};

export const SUMMARY_SCREENS: Readonly<Record<ConfirmationScreen['screen'], Scenes>> = {
  checkingHold: {
    '': after('information', async (stage) => {
      await openHeld(stage);
      await hang(stage.page, BOOKING);
      await stage.page.reload();
      await sees(stage, 'Checking your time…');
    }),
  },
  holdUnknown: {
    '': after('information', async (stage) => {
      await openHeld(stage);
      await breakDown(stage.page, BOOKING);
      await stage.page.reload();
      await sees(stage, 'We cannot see whether this time is still kept for you.');
    }),
  },
  takingHold: {
    '': after('information', async (stage) => {
      await hang(stage.page, HOLD);
      await open(stage);
      await sees(stage, 'Holding your time…');
    }),
  },
  notHeld: {
    broken: after('information', async (stage) => {
      await breakDown(stage.page, HOLD);
      await open(stage);
      await sees(stage, 'This time could not be kept for you.');
    }),
    refused: after('information', async (stage) => {
      await spoil(stage.page, HOLD);
      await open(stage);
      await sees(stage, 'This time could not be kept for you.');
    }),
  },
  held,
  confirming: {
    '': after('information', async (stage) => {
      await openHeld(stage);
      await hang(stage.page, CONFIRM);
      await stage.booking.confirmButton.click();
      await sees(stage, 'Confirming your booking…');
    }),
  },
  outcomeUnknown: {
    '': after('information', async (stage) => {
      await stage.page.clock.install();
      await openHeld(stage);
      await cutOff(stage.page, CONFIRM);
      await stage.booking.confirmButton.click();
      await sees(stage, 'We do not know yet whether your booking was confirmed.');
    }),
  },
  slotLost: {
    '': after('information', async (stage) => {
      await openHeld(stage);
      const slot = await letExpire(await stage.booking.heldId());
      const other = await OtherGuest.come(stage.origin);
      await other.takeAll(slot);
      await other.leave();
      await stage.booking.confirmButton.click();
      await sees(stage, 'The booking failed at scheduled time. Please click OK to start the booking.');
    }),
  },
  expired: {
    '': after('information', async (stage) => {
      await stage.page.clock.install();
      await openHeld(stage);
      await letExpire(await stage.booking.heldId());
      await stage.page.clock.fastForward('15:01');
      await sees(stage, 'The time to confirm is over.');
    }),
  },
  // The summary is left at once; its pictures are those of the completed booking.
  confirmed: { seenIn: 'completed-whole' },
};
