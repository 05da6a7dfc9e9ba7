import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { selectScreen as selectConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type { Service } from '#contract/wire/service.ts';
import type { SummaryState } from '#machines/retail-booking/retail-booking.screens.ts';
import { selectConfirmation, selectDraft } from '#machines/retail-booking/retail-booking.selectors.ts';
import { dateTimeOf } from '#domain/thai-calendar.ts';
import { sameVisitQuery } from '#src/api/queries/booking.queries.ts';
import { branchesQuery, servicesQuery } from '#src/api/queries/catalogue.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { summaryHandlers } from '#src/flows/booking-confirmation/booking-confirmation.flow.ts';
import { Report } from '#src/flow-host/report/report.tsx';
import { SummaryScreen } from '#src/flows/booking-confirmation/summary.screen.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { StepHeading } from '#src/wizard/step-heading.tsx';
import type { SummaryStep as Step } from '#src/flows/booking-confirmation/summary.types.ts';
import { INFORMATION_FORM } from '../information/form-id.view.ts';
import { useFlow, useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';
import type { StepProps } from '#src/wizard/wizard-steps.tsx';

/** The control of each step that shows the current choice. */
const CHOSEN: Readonly<Record<Step, string>> = {
  branch: '[name^="branch-"]:checked',
  services: '[name="service"]:checked',
  time: '[data-free][aria-checked="true"]',
  information: `#${INFORMATION_FORM} input`,
};

export function SummaryStep({ state, takesFocus }: StepProps<SummaryState>) {
  const { actor, host, edited } = useVisit();
  const language = useLanguage();
  const branches = useQuery(branchesQuery(host.api(language), language, '', null), queryClientOf(host));
  const offered = useQuery(servicesQuery(host.api(language), language), queryClientOf(host));
  const child = useFlow(selectConfirmation);
  const screen = useSelector(child ?? undefined, (snapshot) => (snapshot ? selectConfirmationScreen(snapshot) : null));
  const sameVisit = useSameVisit(state.sheet, screen?.screen === 'held');
  const { branch, services, otherService, hours, customer, note } = state.sheet;
  const { date, time } = state.slot;
  if (screen === null || branch === null || date === null || time === null || customer === null) return null;
  const place = branches.data?.find(({ location_id: id }) => id === branch.locationId);
  const handlers = summaryHandlers(child);
  return (
    <SummaryScreen
      {...handlers}
      heading={
        <StepHeading takesFocus={takesFocus}>
          <Trans>Check and confirm</Trans>
        </StepHeading>
      }
      screen={screen}
      locked={state.locked}
      details={{
        dateTime: dateTimeOf(date, time),
        hours,
        branch: { name: branch.name, address: place?.address, phone: place?.tel },
        services: services.map(({ name }) => name),
        priceFrom: priceOf(services, offered.data?.list ?? []),
        otherService,
        customer,
        note,
      }}
      sameVisit={sameVisit}
      isGuest={state.isGuest}
      clock={host}
      onEdit={(step, field) => {
        edited.set(field === undefined ? CHOSEN[step] : `#${INFORMATION_FORM}-${field}`);
        actor.send({ type: 'step.requested', step });
      }}
      onRetry={() => {
        if (screen.screen === 'notHeld' && screen.refusal) actor.send({ type: 'resume.requested' });
        else handlers.onRetry();
      }}
      report={<Report languages={host.languages} />}
      onAgain={() => actor.send({ type: 'lostTime.acknowledged' })}
      onStartOver={() => actor.send({ type: 'restart.requested' })}
    />
  );
}

/** Undefined where one of the services has no price. */
function priceOf(chosen: SummaryState['sheet']['services'], offered: readonly Service[]): number | undefined {
  const prices = chosen.flatMap(({ id }) => offered.find((service) => service.id === id)?.price_from ?? []);
  return prices.length < chosen.length ? undefined : prices.reduce((sum, price) => sum + price, 0);
}

/** Read once the time is held. If it cannot be read, nothing is shown: the booking does not depend on it. */
function useSameVisit({ branch, date, time, customer }: SummaryState['sheet'], isHeld: boolean) {
  const { host } = useVisit();
  const language = useLanguage();
  const heldId = useFlow((snapshot) => selectDraft(snapshot)?.appointmentId ?? '');
  const visit = [branch?.locationId ?? '', date ?? '', time ?? '', customer?.plate ?? ''];
  const query = sameVisitQuery(host.api(language), heldId, visit);
  const { data = null } = useQuery({ ...query, enabled: isHeld && heldId !== '' }, queryClientOf(host));
  return data;
}
