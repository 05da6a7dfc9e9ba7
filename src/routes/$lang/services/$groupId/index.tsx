import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ServiceGroupPage } from '#src/pages/products/service-group.page.tsx';
import { bookLink } from '../../-book-link.tsx';
import { productLinks } from '../../products/-product-links.tsx';
import { groupHead, readGroupPage } from '../-read-group.ts';

export const Route = createFileRoute('/$lang/services/$groupId/')({
  loader: async ({ context, params }) => {
    const group = await readGroupPage(context, languageOfPath(`/${params.lang}`), params.groupId);
    return { texts: groupHead(group, `/services/${params.groupId}`) };
  },
  staticData: { areas: ['products', 'reading'], isShared: true },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match, loaderData.texts) : {}),
  component: ServiceGroupRoute,
});

function ServiceGroupRoute() {
  const { groupId } = Route.useParams();
  const host = useRouter().options.context;
  const lang = useLanguage();
  return (
    <ServiceGroupPage
      host={host}
      groupId={Number(groupId)}
      backLink={
        <Link to="/$lang/services" params={{ lang }}>
          <Trans>All services</Trans>
        </Link>
      }
      renderBook={bookLink(lang, host)}
      renderProducts={(look) => <Link {...look} to="/$lang/services/$groupId/products" params={{ lang, groupId }} />}
      {...productLinks(lang)}
    />
  );
}
