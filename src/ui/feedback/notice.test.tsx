import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { Notice } from './notice.tsx';

it('a notice that one of its buttons closes is closed by Escape, too', async () => {
  const close = vi.fn<() => void>();
  const { user } = await renderScreen(
    <Notice title="Cannot be deleted" onDismiss={close} actions={<button onClick={close}>Close</button>} />,
  );
  screen.getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
