import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, notFound, useRouter } from '@tanstack/react-router';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ProductPage } from '#src/pages/products/product.page.tsx';
import { MissingProduct } from '../../../products/-missing-product.tsx';
import { bookLink } from '../../../-book-link.tsx';
import { productLinks } from '../../../products/-product-links.tsx';
import { productHead, readProductPage } from '../../../products/-read-product.ts';

/** A product on the way from its group; below another group it is not found. */
export const Route = createFileRoute('/$lang/services/$groupId/products/$id')({
  loader: async ({ context, params }) => {
    const product = await readProductPage(context, languageOfPath(`/${params.lang}`), params.id);
    if (product === null || (product && String(product.group_id) !== params.groupId)) throw notFound();
    return { texts: productHead(product, params.id) };
  },
  staticData: { areas: ['products', 'reading'], isShared: true },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match, loaderData.texts) : {}),
  component: GroupProductRoute,
  notFoundComponent: MissingProduct,
});

function GroupProductRoute() {
  const { groupId, id } = Route.useParams();
  const host = useRouter().options.context;
  const lang = useLanguage();
  return (
    <ProductPage
      host={host}
      id={id}
      backLink={
        <Link to="/$lang/services/$groupId/products" params={{ lang, groupId }}>
          <Trans>Products of this group</Trans>
        </Link>
      }
      renderBook={bookLink(lang, host)}
      missing={<MissingProduct />}
      {...productLinks(lang)}
    />
  );
}
