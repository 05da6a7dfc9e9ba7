import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  Outlet,
  RouterProvider,
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePageLeaveWarning } from '#src/ui/page/page-leave.ts';
import { PageLeaveGuard } from './page-leave-guard.tsx';

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  usePageLeaveWarning(isUnsaved);
  return <p>form</p>;
}

async function openForm({ isUnsaved }: { isUnsaved: boolean }) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const root = createRootRoute({
    component: () => (
      <I18nProvider i18n={i18n}>
        <PageLeaveGuard>
          <Outlet />
        </PageLeaveGuard>
      </I18nProvider>
    ),
  });
  const form = createRoute({
    getParentRoute: () => root,
    path: '/$lang/booking',
    component: () => <Form isUnsaved={isUnsaved} />,
  });
  const other = createRoute({ getParentRoute: () => root, path: '/$lang', component: () => <p>other</p> });
  window.history.replaceState({}, '', '/th/booking');
  const router = createRouter({
    routeTree: root.addChildren([form, other]),
    history: createBrowserHistory(),
  });
  render(<RouterProvider router={router} />);
  await screen.findByText('form');
  return router;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function answer(leave: boolean) {
  const confirm = vi.fn(() => leave);
  vi.stubGlobal('confirm', confirm);
  return confirm;
}

it('NAV-13 unsaved data: going to another page asks, and staying keeps the page', async () => {
  const confirm = answer(false);
  const router = await openForm({ isUnsaved: true });
  void router.navigate({ to: '/$lang', params: { lang: 'th' } });
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('form')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/th/booking');
});

it('NAV-13 unsaved data: leaving anyway goes on', async () => {
  answer(true);
  const router = await openForm({ isUnsaved: true });
  await router.navigate({ to: '/$lang', params: { lang: 'th' } });
  expect(await screen.findByText('other')).toBeTruthy();
});

it('NAV-13 nothing unsaved: nobody is asked', async () => {
  const confirm = answer(false);
  const router = await openForm({ isUnsaved: false });
  await router.navigate({ to: '/$lang', params: { lang: 'th' } });
  expect(await screen.findByText('other')).toBeTruthy();
  expect(confirm).not.toHaveBeenCalled();
});

it('LANG-05 unsaved data: a change of language or of the search does not ask, for nothing is lost', async () => {
  const confirm = answer(false);
  const router = await openForm({ isUnsaved: true });
  await router.navigate({ to: '/$lang/booking', params: { lang: 'en' } });
  expect(router.state.location.pathname).toBe('/en/booking');
  expect(confirm).not.toHaveBeenCalled();
});

it.each([
  [true, true],
  [false, false],
])('NAV-13 closing the tab warns only with unsaved data: %s', async (isUnsaved, warns) => {
  await openForm({ isUnsaved });
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(warns);
});
