import { describe, expect, it } from 'vitest';
import {
  alternative,
  extendedHold,
  hold,
  SUBJECT,
} from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import {
  selectScreen,
  type ConfirmationSnapshot,
} from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { buttonNamed, isShown, press, pressButton } from '#tests/support/model/page-parts.ts';
import { transitionsLeftOut } from '#tests/support/model/path-coverage.ts';
import { walkScreens } from '#tests/support/model/screens.ts';
import { confirmButton, isPossible, mayConfirm, mayEdit, model, OF_SEVERAL, TEXTS, timeLeft } from './scenes.ts';
import { pageChart, openSummary } from './page.tsx';

walkScreens({
  chart: pageChart,
  model,
  render: openSummary,
  isPossible,
  invalidation: ({ before, event }) =>
    before && event.type.startsWith('xstate.after.holdTimeLeft.')
      ? `RB-07 the hold ends ${selectScreen(before as ConfirmationSnapshot).screen === 'held' && before.matches({ held: 'extending' }) ? 'while it is being extended' : 'by itself'}`
      : null,
});

describe('holding and confirming on the page', () => {
  it('the generated paths take every transition of the chart that one booking can take', () => {
    expect(transitionsLeftOut({ chart: pageChart, isPossible }).toSorted()).toEqual(OF_SEVERAL.toSorted());
  });

  const answer = (call: string, value: object) => ({
    type: `xstate.done.actor.${call}`,
    output: { kind: 'ok', value: [{ subject: SUBJECT, answer: { kind: 'ok', value } }] },
  });
  const lost = (call: string) => ({
    type: `xstate.done.actor.${call}`,
    output: {
      kind: 'ok',
      value: [
        { subject: SUBJECT, answer: { kind: 'failed', failure: { code: 'slotLost', alternatives: [alternative] } } },
      ],
    },
  });
  const timeOver = { type: 'xstate.after.holdTimeLeft.bookingConfirmation.held' };

  it.each([
    ['noHold', TEXTS.takingHold],
    ['outdatedHold', TEXTS.takingHold],
    ['currentHold', TEXTS.checkingHold],
  ])('RB-07 nothing is confirmed before the time is held: %s', async (input, words) => {
    const page = await openSummary(input);
    expect(isShown(words)).toBe(true);
    expect(mayConfirm()).toBe(false);
    expect(timeLeft()).toBeNull();
    page.close();
  });

  it('RB-07 a hold counts down from its time, ends by itself, and can be taken again', async () => {
    const page = await openSummary('noHold');
    await page.perform(answer('holding', hold));
    expect(timeLeft()).toBe('15:00');
    expect(mayConfirm()).toBe(true);
    await page.perform(timeOver);
    expect(isShown(TEXTS.expired)).toBe(true);
    expect(confirmButton()).toBeNull();
    pressButton('Keep this time again');
    expect(isShown(TEXTS.takingHold)).toBe(true);
    page.close();
  });

  it('the one extension counts from the new end', async () => {
    const page = await openSummary('noHold');
    await page.perform(answer('holding', hold));
    pressButton('Add 15 minutes');
    await page.perform(answer('extending', extendedHold));
    expect(timeLeft()).toBe('30:00');
    expect(buttonNamed('Add 15 minutes')).toBeNull();
    await page.perform(timeOver);
    expect(isShown(TEXTS.expired)).toBe(true);
    page.close();
  });

  it('RB-09 nothing can be edited during a confirm or while its outcome is unknown', async () => {
    const page = await openSummary('noHold');
    await page.perform(answer('holding', hold));
    expect(mayEdit()).toBe(true);
    press(confirmButton());
    expect(mayEdit()).toBe(false);
    await page.perform({ type: 'xstate.error.actor.confirming' });
    expect(isShown(TEXTS.outcomeUnknown)).toBe(true);
    expect(mayEdit()).toBe(false);
    expect(buttonNamed('Start over')).toBeNull();
    page.close();
  });

  it.each(['holding', 'confirming'])(
    'RB-10 a time lost when %s says to start again, and offers others',
    async (call) => {
      const page = await openSummary('noHold');
      if (call === 'confirming') {
        await page.perform(answer('holding', hold));
        press(confirmButton());
      }
      await page.perform(lost(call));
      expect(isShown(TEXTS.slotLost)).toBe(true);
      expect(mayConfirm()).toBe(false);
      pressButton('OK');
      expect(page.user.onAgain).toHaveBeenCalledOnce();
      expect(page.user.onStartOver).not.toHaveBeenCalled();
      pressButton('Take this time');
      expect(isShown(TEXTS.takingHold)).toBe(true);
      page.close();
    },
  );
});
