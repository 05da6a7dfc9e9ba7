import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { GroupLinks } from '#src/pages/products/group-links.part.tsx';
import { productsSearchFrom, type ProductsSearch } from '#src/pages/products/products.address.ts';
import { ProductsPage } from '#src/pages/products/products.page.tsx';
import { ProductFilterFold } from './-filter-fold.tsx';
import { productLinks } from './-product-links.tsx';
import { readProducts } from './-read-products.ts';

export const Route = createFileRoute('/$lang/products/')({
  validateSearch: (search: Record<string, unknown>): ProductsSearch => productsSearchFrom(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => readProducts(context, languageOfPath(`/${params.lang}`), deps),
  staticData: { areas: ['products', 'reading'], isShared: true },
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Products`,
      description: msg`Tyres, oil, batteries, brakes and more, with prices and the cars they fit.`,
      path: match.pathname,
    }),
  component: ProductsRoute,
});

function ProductsRoute() {
  const search = Route.useSearch();
  const host = useRouter().options.context;
  const navigate = useNavigate();
  const lang = useLanguage();
  const onSearch = useCallback(
    (next: ProductsSearch) =>
      void navigate({ to: '/$lang/products', params: { lang }, search: next, resetScroll: false }),
    [lang, navigate],
  );
  return (
    <ProductsPage
      host={host}
      title={<Trans>Products</Trans>}
      lead={<Trans>Choose what fits your car, compare, and book it fitted at a branch near you.</Trans>}
      search={search}
      onSearch={onSearch}
      groups={
        <GroupLinks
          host={host}
          renderGroup={(group, look) => (
            <Link
              {...look}
              to="/$lang/products"
              params={{ lang }}
              search={{ sortby: search.sortby, car: search.car, ...(group === null ? {} : { group }) }}
              aria-current={(search.group ?? null) === group ? 'page' : undefined}
              activeOptions={{ exact: true, includeSearch: true }}
              resetScroll={false}
            />
          )}
        />
      }
      Filter={ProductFilterFold}
      {...productLinks(lang)}
    />
  );
}
