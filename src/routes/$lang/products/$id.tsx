import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, notFound, useRouter } from '@tanstack/react-router';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ProductPage } from '#src/pages/products/product.page.tsx';
import { MissingProduct } from './-missing-product.tsx';
import { bookLink } from '../-book-link.tsx';
import { productLinks } from './-product-links.tsx';
import { productHead, readProductPage } from './-read-product.ts';

export const Route = createFileRoute('/$lang/products/$id')({
  loader: async ({ context, params }) => {
    const product = await readProductPage(context, languageOfPath(`/${params.lang}`), params.id);
    if (product === null) throw notFound();
    return { texts: productHead(product, params.id) };
  },
  staticData: { areas: ['products', 'reading'], isShared: true },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match, loaderData.texts) : {}),
  component: ProductRoute,
  notFoundComponent: MissingProduct,
});

function ProductRoute() {
  const { id } = Route.useParams();
  const host = useRouter().options.context;
  const lang = useLanguage();
  return (
    <ProductPage
      host={host}
      id={id}
      backLink={
        <Link to="/$lang/products" params={{ lang }}>
          <Trans>All products</Trans>
        </Link>
      }
      renderBook={bookLink(lang, host)}
      missing={<MissingProduct />}
      {...productLinks(lang)}
    />
  );
}
