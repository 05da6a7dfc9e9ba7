import {
  HeadContent,
  Outlet,
  createRootRouteWithContext,
  useRouterState,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { leaveGoogleBehind } from '#src/app/navigation/google-document.ts';
import { areasOf } from '#src/app/navigation/page-areas.ts';
import { BareErrorPage } from '#src/app/failures/bare-error-page.tsx';
import { useHeadingFocus } from '#src/app/navigation/heading-focus.ts';
import { DefaultLayout } from '#src/app/shell/default-layout.tsx';
import { LoadingBar } from '#src/app/shell/loading-bar.tsx';
import { NotFoundPage } from '#src/app/failures/not-found-page.tsx';
import { headWithoutPage } from '#src/app/navigation/page-texts.ts';
import { textsOf } from '#src/i18n/languages.ts';
import { partFile } from '#src/ui/page/lazy-part.tsx';
import type { RouterContext } from '#src/app/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, matches, preload }) => {
    if (!preload) leaveGoogleBehind(location);
    const language = languageOfPath(location.pathname);
    const texts = textsOf(context.languages, language, 'shell', ...areasOf(matches)).load();
    // Only where the menu is: on other pages it would be one more call, which a company's ended session would be told about again.
    const hasMenu = layoutOf(matches) === 'default';
    await Promise.all([texts, hasMenu ? context.menuServices.read(language) : null]);
  },
  head: ({ match, matches }) =>
    headWithoutPage(
      match.context,
      languageOfPath(matches.at(-1)?.pathname ?? '/'),
      matches.some(({ status }) => status === 'error'),
    ),
  component: Root,
  staticData: {
    endedSession: partFile(() => import('./-ended-session.part.tsx').then(({ EndedSession }) => EndedSession)),
  },
  errorComponent: BareErrorPage,
  notFoundComponent: NotFoundPage,
});

const layoutOf = (matches: readonly { readonly staticData: StaticDataRouteOption }[]) =>
  matches.map(({ staticData }) => staticData.layout).findLast(Boolean) ?? 'default';

function Root() {
  useHeadingFocus();
  const layout = useRouterState({
    select: (state) => layoutOf(state.matches),
  });
  return (
    <>
      <HeadContent />
      <LoadingBar />
      {layout === 'default' ? (
        <DefaultLayout>
          <Outlet />
        </DefaultLayout>
      ) : (
        <Outlet />
      )}
    </>
  );
}
