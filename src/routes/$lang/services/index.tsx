import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ServicesPage } from '#src/pages/products/services.page.tsx';

export const Route = createFileRoute('/$lang/services/')({
  loader: async ({ context, params }) => {
    const { servicesQuery } = await import('#src/api/queries/catalogue.queries.ts');
    await context.read(languageOfPath(`/${params.lang}`), (api, language) => [servicesQuery(api, language)]);
  },
  staticData: { areas: ['products', 'member'], isShared: true },
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Services`,
      description: msg`What we do for your car, how long it takes and what it costs from.`,
      path: match.pathname,
    }),
  component: ServicesRoute,
});

function ServicesRoute() {
  const host = useRouter().options.context;
  const lang = useLanguage();
  return (
    <ServicesPage
      host={host}
      renderGroup={(id, look) => (
        <Link {...look} to="/$lang/services/$groupId" params={{ lang, groupId: String(id) }} />
      )}
      allProducts={
        <Link to="/$lang/products" params={{ lang }}>
          <Trans>All products</Trans>
        </Link>
      }
    />
  );
}
