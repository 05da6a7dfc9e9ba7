import { msg } from '@lingui/core/macro';
import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import { VisitPlanPage } from '#src/flows/visit-plan/visit-plan.page.tsx';
import type { CarsAsked } from '#src/flows/visit-plan/visit-plan.types.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { chosenCars } from '#src/pages/fleet/use-chosen.ts';
import { useBookCars } from '../-book-cars.ts';

interface PlanSearch {
  /** Begins a new plan for these cars. */
  readonly cars?: CarsAsked | undefined;
}

export const Route = createFileRoute('/$lang/corporate/booking/plan')({
  validateSearch: ({ cars }: Record<string, unknown>): PlanSearch =>
    cars === 'due' || cars === 'chosen' ? { cars } : {},
  staticData: { areas: ['planner', 'corporate', 'member', 'reading', 'steps'] },
  head: ({ match }) => pageHead(match, { title: msg`Plan visits`, isHidden: true }),
  component: PlanRoute,
});

function PlanRoute() {
  const host = useRouter().options.context;
  const company = useSignedInCompany();
  const navigate = useNavigate();
  const lang = useLanguage();
  const { cars } = Route.useSearch();
  const kept = chosenCars.read();
  const onBegun = useCallback(
    () => void navigate({ to: '/$lang/corporate/booking/plan', params: { lang }, search: {}, replace: true }),
    [navigate, lang],
  );
  return (
    <VisitPlanPage
      {...{ host, company, onBegun }}
      asked={cars}
      chosen={kept?.account === company.account ? kept.ids : []}
      onTaken={useBookCars()}
      renderFleet={(look) => <Link {...look} to="/$lang/corporate/carInfo/list" params={{ lang }} />}
      renderBooking={(booking, look) => (
        <Link {...look} to="/$lang/corporate/manage/booking" params={{ lang }} search={{ booking }} />
      )}
    />
  );
}
