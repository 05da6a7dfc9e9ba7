import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Allowed } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { ConfirmFrame } from '#tests/support/confirm-frame.tsx';
import { renderScreen } from '#tests/support/render-screen.tsx';

const pressAll = async (action: Allowed['confirm'], name: string) => {
  const onConfirm = vi.fn<() => void>();
  const { user } = await renderScreen(
    <ConfirmFrame action={action} onConfirm={onConfirm}>
      <h1>Check and confirm</h1>
    </ConfirmFrame>,
  );
  // One on the sheet and one in the bar; style sheets show one of them.
  const buttons = screen.getAllByRole('button', { name });
  for (const button of buttons) await user.click(button);
  return { count: buttons.length, presses: onConfirm.mock.calls.length };
};

describe('the button that confirms', () => {
  it('confirms from the sheet and from the bar', async () => {
    expect(await pressAll('yes', 'Confirm booking')).toEqual({ count: 2, presses: 2 });
  });

  it.each([
    ['later', 'Confirm booking'],
    ['busy', 'Confirming your booking…'],
  ] as const)('does nothing when it is %s', async (action, name) => {
    expect(await pressAll(action, name)).toEqual({ count: 2, presses: 0 });
  });

  it('is not there where another way on is offered', async () => {
    await renderScreen(
      <ConfirmFrame action="no" onConfirm={() => undefined}>
        <h1>Check and confirm</h1>
      </ConfirmFrame>,
    );
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
