import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { productsSearchFrom, type ProductsSearch } from '#src/pages/products/products.address.ts';
import { ProductsPage } from '#src/pages/products/products.page.tsx';
import { ProductFilterFold } from '../../../products/-filter-fold.tsx';
import { productLinks } from '../../../products/-product-links.tsx';
import { readProducts } from '../../../products/-read-products.ts';
import { productsHead, readGroup } from '../../-read-group.ts';

export const Route = createFileRoute('/$lang/services/$groupId/products/')({
  // The group is in the path.
  validateSearch: (search: Record<string, unknown>): ProductsSearch => ({
    ...productsSearchFrom(search),
    group: undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const language = languageOfPath(`/${params.lang}`);
    const group = await readGroup(context, language, params.groupId);
    await readProducts(context, language, { ...deps, group: Number(params.groupId) });
    return { group, texts: productsHead(group, `/services/${params.groupId}/products`) };
  },
  staticData: { areas: ['products', 'reading'], isShared: true },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match, loaderData.texts) : {}),
  component: GroupProductsRoute,
});

function GroupProductsRoute() {
  const { groupId } = Route.useParams();
  const { group } = Route.useLoaderData();
  const search = { ...Route.useSearch(), group: Number(groupId) };
  const host = useRouter().options.context;
  const navigate = useNavigate();
  const lang = useLanguage();
  const onSearch = useCallback(
    (next: ProductsSearch) =>
      void navigate({
        to: '/$lang/services/$groupId/products',
        params: { lang, groupId },
        search: { ...next, group: undefined },
        resetScroll: false,
      }),
    [lang, navigate, groupId],
  );
  const name = group?.name ?? '';
  return (
    <ProductsPage
      host={host}
      title={name === '' ? <Trans>Products</Trans> : <Trans>Products: {name}</Trans>}
      backLink={
        <Link to="/$lang/services/$groupId" params={{ lang, groupId }}>
          {name === '' ? <Trans>All services</Trans> : name}
        </Link>
      }
      search={search}
      onSearch={onSearch}
      groups={null}
      Filter={ProductFilterFold}
      renderProduct={(id, look) => (
        <Link {...look} to="/$lang/services/$groupId/products/$id" params={{ lang, groupId, id }} />
      )}
      renderCompare={productLinks(lang).renderCompare}
    />
  );
}
