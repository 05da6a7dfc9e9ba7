import { createFileRoute } from '@tanstack/react-router';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { finderSearchFrom, type FinderSearch } from '#src/pages/branches/finder.address.ts';
import { finderTexts } from './-finder-texts.ts';
import { Finder, readFinder } from './-finder.tsx';

export const Route = createFileRoute('/$lang/branch/')({
  validateSearch: (search: Record<string, unknown>): FinderSearch => finderSearchFrom(search),
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ context, params, deps }) => readFinder(context, languageOfPath(`/${params.lang}`), deps),
  staticData: { areas: ['finder', 'steps', 'reading'], isShared: true },
  head: ({ match }) => pageHead(match, finderTexts),
  component: FinderRoute,
});

function FinderRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Finder
      search={search}
      onSearch={(next) =>
        void navigate({ to: '/$lang/branch', params: true, search: next, replace: true, resetScroll: false })
      }
    />
  );
}
