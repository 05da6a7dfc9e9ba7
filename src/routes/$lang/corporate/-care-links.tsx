import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { BookedLink } from '#src/flows/car-care/booked-for.part.tsx';
import type { HistoryLinks } from '#src/flows/car-care/history-columns.part.tsx';
import type { MaintenanceLinks } from '#src/flows/car-care/maintained-car.part.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';

/** The links of a company's care pages; the same objects while the language stays the same. */
export function useCompanyCareLinks() {
  const lang = useLanguage();
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
      renderBook: null,
      renderHistory: (id, look) => (
        <Link {...look} to="/$lang/corporate/carInfo/list/$id" params={{ lang, id }} search={{ tab: 'history' }} />
      ),
      renderBooking,
    };
    return { history, cars };
  }, [lang]);
}
