import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { faqQuery } from '#src/api/queries/article.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Faq } from '#src/parts/articles/faq.part.tsx';
import { ServicesPage } from '#src/pages/products/services.page.tsx';

export const Route = createFileRoute('/$lang/services/')({
  loader: async ({ context, params }) => {
    const [{ servicesQuery }, { faqPage }] = await Promise.all([
      import('#src/api/queries/catalogue.queries.ts'),
      import('#src/app/navigation/json-ld.ts'),
    ]);
    const [, faq] = await context.read(languageOfPath(`/${params.lang}`), (api, language) => [
      servicesQuery(api, language),
      faqQuery(api, language),
    ]);
    return faq && faqPage(faq.shoppening_list.map(({ name, html }) => ({ question: name, answer: html })));
  },
  staticData: { areas: ['products', 'articles', 'reading'], isShared: true },
  head: ({ match, loaderData: faq }) =>
    pageHead(match, {
      ...(faq && { linkedData: [faq] }),
      title: msg`Services`,
      description: msg`What we do for your car, how long it takes and what it costs from.`,
      path: match.pathname,
    }),
  component: ServicesRoute,
});

function ServicesRoute() {
  const router = useRouter();
  const host = router.options.context;
  const lang = useLanguage();
  const questions = useQuery(faqQuery(host.api(lang), lang), queryClientOf(host));
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
      faqs={
        <>
          <h2>
            <Trans>Questions and answers</Trans>
          </h2>
          <Faq query={questions} onLink={(href) => void router.navigate({ href })} />
        </>
      }
    />
  );
}
