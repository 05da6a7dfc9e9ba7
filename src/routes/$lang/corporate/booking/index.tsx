import { msg } from '@lingui/core/macro';
import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo, type ReactNode } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import { CorporateBookingPage } from '#src/flows/corporate-booking/corporate-booking.page.tsx';
import {
  carStepFrom,
  type GroupSearch,
  type GroupStep,
} from '#src/flows/corporate-booking/corporate-booking.address.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { StepHistory } from '#src/wizard/use-step-address.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step that the entry before this one shows, and how many entries ago the overview was. */
    groupStep?: { readonly from: GroupStep | undefined; readonly sinceOverview: number } | undefined;
  }
}

export const Route = createFileRoute('/$lang/corporate/booking/')({
  validateSearch: ({ step }: Record<string, unknown>): GroupSearch => ({
    step: carStepFrom(step),
  }),
  staticData: { areas: ['corporate', 'member', 'reading', 'steps', 'booking', 'group'] },
  head: ({ match }) => pageHead(match, { title: msg`Book cars`, isHidden: true }),
  component: GroupRoute,
});

function GroupRoute() {
  const router = useRouter();
  const { history } = router;
  const host = router.options.context;
  const { step = 'overview' } = Route.useSearch();
  const company = useSignedInCompany();
  const lang = useLanguage();
  const navigate = useNavigate();
  const onConfirmed = useCallback(
    () => void navigate({ to: '/$lang/corporate/booking/completed', params: { lang }, replace: true }),
    [navigate, lang],
  );
  const renderBooking = useCallback(
    (booking: string, words: ReactNode) => (
      <Link to="/$lang/corporate/manage/booking" params={{ lang }} search={{ booking }}>
        {words}
      </Link>
    ),
    [lang],
  );
  const steps = useMemo<StepHistory<GroupStep>>(() => {
    const since = () => history.location.state.groupStep?.sinceOverview ?? 0;
    return {
      go: (to, how, from) => {
        // The overview is where the car was opened, however many steps ago.
        if (to === 'overview' && since() > 0) {
          host.keepScrolled();
          history.go(-since());
          return;
        }
        // Before a car that is shown at once, where one was, comes the overview too.
        const isPush = how === 'push' || (to !== 'overview' && !('step' in router.latestLocation.search));
        void navigate({
          to: '/$lang/corporate/booking',
          params: { lang },
          search: { step: to === 'overview' ? undefined : to },
          state: isPush
            ? { groupStep: { from: from ?? 'overview', sinceOverview: to === 'overview' ? 0 : since() + 1 } }
            : ({ groupStep }) => ({ groupStep }),
          replace: !isPush,
          resetScroll: false,
        });
        // Another entry may follow at once, which would otherwise take this one's place.
        history.flush();
      },
      // The step is there before its entry is.
      back: () => {
        host.keepScrolled();
        history.back();
      },
      entry: () => ({
        depth: history.location.state.__TSR_index,
        from: history.location.state.groupStep?.from ?? null,
      }),
    };
  }, [history, host, lang, navigate, router]);
  return (
    <CorporateBookingPage
      key={company.account}
      address={{ addressed: step, history: steps }}
      {...{ host, company, onConfirmed, renderBooking }}
    />
  );
}
