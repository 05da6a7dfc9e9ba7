import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ComparePage } from '#src/pages/products/compare.page.tsx';
import { productLinks } from './-product-links.tsx';

/** What is compared is in the browser's storage. */
export const Route = createFileRoute('/$lang/products/compare')({
  staticData: { areas: ['products', 'reading'], drawnBy: 'browser', isUnlisted: true },
  head: ({ match }) => pageHead(match, { title: msg`Compare products`, isHidden: true }),
  component: CompareRoute,
});

function CompareRoute() {
  const host = useRouter().options.context;
  const lang = useLanguage();
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
    />
  );
}
