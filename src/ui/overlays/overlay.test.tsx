import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

const over = { isOpen: true, title: 'Terms', closeLabel: 'Close', onClose: () => undefined };
const answers = (
  <>
    <button>Yes</button>
    <button data-autofocus>No</button>
  </>
);

it.each([Dialog, Drawer])(
  'what covers the page has its title focused first, and not the button that closes it',
  async (Cover) => {
    await renderScreen(<Cover {...over}>{answers}</Cover>);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Terms' })));
    expect(screen.getByRole('dialog', { name: 'Terms' }).contains(document.activeElement)).toBe(true);
  },
);

it('a question over the page has the answer focused that it names', async () => {
  await renderScreen(
    <Dialog {...over} firstFocus="control">
      {answers}
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No' })));
});

it.each([Dialog, Drawer])('what is removed while it is open returns the focus to what opened it', async (Cover) => {
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen ? (
          <Cover {...over} onClose={() => setOpen(false)}>
            {answers}
          </Cover>
        ) : null}
      </>
    );
  };
  const { user } = await renderScreen(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Terms' })));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

it('the page behind stands still as long as anything covers it, and no longer', async () => {
  const Page = ({ first, second }: { readonly first: boolean; readonly second: boolean }) => (
    <>
      <Dialog {...over} isOpen={first}>
        {answers}
      </Dialog>
      <Drawer {...over} isOpen={second}>
        {answers}
      </Drawer>
    </>
  );
  const isStill = () => document.documentElement.dataset['covered'] !== undefined;
  const { redraw, unmount } = await renderScreen(<Page first={false} second={false} />);
  expect(isStill()).toBe(false);
  for (const [first, second] of [
    [true, false],
    [true, true],
    [false, true],
    [false, false],
    [true, true],
    [true, false],
    [false, false],
    [true, true],
  ] as const) {
    redraw(<Page first={first} second={second} />);
    expect(isStill()).toBe(first || second);
  }
  unmount();
  expect(isStill()).toBe(false);
});
