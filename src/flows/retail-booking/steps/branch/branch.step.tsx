import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Branch, Suggestion } from '#contract/wire/branch.ts';
import { isCalled } from '#domain/fields/province-names.ts';
import { searchKey } from '#domain/fields/thai-spelling.ts';
import { selectScreen as selectLocation } from '#machines/geolocation/geolocation.selectors.ts';
import type { BranchState } from '#machines/retail-booking/retail-booking.screens.ts';
import { SHORT_VISIT_HOURS, soonestQuery } from '#src/api/queries/booking.queries.ts';
import { branchesQuery, servicesQuery, suggestionsQuery } from '#src/api/queries/catalogue.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { beginGeolocation } from '#src/flows/geolocation/geolocation.flow.ts';
import { LocationNotice } from '#src/flows/geolocation/location-notice.part.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { branchChoiceOf } from '#src/flow-host/parts/choices.ts';
import { readRecentBranches } from '../../kept/recent-branches.store.ts';
import { useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';
import { StepHeading } from '#src/wizard/step-heading.tsx';
import { BranchScreen } from './branch.screen.tsx';
import { useInBrowser } from '#src/ui/page/use-in-browser.ts';
import { useMinutes } from '#src/ui/page/use-minutes.ts';
import type { StepProps } from '#src/wizard/wizard-steps.tsx';

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

export function BranchStep({ state, takesFocus }: StepProps<BranchState>) {
  const { actor, host, isMapOpen: mapOpen, group: firstGroup, location: locationBeside } = useVisit();
  const language = useLanguage();
  const api = host.api(language);
  const client = queryClientOf(host);
  const [keywords, setKeywords] = useState(state.chosen?.keyword ?? '');
  const asked = useDeferredValue(keywords.trim());
  const [picked, setPicked] = useState<Picked | null>(null);
  const [isMapOpen, setMapOpen] = useState(mapOpen.get());
  const location = locationBeside.begun(beginGeolocation);
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
  const hours = state.sheet.hours || SHORT_VISIT_HOURS;
  const lead = Math.max(0, ...state.sheet.services.map(({ preDay }) => preDay));
  const soonest = useQuery(soonestQuery(api, language, hours, lead), client);
  const slots = soonest.data?.soonest_list;
  const firstFree = useMemo(() => new Map(slots?.map((slot) => [slot.location_id, slot]) ?? []), [slots]);

  useEffect(() => {
    if (loaded) actor.send({ type: 'branchKeywords.loaded', keywords: loaded.map(({ keyword }) => keyword) });
  }, [actor, loaded]);

  const groupId = state.sheet.services.length === 0 ? firstGroup.get() : null;
  const services = useQuery({ ...servicesQuery(api, language), enabled: groupId !== null }, client);
  const group = services.data?.groups?.find(({ id }) => id === groupId)?.name;

  const all = everything.data ?? [];
  const recentIds = useInBrowser() ? readRecentBranches() : [];
  const recent = recentIds.flatMap((id) => all.find((branch) => branch.location_id === id) ?? []);
  // The suggestions from which one was picked stay, so that the focus stays on it.
  const suggested = asked === '' ? [] : (picked?.among ?? loaded ?? keptSuggestions(state.recentKeywords, asked));
  const choose = (branch: Branch) =>
    actor.send({ type: 'branch.chosen', branch: branchChoiceOf(branch, keywords.trim()) });

  return (
    <BranchScreen
      heading={
        <StepHeading
          takesFocus={takesFocus}
          lead={
            group === undefined ? (
              <Trans>The time on the right is the soonest one.</Trans>
            ) : (
              <Trans>{group} comes next. First choose a branch.</Trans>
            )
          }
        >
          <Trans>Choose a branch</Trans>
        </StepHeading>
      }
      branches={found.data ?? NONE}
      state={found.isPending ? 'loading' : found.isError ? 'failed' : 'loaded'}
      onRetry={() => void found.refetch()}
      recent={recent}
      last={recent[0]}
      now={useMinutes(host.now)}
      chosenId={state.chosen?.locationId ?? null}
      onChoose={choose}
      keywords={keywords}
      onKeywords={(typed) => {
        setKeywords(typed);
        setPicked(null);
      }}
      found={keywords.trim() === '' ? null : counted}
      suggestions={suggested}
      onSuggestion={({ keyword, location_id: id }) => {
        const branch = all.find((each) => each.location_id === id);
        setKeywords(keyword);
        setPicked({ keyword, branchName: branch?.name ?? null, among: suggested });
        if (branch) choose(branch);
      }}
      picked={picked}
      soonest={firstFree}
      nearMe={where === 'locating' ? 'asking' : place === null ? 'off' : 'on'}
      onNearMe={() => location.send({ type: where === 'located' ? 'location.cleared' : 'location.requested' })}
      locationNotice={<LocationNotice screen={where} />}
      here={place}
      isMapOpen={isMapOpen}
      onMap={(isOpen) => {
        mapOpen.set(isOpen);
        setMapOpen(isOpen);
      }}
    />
  );
}
