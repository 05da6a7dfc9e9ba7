import { describe, expect, it } from 'vitest';
import { alternative, extendedHold, hold } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import {
  selectScreen,
  type ConfirmationSnapshot,
} from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { fromInputs } from '#tests/support/model/from-inputs.ts';
import { buttonNamed, isShown, press, pressButton } from '#tests/support/model/page-parts.ts';
import { transitionsExcused, transitionsLeftOut } from '#tests/support/model/path-coverage.ts';
import { walkScreens } from '#tests/support/model/screens.ts';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import { confirmButton, isPossible, mayConfirm, mayEdit, model, TEXTS, timeLeft } from './scenes.ts';
import { pageChart, openSummary } from './page.tsx';
import { alternativeOf, extendedAs, heldAs, readAs } from './ports.ts';

// Also from nothing alone, since from there everything is sent for the first time, and then again.
for (const under of [pageChart, fromInputs(pageChart, 'booking-confirmation from no hold', 'noHold')])
  walkScreens({
    chart: under,
    model,
    render: openSummary,
    isPossible,
    invalidation: (step) => {
      const { before, event } = step;
      if (!before) return null;
      if (event.type.startsWith('xstate.after.holdTimeLeft.'))
        return `RB-07 the hold ends ${selectScreen(before as ConfirmationSnapshot).screen === 'held' && before.matches({ held: 'extending' }) ? 'while it is being extended' : 'by itself'}`;
      if (event.type === 'extension.requested')
        return `an extension is asked for, with the notice ${String((before as ConfirmationSnapshot).context.notice)}`;
      return alsoWalked(step);
    },
  });

describe('holding and confirming on the page', () => {
  it('the generated paths take every transition of the chart that one booking can take', () => {
    expect(transitionsLeftOut({ chart: pageChart, isPossible })).toEqual(transitionsExcused(pageChart));
  });

  type Page = Awaited<ReturnType<typeof openSummary>>;
  const answered = async ({ wire, settle }: Page, call: 'holding' | 'extending') => {
    if (call === 'holding') wire.answer('setupTemporary', heldAs(hold));
    else wire.answer('extendHold', extendedAs(extendedHold));
    await settle();
  };
  const pressed = async ({ settle }: Page, name: string) => {
    pressButton(name);
    await settle();
  };
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
    await answered(page, 'holding');
    expect(timeLeft()).toBe('15:00');
    expect(mayConfirm()).toBe(true);
    await page.perform(timeOver);
    expect(isShown(TEXTS.expired)).toBe(true);
    expect(confirmButton()).toBeNull();
    await pressed(page, 'Keep this time again');
    expect(isShown(TEXTS.takingHold)).toBe(true);
    page.close();
  });

  it('the one extension counts from the new end', async () => {
    const page = await openSummary('noHold');
    await answered(page, 'holding');
    await pressed(page, 'Add 15 minutes');
    await answered(page, 'extending');
    expect(timeLeft()).toBe('30:00');
    expect(buttonNamed('Add 15 minutes')).toBeNull();
    await page.perform(timeOver);
    expect(isShown(TEXTS.expired)).toBe(true);
    page.close();
  });

  it.each(['holding', 'extending'] as const)(
    'what was not answered when %s is asked for again with its key, and read again before it counts',
    async (what) => {
      const page = await openSummary('noHold');
      const call = what === 'holding' ? 'setupTemporary' : 'extendHold';
      if (what === 'extending') await answered(page, 'holding');
      if (what === 'extending') await pressed(page, 'Add 15 minutes');
      page.wire.fail(call);
      await page.settle();
      await pressed(page, what === 'holding' ? 'Try again' : 'Add 15 minutes');
      page.wire.check();
      expect(page.wire.sent(call)).toHaveLength(2);
      await answered(page, what);
      expect(timeLeft()).toBe(what === 'holding' ? null : '15:00');
      page.wire.answer('readBooking', readAs(what === 'holding' ? hold : extendedHold));
      await page.settle();
      expect(timeLeft()).toBe(what === 'holding' ? '15:00' : '30:00');
      page.close();
    },
  );

  it('RB-09 nothing can be edited during a confirm or while its outcome is unknown', async () => {
    const page = await openSummary('noHold');
    await answered(page, 'holding');
    expect(mayEdit()).toBe(true);
    press(confirmButton());
    await page.settle();
    expect(mayEdit()).toBe(false);
    page.wire.fail('confirm');
    await page.settle();
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
        await answered(page, 'holding');
        press(confirmButton());
        await page.settle();
      }
      const details = { alternatives: [alternativeOf(alternative)] };
      if (call === 'holding') page.wire.refuse('setupTemporary', 'slotTaken', details);
      else page.wire.refuse('confirm', 'failedAtScheduledTime', details);
      await page.settle();
      expect(isShown(TEXTS.slotLost)).toBe(true);
      expect(mayConfirm()).toBe(false);
      await pressed(page, 'OK');
      expect(page.user.onAgain).toHaveBeenCalledOnce();
      expect(page.user.onStartOver).not.toHaveBeenCalled();
      await pressed(page, 'Take this time');
      expect(isShown(TEXTS.takingHold)).toBe(true);
      page.close();
    },
  );
});
