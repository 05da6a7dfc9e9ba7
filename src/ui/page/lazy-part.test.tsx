import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { LazyPart, partFile, type PartNeeds } from './lazy-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

let fails = false;
beforeEach(() => {
  fails = false;
});

const greeting = () => partFile(() => (fails ? Promise.reject(new Error('no network')) : Promise.resolve(Greeting)));

const place = (file = greeting(), needs?: PartNeeds) => (
  <LazyPart
    file={file}
    needs={needs}
    props={{ name: 'Anan' }}
    waiting={<p>waiting</p>}
    renderFailed={(retry) => <button onClick={retry}>again</button>}
  />
);

it('shows the placeholder, then the part; a preloaded part is there at once', async () => {
  const file = greeting();
  const { unmount } = render(place(file));
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('Hello Anan')).toBeTruthy();
  unmount();
  render(place(file));
  expect(screen.getByText('Hello Anan')).toBeTruthy();
});

it('a part that fails to load can be requested again', async () => {
  fails = true;
  render(place());
  const again = await screen.findByRole('button', { name: 'again' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('Hello Anan')).toBeTruthy();
});

it('waits for what the part needs besides itself', async () => {
  let isThere = false;
  let come: (() => void) | undefined;
  const load = () =>
    new Promise<void>((resolve) => {
      come = resolve;
    });
  render(place(greeting(), { isThere: () => isThere, load }));
  await act(() => Promise.resolve());
  expect(screen.getByText('waiting')).toBeTruthy();
  isThere = true;
  await act(async () => come?.());
  expect(screen.getByText('Hello Anan')).toBeTruthy();
});

it('a server shows the placeholder', () => {
  expect(renderToString(place())).toBe('<p>waiting</p>');
});
