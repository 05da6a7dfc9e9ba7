import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { BranchState } from '#machines/retail-booking/retail-booking.screens.ts';
import { servicesQuery } from '#src/api/queries/catalogue.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useBranchChoice } from '#src/flows/geolocation/use-branch-choice.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { readRecentBranches } from '../../kept/recent-branches.store.ts';
import { useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';
import { StepHeading } from '#src/wizard/step-heading.tsx';
import { BranchScreen } from '#src/parts/branch-choice/branch.screen.tsx';
import { useInBrowser } from '#src/ui/page/use-in-browser.ts';
import type { StepProps } from '#src/wizard/wizard-steps.tsx';

export function BranchStep({ state, takesFocus }: StepProps<BranchState>) {
  const { actor, host, isMapOpen: mapOpen, group: firstGroup, location } = useVisit();
  const language = useLanguage();
  const isInBrowser = useInBrowser();
  const groupId = state.sheet.services.length === 0 ? firstGroup.get() : null;
  const services = useQuery(
    { ...servicesQuery(host.api(language), language), enabled: groupId !== null },
    queryClientOf(host),
  );
  const group = services.data?.groups?.find(({ id }) => id === groupId)?.name;
  const choice = useBranchChoice({
    host,
    location,
    mapOpen,
    chosen: state.chosen,
    hours: state.sheet.hours,
    leadDays: Math.max(0, ...state.sheet.services.map(({ preDay }) => preDay)),
    keptKeywords: state.recentKeywords,
    recentIds: isInBrowser ? readRecentBranches() : [],
    onKeywordsLoaded: (keywords) => actor.send({ type: 'branchKeywords.loaded', keywords }),
    onChoose: (branch) => actor.send({ type: 'branch.chosen', branch }),
  });
  return (
    <BranchScreen
      {...choice}
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
    />
  );
}
