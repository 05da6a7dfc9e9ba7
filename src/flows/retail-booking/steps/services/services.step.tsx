import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { MAX_SERVICES } from '#domain/constants.ts';
import { firstDayFor } from '#domain/opening.ts';
import { addDays, branchNow } from '#domain/thai-calendar.ts';
import type { Service, ServiceGroup } from '#contract/wire/service.ts';
import type { ServicesState } from '#machines/retail-booking/retail-booking.screens.ts';
import { branchesQuery, servicesQuery } from '#src/api/queries/catalogue.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { hoursOf } from '#src/parts/visit/opening-hours.tsx';
import { useMinutes } from '#src/ui/page/use-minutes.ts';
import { StepHeading } from '#src/wizard/step-heading.tsx';
import { ServicesScreen } from '#src/parts/service-choice/services.screen.tsx';
import { serviceChoiceOf } from '#src/flow-host/parts/choices.ts';
import { useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';
import type { StepProps } from '#src/wizard/wizard-steps.tsx';

export function ServicesStep({ state, takesFocus }: StepProps<ServicesState>) {
  const { actor, host, typed, group } = useVisit();
  const language = useLanguage();
  const services = useQuery(servicesQuery(host.api(language), language), queryClientOf(host));
  const branches = useQuery(branchesQuery(host.api(language), language, '', null), queryClientOf(host));
  const branch = branches.data?.find(({ location_id: id }) => id === state.sheet.branch?.locationId);
  const now = useMinutes(host.now);
  const list = services.data?.list ?? [];
  const { leadService, leadDays } = state;
  const [otherService, setOtherService] = useState(typed.read()?.otherService ?? state.otherService);
  const enterOtherService = useCallback(() => {
    const text = typed.read()?.otherService ?? null;
    if (text === null || !actor.getSnapshot().can({ type: 'otherService.entered', text })) return;
    actor.send({ type: 'otherService.entered', text });
    typed.keep({ otherService: null });
  }, [actor, typed]);
  // Enters text left over from a closed page, and text that is still in the field when the step is left.
  useEffect(() => {
    enterOtherService();
    return enterOtherService;
  }, [enterOtherService]);
  return (
    <ServicesScreen
      heading={
        <StepHeading takesFocus={takesFocus} lead={<Trans>Up to {MAX_SERVICES} can be done in one visit.</Trans>}>
          <Trans>Choose services</Trans>
        </StepHeading>
      }
      services={list}
      groups={withFirst(group.get(), services.data?.groups ?? withoutNames(list))}
      state={services.isPending ? 'loading' : services.isError ? 'failed' : 'loaded'}
      onRetry={() => void services.refetch()}
      chosen={state.chosen.map(({ id }) => id)}
      onToggle={(service) => actor.send({ type: 'service.toggled', service: serviceChoiceOf(service) })}
      firstDayOf={({ hours }) => firstDayFor(branch ? hoursOf(branch) : null, hours, now)}
      limitReached={state.notice?.code === 'services.limit'}
      lead={
        leadService === null
          ? null
          : { from: addDays(branchNow(now).date, leadDays), days: leadDays, serviceName: leadService.name }
      }
      otherService={otherService}
      onOtherService={(text) => {
        setOtherService(text);
        typed.keep({ otherService: text });
      }}
      onOtherServiceLeft={enterOtherService}
    />
  );
}

const withFirst = (first: number | null, groups: readonly ServiceGroup[]): readonly ServiceGroup[] =>
  groups.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));

/** For a server that sends no groups: the services are grouped without names. */
const withoutNames = (services: readonly Service[]): readonly ServiceGroup[] =>
  [...new Set(services.map((service) => service.group_id))].map((id) => ({ id, name: '', image: '' }));
