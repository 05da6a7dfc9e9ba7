import { Trans } from '@lingui/react/macro';
import { leadDays, totalHours } from '#domain/services.ts';
import { useBranchChoice } from '#src/flows/geolocation/use-branch-choice.tsx';
import { BranchScreen } from '#src/parts/branch-choice/branch.screen.tsx';
import { StepHeading } from '#src/wizard/step-heading.tsx';
import { useVisit } from '../corporate-booking.visit.ts';
import type { CarStepProps } from './car-step.types.ts';

const NONE: readonly never[] = [];

export function CarBranchStep({ screen, car, takesFocus }: CarStepProps) {
  const { host, location, isMapOpen } = useVisit();
  const { branch, services } = screen.draft;
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
  return (
    <BranchScreen
      {...choice}
      heading={
        <StepHeading takesFocus={takesFocus} lead={<Trans>The time on the right is the soonest one.</Trans>}>
          <Trans>Choose a branch</Trans>
        </StepHeading>
      }
    />
  );
}
