import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_SERVICES } from '#domain/constants.ts';
import { firstDayFor } from '#domain/opening.ts';
import { leadDays } from '#domain/services.ts';
import { addDays, branchNow } from '#domain/thai-calendar.ts';
import { branchesQuery, servicesQuery } from '#src/api/queries/catalogue.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { serviceChoiceOf } from '#src/flow-host/parts/choices.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ServicesScreen } from '#src/parts/service-choice/services.screen.tsx';
import { hoursOf } from '#src/parts/visit/opening-hours.tsx';
import { useMinutes } from '#src/ui/page/use-minutes.ts';
import { StepHeading } from '#src/wizard/step-heading.tsx';
import { useVisit } from '../corporate-booking.visit.ts';
import type { CarStepProps } from './car-step.types.ts';

export function CarServicesStep({ screen, car, takesFocus }: CarStepProps) {
  const { host } = useVisit();
  const language = useLanguage();
  const services = useQuery(servicesQuery(host.api(language), language), queryClientOf(host));
  const { draft, notice } = screen;
  const branches = useQuery(branchesQuery(host.api(language), language, '', null), queryClientOf(host));
  const branch = branches.data?.find(({ location_id: id }) => id === draft.branch?.locationId);
  const now = useMinutes(host.now);
  const [otherService, setOtherService] = useState(draft.otherService);
  const days = leadDays(draft.services);
  const lead = draft.services.find(({ preDay }) => preDay > 0 && preDay === days);
  return (
    <ServicesScreen
      heading={
        <StepHeading takesFocus={takesFocus} lead={<Trans>Up to {MAX_SERVICES} can be done in one visit.</Trans>}>
          <Trans>Choose services</Trans>
        </StepHeading>
      }
      services={services.data?.list ?? []}
      groups={services.data?.groups ?? []}
      state={services.isPending ? 'loading' : services.isError ? 'failed' : 'loaded'}
      onRetry={() => void services.refetch()}
      chosen={draft.services.map(({ id }) => id)}
      onToggle={(service) => car.send({ type: 'service.toggled', service: serviceChoiceOf(service) })}
      firstDayOf={({ hours }) => firstDayFor(branch ? hoursOf(branch) : null, hours, now)}
      limitReached={notice?.code === 'services.limit'}
      lead={lead === undefined ? null : { from: addDays(branchNow(now).date, days), days, serviceName: lead.name }}
      otherService={otherService}
      // Entered with each key: a car can be left at any moment.
      onOtherService={(text) => {
        setOtherService(text);
        car.send({ type: 'otherService.entered', text });
      }}
      onOtherServiceLeft={() => undefined}
    />
  );
}
