import { useRouter } from '@tanstack/react-router';
import type { Language } from '#domain/constants.ts';
import { SHORT_VISIT_HOURS, soonestQuery } from '#src/api/queries/booking.queries.ts';
import { mapKeyQuery } from '#src/api/queries/branch.queries.ts';
import { branchesQuery } from '#src/api/queries/catalogue.queries.ts';
import { regionsQuery } from '#src/api/queries/region.queries.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { FinderPage } from '#src/pages/branches/finder.page.tsx';
import type { FinderSearch } from '#src/pages/branches/finder.address.ts';
import { branchLinks } from './-branch-links.tsx';
import { useNearMe } from '#src/flows/geolocation/use-near-me.tsx';

/** The list is what the page is drawn with; without the rest it is still whole. */
export async function readFinder({ read }: RouterContext, language: Language, { q = '' }: FinderSearch): Promise<void> {
  await Promise.all([
    read(language, (api) => [branchesQuery(api, language, q, null)]),
    read(
      language,
      (api) => [
        regionsQuery(api, language),
        soonestQuery(api, language, SHORT_VISIT_HOURS, 0),
        mapKeyQuery(api, language),
      ],
      { isOptional: true },
    ),
  ]);
}

interface FinderProps {
  readonly search: FinderSearch;
  readonly onSearch: (search: FinderSearch) => void;
}

/** Adds the links and the visitor's position, which a page may not import. */
export function Finder({ search, onSearch }: FinderProps) {
  const host = useRouter().options.context;
  const lang = useLanguage();
  const change = (changed: Partial<FinderSearch>) => onSearch({ ...search, ...changed });
  const near = useNearMe(() => change({ order: 'near' }));
  return (
    <FinderPage host={host} api={host.api(lang)} search={search} onSearch={change} {...branchLinks(lang)} {...near} />
  );
}
