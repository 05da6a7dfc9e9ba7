import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { ConfirmFrame } from '#tests/flows/retail-booking/confirm-frame.tsx';
import { renderScreen } from '#tests/support/render-screen.tsx';

const pressAll = async (state: ConfirmationScreen['screen'], name: string) => {
  const onConfirm = vi.fn<() => void>();
  const onRetry = vi.fn<() => void>();
  const { user } = await renderScreen(
    <ConfirmFrame screen={state} onConfirm={onConfirm} onRetry={onRetry}>
      <h1>Check and confirm</h1>
    </ConfirmFrame>,
  );
  // One on the sheet and one in the bar; style sheets show one of them.
  const buttons = screen.getAllByRole('button', { name });
  for (const button of buttons) await user.click(button);
  return { count: buttons.length, confirms: onConfirm.mock.calls.length, retries: onRetry.mock.calls.length };
};

describe('the button that confirms', () => {
  it('confirms from the sheet and from the bar', async () => {
    expect(await pressAll('held', 'Confirm booking')).toEqual({ count: 2, confirms: 2, retries: 0 });
  });

  it('asks again while the outcome of a confirm is unknown', async () => {
    expect(await pressAll('outcomeUnknown', 'Try again')).toEqual({ count: 2, confirms: 0, retries: 2 });
  });

  it.each([
    ['takingHold', 'Confirm booking'],
    ['checkingHold', 'Confirm booking'],
    ['confirming', 'Confirming your booking…'],
  ] as const)('does nothing when it is %s', async (state, name) => {
    expect(await pressAll(state, name)).toEqual({ count: 2, confirms: 0, retries: 0 });
  });

  it('is absent where another way on is offered', async () => {
    await renderScreen(
      <ConfirmFrame screen="expired" onConfirm={() => undefined} onRetry={() => undefined}>
        <h1>Check and confirm</h1>
      </ConfirmFrame>,
    );
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
