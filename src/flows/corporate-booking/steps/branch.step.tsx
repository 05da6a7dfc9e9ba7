import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { leadDays, totalHours } from '#domain/services.ts';
import { useBranchChoice } from '#src/flows/geolocation/use-branch-choice.tsx';
import { BranchScreen } from '#src/parts/branch-choice/branch.screen.tsx';
import { StepHeading } from '#src/wizard/step-heading.tsx';
import { useVisit } from '../corporate-booking.visit.ts';
import { nearPickUp } from '../near-pick-up.view.ts';
import type { CarStepProps } from './car-step.types.ts';

const NONE: readonly never[] = [];

export function CarBranchStep({ screen, car, takesFocus }: CarStepProps) {
  const { host, location, isMapOpen } = useVisit();
  const { branch, services, isCollected, address } = screen.draft;
  const pickUp = isCollected ? address : null;
  const choice = useBranchChoice({
    host,
    location,
    mapOpen: isMapOpen,
    chosen: branch,
    hours: totalHours(services),
    leadDays: leadDays(services),
    keptKeywords: NONE,
    recentIds: NONE,
    onKeywordsLoaded: () => undefined,
    onChoose: (chosen) => car.send({ type: 'branch.chosen', branch: chosen }),
  });
  // Who asks for what is near here is not at the pick-up address.
  const place = choice.nearMe === 'on' ? null : pickUp;
  const branches = useMemo(
    () => (place === null ? choice.branches : nearPickUp(choice.branches, place)),
    [choice.branches, place],
  );
  const isByPickUp = branches !== choice.branches;
  return (
    <BranchScreen
      {...choice}
      branches={branches}
      heading={
        <StepHeading
          takesFocus={takesFocus}
          lead={
            isByPickUp ? (
              <Trans>Branches near the pick-up address come first. The time on the right is the soonest one.</Trans>
            ) : (
              <Trans>The time on the right is the soonest one.</Trans>
            )
          }
        >
          <Trans>Choose a branch</Trans>
        </StepHeading>
      }
    />
  );
}
