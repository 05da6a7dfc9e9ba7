import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ConfirmAction } from '#src/flows/booking-confirmation/confirm-action.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { WizardFrame } from './frame/wizard-frame.tsx';
import { useConfirmPrimary } from './use-confirm-primary.ts';

function Frame({ action, onConfirm }: { action: ConfirmAction; onConfirm: () => void }) {
  const primary = useConfirmPrimary(action, onConfirm);
  return (
    <WizardFrame
      stepper={null}
      lines={[]}
      renderEditLink={() => null}
      digest=""
      duration={null}
      primary={primary}
      clear={null}
      onBack={null}
    >
      <h1>Check and confirm</h1>
    </WizardFrame>
  );
}

const pressAll = async (action: ConfirmAction, name: string) => {
  const onConfirm = vi.fn<() => void>();
  const { user } = await renderScreen(<Frame action={action} onConfirm={onConfirm} />);
  // One on the sheet and one in the bar; style sheets show one of them.
  const buttons = screen.getAllByRole('button', { name });
  for (const button of buttons) await user.click(button);
  return { count: buttons.length, presses: onConfirm.mock.calls.length };
};

describe('the button that confirms', () => {
  it('RB-07 confirms from the sheet and from the bar', async () => {
    expect(await pressAll('yes', 'Confirm booking')).toEqual({ count: 2, presses: 2 });
  });

  it.each([
    ['later', 'Confirm booking'],
    ['busy', 'Confirming your booking…'],
  ] as const)('RB-09 does nothing when it is %s', async (action, name) => {
    expect(await pressAll(action, name)).toEqual({ count: 2, presses: 0 });
  });

  it('RB-16 is not there where another way on is offered', async () => {
    await renderScreen(<Frame action="no" onConfirm={() => undefined} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
