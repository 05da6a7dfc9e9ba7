import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Suggestion } from '#contract/wire/branch.ts';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import type { Place } from '#domain/distance.ts';
import { SHORT_VISIT_HOURS, soonestQuery } from '#src/api/queries/booking.queries.ts';
import { regionsQuery } from '#src/api/queries/region.queries.ts';
import { branchesQuery, suggestionsQuery } from '#src/api/queries/catalogue.queries.ts';
import type { Api } from '#src/api/client.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTypedFilter } from '#src/parts/list/use-typed-filter.ts';
import type { FinderSearch } from './finder.address.ts';
import { arranged, marksOf } from './finder.view.ts';

interface FinderQuestion {
  readonly host: object;
  readonly api: Api;
  readonly search: FinderSearch;
  readonly onSearch: (changed: Partial<FinderSearch>) => void;
  /** Where distances are counted from. */
  readonly place: Place | null;
}

interface Picked {
  readonly keyword: string;
  readonly branchName: string | null;
  readonly among: readonly Suggestion[];
}

const NO_SLOTS: readonly SoonestSlot[] = [];

/** What the finder has found and in which order, with the first free time of each branch, and what is suggested while somebody types. */
export function useFinder({ host, api, search, onSearch, place }: FinderQuestion) {
  const language = useLanguage();
  const client = queryClientOf(host);
  const filter = useTypedFilter({ q: search.q ?? '' }, ({ q }) => onSearch({ q }));
  const typed = filter.typed.q;
  const asked = useDeferredValue(typed.trim());
  const [picked, setPicked] = useState<Picked | null>(null);
  const [chosenId, setChosen] = useState<number | null>(null);

  const branches = useQuery(
    { ...branchesQuery(api, language, search.q ?? '', place), placeholderData: (before) => before },
    client,
  );
  const everything = useQuery({ ...branchesQuery(api, language, '', null), enabled: search.q !== undefined }, client);
  const regions = useQuery(regionsQuery(api, language), client).data?.region_list;
  const slots = useQuery(soonestQuery(api, language, SHORT_VISIT_HOURS, 0), client);
  const suggestions = useQuery(
    { ...suggestionsQuery(api, language, asked), placeholderData: (before) => before },
    client,
  );
  const soonest = useMemo(
    () => new Map((slots.data?.soonest_list ?? NO_SLOTS).map((slot) => [slot.location_id, slot])),
    [slots.data],
  );
  const { data } = branches;
  const groups = useMemo(
    () => arranged(data ?? [], { search, regions, soonest, isNearest: place !== null }),
    [data, search, regions, soonest, place],
  );
  const marks = useMemo(() => marksOf(groups), [groups]);
  const suggested = asked === '' ? [] : (picked?.among ?? suggestions.data?.suggestion_list ?? []);
  return {
    query: branches,
    regions,
    groups,
    marks,
    soonest,
    chosenId: chosenId !== null && marks.has(chosenId) ? chosenId : null,
    choose: setChosen,
    /** The words are gone, because something else is looked for now. */
    clearWords: (changed: Partial<FinderSearch>) => {
      filter.type('q', '');
      setPicked(null);
      onSearch({ ...changed, q: undefined });
    },
    isAnswered: branches.isSuccess && !branches.isPlaceholderData && typed.trim() === (search.q ?? ''),
    words: {
      keywords: typed,
      onKeywords: (keywords: string) => {
        filter.type('q', keywords);
        setPicked(null);
      },
      suggestions: suggested,
      onSuggestion: ({ keyword, location_id: id }: Suggestion) => {
        const branch = (everything.data ?? data ?? []).find((each) => each.location_id === id);
        filter.type('q', keyword);
        onSearch({ q: keyword });
        setPicked({ keyword, branchName: branch?.name ?? null, among: suggested });
        if (id !== undefined) setChosen(id);
      },
      picked,
    },
  };
}
