import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState, type ComponentProps } from 'react';
import type { Branch, Suggestion } from '#contract/wire/branch.ts';
import { isCalled } from '#domain/fields/province-names.ts';
import { searchKey } from '#domain/fields/thai-spelling.ts';
import { selectScreen as selectLocation } from '#machines/geolocation/geolocation.selectors.ts';
import type { BranchChoice } from '#machines/shared/booking-choices.ts';
import { SHORT_VISIT_HOURS, soonestQuery } from '#src/api/queries/booking.queries.ts';
import { branchesQuery, suggestionsQuery } from '#src/api/queries/catalogue.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { Box } from '#src/flow-host/box.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { branchChoiceOf } from '#src/flow-host/parts/choices.ts';
import type { Beside } from '#src/flow-host/visit.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { BranchScreen } from '#src/parts/branch-choice/branch.screen.tsx';
import { useMinutes } from '#src/ui/page/use-minutes.ts';
import { beginGeolocation, type GeolocationActor } from './geolocation.flow.ts';
import { LocationNotice } from './location-notice.part.tsx';

const NONE: readonly Branch[] = [];

/** Earlier suggestions that still match; used until the server answers, and if it does not (RB-16). */
const keptSuggestions = (keywords: readonly string[], asked: string) =>
  keywords
    .filter((keyword) => searchKey(keyword).includes(searchKey(asked)) || isCalled(keyword, searchKey(asked)))
    .map((keyword) => ({ keyword }));

interface Picked {
  readonly keyword: string;
  readonly branchName: string | null;
  readonly among: readonly Suggestion[];
}

interface BranchQuestion {
  readonly host: FlowHost;
  readonly location: Beside<GeolocationActor>;
  readonly mapOpen: Box<boolean>;
  readonly chosen: BranchChoice | null;
  /** Of the services chosen so far; 0 for none. */
  readonly hours: number;
  readonly leadDays: number;
  readonly keptKeywords: readonly string[];
  readonly recentIds: readonly number[];
  readonly onKeywordsLoaded: (keywords: readonly string[]) => void;
  readonly onChoose: (branch: BranchChoice) => void;
}

/** What the screen of branches shows: found by words or near here, with the first free time of each. */
export function useBranchChoice(question: BranchQuestion): Omit<ComponentProps<typeof BranchScreen>, 'heading'> {
  const { host, chosen, hours, leadDays, keptKeywords, recentIds, mapOpen } = question;
  const language = useLanguage();
  const api = host.api(language);
  const client = queryClientOf(host);
  // Not the words that found the chosen branch: it must be among those shown, and so must the others, for whoever comes back to choose another.
  const [keywords, setKeywords] = useState('');
  const asked = useDeferredValue(keywords.trim());
  const [picked, setPicked] = useState<Picked | null>(null);
  const [isMapOpen, setMapOpen] = useState(mapOpen.get());
  const location = question.location.begun(beginGeolocation);
  const { screen: where, place } = useSelector(location, selectLocation);

  const everything = useQuery(branchesQuery(api, language, '', place), client);
  const found = useQuery(
    { ...branchesQuery(api, language, asked, place), placeholderData: (before) => before },
    client,
  );
  const [counted, setCounted] = useState<number | null>(null);
  // While an answer is pending, the data is still that of the previous search, so its length must not be announced.
  const isAnswered = found.isSuccess && !found.isPlaceholderData && asked === keywords.trim();
  const count = asked === '' ? null : (found.data?.length ?? null);
  if (isAnswered && count !== counted) setCounted(count);
  const suggestions = useQuery(
    { ...suggestionsQuery(api, language, asked), placeholderData: (before) => before },
    client,
  );
  const loaded = suggestions.data?.suggestion_list;
  const soonest = useQuery(soonestQuery(api, language, hours || SHORT_VISIT_HOURS, leadDays), client);
  const slots = soonest.data?.soonest_list;
  const firstFree = useMemo(() => new Map(slots?.map((slot) => [slot.location_id, slot]) ?? []), [slots]);

  const tellLoaded = useEffectEvent(question.onKeywordsLoaded);
  useEffect(() => {
    if (loaded) tellLoaded(loaded.map(({ keyword }) => keyword));
  }, [loaded]);

  const all = everything.data ?? [];
  const recent = recentIds.flatMap((id) => all.find((branch) => branch.location_id === id) ?? []);
  // The suggestions from which one was picked stay, so that the focus stays on it.
  const suggested = asked === '' ? [] : (picked?.among ?? loaded ?? keptSuggestions(keptKeywords, asked));
  const choose = (branch: Branch) => question.onChoose(branchChoiceOf(branch, keywords.trim()));

  return {
    branches: found.data ?? NONE,
    state: found.isPending ? 'loading' : found.isError ? 'failed' : 'loaded',
    onRetry: () => void found.refetch(),
    recent,
    last: recent[0],
    now: useMinutes(host.now),
    chosenId: chosen?.locationId ?? null,
    onChoose: choose,
    keywords,
    onKeywords: (typed) => {
      setKeywords(typed);
      setPicked(null);
    },
    found: keywords.trim() === '' ? null : counted,
    suggestions: suggested,
    onSuggestion: ({ keyword, location_id: id }) => {
      const branch = all.find((each) => each.location_id === id);
      setKeywords(keyword);
      setPicked({ keyword, branchName: branch?.name ?? null, among: suggested });
      if (branch) choose(branch);
    },
    picked,
    soonest: firstFree,
    nearMe: where === 'locating' ? 'asking' : place === null ? 'off' : 'on',
    onNearMe: () => location.send({ type: where === 'located' ? 'location.cleared' : 'location.requested' }),
    locationNotice: <LocationNotice screen={where} />,
    here: place,
    isMapOpen,
    onMap: (isOpen) => {
      mapOpen.set(isOpen);
      setMapOpen(isOpen);
    },
  };
}
