import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { alternative as sample, SUBJECT } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import type { ConfirmationEvent } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import type { ConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { ConfirmFrame } from '#tests/flows/retail-booking/confirm-frame.tsx';
import { renderScreen } from '#tests/support/render-screen.tsx';

const alternative = { ...sample, subject: SUBJECT };

const HELD = {
  screen: 'held',
  deadline: null,
  expiresAt: null,
  extension: 'none',
  notice: null,
  refusal: null,
} as const;

const pressAll = async (state: ConfirmationScreen, name: string) => {
  const send = vi.fn<(event: ConfirmationEvent) => void>();
  const { user } = await renderScreen(
    <ConfirmFrame screen={state} actor={{ send }}>
      <h1>Check and confirm</h1>
    </ConfirmFrame>,
  );
  // One on the sheet and one in the bar; the style sheet shows one of them.
  const buttons = screen.getAllByRole('button', { name });
  for (const button of buttons) await user.click(button);
  const sent = send.mock.calls.map(([event]) => event);
  return {
    count: buttons.length,
    confirms: sent.filter(({ type }) => type === 'confirm.requested').length,
    retries: sent.filter(({ type }) => type === 'retry.requested').length,
    taken: sent.flatMap((event) =>
      event.type === 'alternative.chosen' ? `${event.subject} ${event.alternative.time}` : [],
    ),
  };
};

describe('the button that confirms', () => {
  it('confirms from the sheet and from the bar', async () => {
    expect(await pressAll(HELD, 'Confirm booking')).toEqual({ count: 2, confirms: 2, retries: 0, taken: [] });
  });

  it('asks again while the outcome of a confirm is unknown', async () => {
    expect(await pressAll({ screen: 'outcomeUnknown' }, 'Try again')).toEqual({
      count: 2,
      confirms: 0,
      retries: 2,
      taken: [],
    });
  });

  it('takes the nearest of the other times when the chosen one is lost', async () => {
    const alternatives = [alternative, { ...alternative, time: '15:00' }];
    expect(await pressAll({ screen: 'slotLost', alternatives }, 'Take Mon 23 Nov 11:00')).toEqual({
      count: 2,
      confirms: 0,
      retries: 0,
      taken: [`${SUBJECT} 11:00`, `${SUBJECT} 11:00`],
    });
  });

  it.each([
    [
      'a confirm',
      HELD,
      'Confirm booking',
      { screen: 'slotLost', alternatives: [alternative] },
      'Take Mon 23 Nov 11:00',
    ],
    [
      'another time',
      { screen: 'slotLost', alternatives: [alternative] },
      'Take Mon 23 Nov 11:00',
      HELD,
      'Confirm booking',
    ],
  ] as const)('is not pressed by a second tap that was meant for %s', async (_meant, before, was, after, is) => {
    const send = vi.fn<(event: ConfirmationEvent) => void>();
    const page = (state: ConfirmationScreen) => (
      <ConfirmFrame screen={state} actor={{ send }}>
        <h1>Check and confirm</h1>
      </ConfirmFrame>
    );
    const { user, redraw } = await renderScreen(page(before));
    const press = (name: string) => user.click(screen.getAllByRole('button', { name })[0] ?? document.body);
    await press(was);
    expect(send).toHaveBeenCalledTimes(1);
    redraw(page(after));
    await press(is);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.waitFor(() =>
      expect(screen.getAllByRole('button', { name: is })[0]?.getAttribute('aria-disabled')).not.toBe('true'),
    );
    await press(is);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('takes no time that is not near, but leads to the other times', async () => {
    const alternatives = [{ ...alternative, why: 'sameTime', distanceKm: 41 } as const];
    expect(await pressAll({ screen: 'slotLost', alternatives }, 'Choose another time')).toMatchObject({ taken: [] });
  });

  it.each([
    ['takingHold', 'Confirm booking'],
    ['checkingHold', 'Confirm booking'],
    ['confirming', 'Confirming your booking…'],
  ] as const)('does nothing when it is %s', async (state, name) => {
    expect(await pressAll({ screen: state }, name)).toEqual({ count: 2, confirms: 0, retries: 0, taken: [] });
  });

  it('is absent if the step offers another way on', async () => {
    await renderScreen(
      <ConfirmFrame screen={{ screen: 'expired' }} actor={null}>
        <h1>Check and confirm</h1>
      </ConfirmFrame>,
    );
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
