import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { MAX_COMPARED } from '#domain/constants.ts';
import { isSlug } from '#domain/fields/slug.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ComparePage } from '#src/pages/products/compare.page.tsx';
import { bookLink } from '../-book-link.tsx';
import { productLinks } from './-product-links.tsx';

/** Of an address: slugs joined by commas, each once. */
const idsIn = (text: string): readonly string[] => [...new Set(text.split(','))].filter(isSlug).slice(0, MAX_COMPARED);

/** What is compared is in the browser's storage. */
export const Route = createFileRoute('/$lang/products/compare')({
  staticData: { areas: ['products', 'reading'], drawnBy: 'browser', isUnlisted: true },
  head: ({ match }) => pageHead(match, { title: msg`Compare products`, isHidden: true }),
  validateSearch: ({ ids }: { readonly ids?: unknown }): { ids?: string } =>
    typeof ids === 'string' && idsIn(ids).length > 0 ? { ids: idsIn(ids).join(',') } : {},
  component: CompareRoute,
});

function CompareRoute() {
  const host = useRouter().options.context;
  const lang = useLanguage();
  const { ids } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ComparePage
      host={host}
      backLink={
        <Link to="/$lang/products" params={{ lang }}>
          <Trans>All products</Trans>
        </Link>
      }
      renderAll={(look) => <Link {...look} to="/$lang/products" params={{ lang }} />}
      renderProduct={productLinks(lang).renderProduct}
      renderBook={bookLink(lang, host)}
      shared={ids === undefined ? null : idsIn(ids)}
      renderShared={(compared, look) => (
        <Link {...look} to="/$lang/products/compare" params={{ lang }} search={{ ids: compared.join(',') }} />
      )}
      onShared={(left) => void navigate({ search: left.length === 0 ? {} : { ids: left.join(',') }, replace: true })}
    />
  );
}
