import { HeadContent, Outlet, createRootRouteWithContext, useRouterState } from '@tanstack/react-router';
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
import type { RouterContext } from '#src/app/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, matches, preload }) => {
    if (!preload) leaveGoogleBehind(location);
    const language = languageOfPath(location.pathname);
    const texts = textsOf(context.languages, language, 'shell', ...areasOf(matches)).load();
    await Promise.all([texts, context.menuServices.read(language)]);
  },
  head: ({ match, matches }) =>
    headWithoutPage(
      match.context,
      languageOfPath(matches.at(-1)?.pathname ?? '/'),
      matches.some(({ status }) => status === 'error'),
    ),
  component: Root,
  errorComponent: BareErrorPage,
  notFoundComponent: NotFoundPage,
});

function Root() {
  useHeadingFocus();
  const layout = useRouterState({
    select: (state) => state.matches.map(({ staticData }) => staticData.layout).findLast(Boolean) ?? 'default',
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
