import type { AnyEventObject } from 'xstate';
import type {
  ConfirmationReport,
  ConfirmationStage,
} from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { CONFIRM, HOLD } from '#tests/e2e/support/pictures/trouble.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { bookEnough, cancelThese, takeTime, type Walked } from './walked-booking.ts';
import type { HeldAnswers } from './held-answers.ts';

type Act = (
  session: Walked,
  answers: HeldAnswers,
  own: ConfirmationReport['items'][number] | undefined,
) => Promise<void>;

/** What is pressed or answered for the confirmation to report each stage. */
const ACTS: Readonly<Record<ConfirmationStage, Act>> = {
  asking: async ({ booking }, _answers, own) => {
    if (own?.replacement) await booking.main.getByRole('listitem').getByRole('button').first().click();
    else await booking.button('Try again').or(booking.button('Check again')).click();
  },
  settled: async (session, answers, own) => {
    const isHold = (await answers.asked()) === HOLD;
    if (own?.heldItem) {
      if (isHold) await cancelThese(session);
      return answers.letThrough();
    }
    if (!isHold || own?.appointmentId !== null) return answers.lose();
    await bookEnough(session);
    return answers.letThrough();
  },
  lost: async (session, answers) => {
    await takeTime(session, (await answers.asked()) === CONFIRM);
    return answers.letThrough();
  },
  confirming: async ({ booking }, answers) => {
    const button = booking.confirmButton.or(booking.button('Try again'));
    await expect.poll(async () => answers.isAsked() || (await button.isVisible()), 'what leads on').toBe(true);
    await (answers.isAsked() ? answers.letThrough() : button.click());
  },
  unknown: async (_session, answers) => {
    await answers.asked();
    return answers.lose();
  },
};

export const confirmationActs = async (session: Walked, event: AnyEventObject): Promise<void> => {
  const { stage, items } = event as ConfirmationReport;
  if (session.answers === null) throw new Error('the page is not open');
  await ACTS[stage](session, session.answers, items[0]);
  if (session.isEnding) await session.answers.end();
};
