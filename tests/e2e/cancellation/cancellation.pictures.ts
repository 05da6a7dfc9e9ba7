import { ERROR } from '#contract/errors.ts';
import type { CancelResult } from '#machines/cancellation/cancellation.types.ts';
import type { CancellationState } from '#machines/cancellation/cancellation.selectors.ts';
import { findMade } from '#tests/e2e/booking-lookup/lookup.pictures.ts';
import { end } from '#tests/e2e/support/stored-bookings.ts';
import { scene, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { answerWith, CANCEL, cutOff, freeze, hang } from '#tests/e2e/support/pictures/trouble.ts';

const ask = async (stage: Stage) => {
  const id = await findMade(stage);
  await stage.site.button('Cancel this booking').click();
  await stage.site.button('Keep the booking').waitFor();
  return id;
};

const cancel = async (stage: Stage) => {
  await ask(stage);
  await stage.site.button('Cancel the booking').click();
};

const refusedWith = (error: number, words: string) =>
  scene(async (stage) => {
    await answerWith(stage.page, CANCEL, error);
    await cancel(stage);
    await sees(stage, words);
  });

const RESULTS: Readonly<Record<CancelResult['result'], ReturnType<typeof scene>>> = {
  cancelled: scene(async (stage) => {
    await cancel(stage);
    await sees(stage, 'Your booking is cancelled.');
  }),
  already: scene(async (stage) => {
    const id = await ask(stage);
    await end({ id }, 'cancelled');
    await stage.site.button('Cancel the booking').click();
    await sees(stage, 'This booking was cancelled already.');
  }),
  tooLate: refusedWith(ERROR.tooLateToCancel, 'Too late to cancel online'),
  notCancellable: refusedWith(ERROR.notCancellable, 'This booking can no longer be cancelled.'),
  gone: refusedWith(ERROR.bookingNotFound, 'This booking can no longer be cancelled.'),
};

export const CANCEL_SCREENS: Readonly<Record<CancellationState['screen'], Scenes>> = {
  offered: { seenIn: 'find-found' },
  asking: { '': scene(async (stage) => void (await ask(stage))) },
  cancelling: {
    '': scene(async (stage) => {
      await hang(stage.page, CANCEL);
      await cancel(stage);
      await sees(stage, 'Cancelling…');
    }),
  },
  outcomeUnknown: {
    '': scene(async (stage) => {
      await ask(stage);
      await cutOff(stage.page, CANCEL);
      await freeze(stage.page);
      await stage.site.button('Cancel the booking').click();
      await sees(stage, 'We do not know yet whether your booking was cancelled.');
    }),
    offline: scene(async (stage) => {
      await ask(stage);
      await freeze(stage.page);
      await stage.context.setOffline(true);
      await stage.site.button('Cancel the booking').click();
      await sees(stage, "You're offline. Reconnect and try again.");
    }),
  },
  refused: { '': refusedWith(ERROR.tooManyRequests, 'The booking was not cancelled.') },
  settled: RESULTS,
};
