import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import type { BookedLink } from '#src/flows/car-care/booked-for.part.tsx';
import type { HistoryLinks } from '#src/flows/car-care/history-columns.part.tsx';
import type { MaintenanceLinks } from '#src/flows/car-care/maintained-car.part.tsx';
import { keepPlan } from '#src/flows/corporate-booking/kept/plan.store.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/** The links of a company's care pages; the same objects while the language stays the same. */
export function useCompanyCareLinks() {
  const lang = useLanguage();
  const { account } = useSignedInCompany();
  return useMemo(() => {
    const history: HistoryLinks = {
      renderBooking: (booking, look) => (
        <Link {...look} to="/$lang/corporate/manage/booking" params={{ lang }} search={{ booking }} />
      ),
      renderAgain: null,
    };
    const renderBooking: BookedLink = (booking, words) => (
      <Link to="/$lang/corporate/manage/booking" params={{ lang }} search={{ booking }}>
        {words}
      </Link>
    );
    const cars: MaintenanceLinks = {
      renderBook: (services, { car_profile_id, usual_branch: usual }, look) => (
        <Link
          {...look}
          to="/$lang/corporate/booking"
          params={{ lang }}
          onClick={() =>
            keepPlan(account, [{ car_profile_id, services: [...services], branch_id: usual?.location_id }])
          }
        />
      ),
      renderHistory: (id, look) => (
        <Link {...look} to="/$lang/corporate/carInfo/list/$id" params={{ lang, id }} search={{ tab: 'history' }} />
      ),
      renderBooking,
    };
    return { history, cars };
  }, [lang, account]);
}
