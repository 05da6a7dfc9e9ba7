import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import { keepPlan, type PlannedVisit } from '#src/flows/corporate-booking/kept/plan.store.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/** Hands visits over to the booking of several cars, and goes there. */
export function useBookCars() {
  const lang = useLanguage();
  const navigate = useNavigate();
  const { account } = useSignedInCompany();
  return useCallback(
    (visits: readonly PlannedVisit[]) => {
      keepPlan(account, visits);
      void navigate({ to: '/$lang/corporate/booking', params: { lang } });
    },
    [account, lang, navigate],
  );
}
