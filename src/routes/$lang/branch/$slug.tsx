import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound, useRouter } from '@tanstack/react-router';
import { isSlug } from '#domain/fields/slug.ts';
import type { BranchPage as BranchFacts } from '#contract/calls/branch.shapes.ts';
import { branchPageQuery, mapKeyQuery } from '#src/api/queries/branch.queries.ts';
import { servicesQuery } from '#src/api/queries/catalogue.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { autoRepair, breadcrumbs } from '#src/app/navigation/json-ld.ts';
import { pageHead, type PageTexts } from '#src/app/navigation/page-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { BranchPage } from '#src/pages/branches/branch.page.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { PageHead } from '#src/ui/navigation/page-head.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { branchLinks } from './-branch-links.tsx';

export const Route = createFileRoute('/$lang/branch/$slug')({
  loader: async ({ context, params: { lang, slug } }) => {
    if (!isSlug(slug)) throw notFound();
    const language = languageOfPath(`/${lang}`);
    const [[page]] = await Promise.all([
      context.read(language, (api) => [branchPageQuery(api, language, slug)], { browserWaits: true }),
      context.read(language, (api) => [servicesQuery(api, language), mapKeyQuery(api, language)], { isOptional: true }),
    ]);
    if (page === null) throw notFound();
    return page;
  },
  staticData: { areas: ['finder', 'steps', 'reading'], isShared: true },
  head: ({ match, loaderData: page, params: { slug } }) =>
    pageHead(match, page === undefined ? { title: msg`Branch`, isHidden: true } : branchTexts(page, slug)),
  component: BranchRoute,
});

function branchTexts({ branch, hours_list: hours }: BranchFacts, slug: string): PageTexts {
  const { name, address = '', province = '', tel, location } = branch;
  const path = `/branch/${slug}`;
  return {
    title: msg`${name} branch`,
    description: address,
    path,
    linkedData: [autoRepair({ name, path, address, province, tel, location, hours }), breadcrumbs({ name, path })],
  };
}

function BranchRoute() {
  const host = useRouter().options.context;
  const lang = useLanguage();
  const { slug } = Route.useParams();
  const navigate = Route.useNavigate();
  const api = host.api(lang);
  const page = useQuery(branchPageQuery(api, lang, slug), queryClientOf(host));
  const services = useQuery(servicesQuery(api, lang), queryClientOf(host));
  const view = (
    <ReadList query={page} rows={6}>
      {(facts) =>
        facts === null ? null : (
          <BranchPage
            key={slug}
            host={host}
            api={api}
            facts={facts}
            groups={services.data?.groups ?? []}
            {...branchLinks(lang)}
            backLink={
              <Link to="/$lang/branch" params={{ lang }}>
                <Trans>All branches</Trans>
              </Link>
            }
            renderGroup={({ id }, look) => (
              <Link
                {...look}
                to="/$lang/booking"
                params={{ lang }}
                search={{ branch: facts.branch.location_id, group: id }}
              />
            )}
            onOpen={({ slug: other }) => {
              if (other !== undefined) void navigate({ to: '/$lang/branch/$slug', params: { lang, slug: other } });
            }}
          />
        )
      }
    </ReadList>
  );
  return page.data ? (
    view
  ) : (
    <Wrap>
      <PageHead title={<Trans>Branch</Trans>} />
      {view}
    </Wrap>
  );
}
