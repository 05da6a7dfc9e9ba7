import { msg } from '@lingui/core/macro';
import { createFileRoute, Link, useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { isBranchDate, isBranchTime, type BranchDate, type BranchTime } from '#domain/thai-calendar.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useMember } from '#src/app/shell/use-member.ts';
import { RetailBookingPage } from '#src/flows/retail-booking/retail-booking.page.tsx';
import { CarEntry } from '#src/flows/retail-booking/entry/car-entry.part.tsx';
import {
  beginsWithBranches,
  stepNamed,
  wishFrom,
  type StepName,
} from '#src/flows/retail-booking/retail-booking.address.ts';
import { storedChoices } from '#src/flows/retail-booking/kept/stored-choices.store.ts';
import type { RenderSignIn } from '#src/flows/retail-booking/visit/sign-in-offer.view.ts';
import { isTyped, languageOfPath } from '#src/app/navigation/addresses.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { StepHistory } from '#src/wizard/use-step-address.ts';
import type { StepLink } from '#src/wizard/sheet-lines.tsx';
import { begunScreen } from './-begun-screen.ts';

interface BookingSearch {
  step?: StepName | undefined;
  branch?: number | undefined;
  /** Ids, with commas between them. The router turns a single id into a number, as in find.tsx. */
  services?: string | number | undefined;
  date?: BranchDate | undefined;
  time?: BranchTime | undefined;
  /** The service group that was tapped on the home page; it is shown first, and stays in the address so that a reload keeps it. */
  group?: number | undefined;
  aff?: string | number | undefined;
}

/**
 * Each `step` is a history entry; `branch`, `services`, `date` and `time` are a wish from another page; `aff` names who referred the visitor.
 * Malformed values become undefined: a field that is omitted here would keep its value in the address.
 */
const bookingSearch = ({ step, branch, services, date, time, group, aff }: Record<string, unknown>): BookingSearch => {
  const isListed = isTyped(services) && /^\d{1,9}(,\d{1,9})*$/.test(String(services));
  return {
    step: stepNamed(step) ?? undefined,
    branch: Number.isInteger(branch) ? Number(branch) : undefined,
    services: isListed ? services : undefined,
    date: isBranchDate(date) ? date : undefined,
    time: isBranchTime(time) ? time : undefined,
    group: Number.isInteger(group) ? Number(group) : undefined,
    aff: isTyped(aff) ? aff : undefined,
  };
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step that the entry before this one shows. */
    stepBefore?: StepName | undefined;
  }
}

export const Route = createFileRoute('/$lang/booking/')({
  validateSearch: bookingSearch,
  loader: async ({ context, params, location }) => ({
    drawn: await begunScreen(context, languageOfPath(`/${params.lang}`), bookingSearch(location.search)),
  }),
  staticData: {
    areas: ['booking'],
    runsFirst: ['src/ui/page/early-tap.ts'],
    // The first step of a booking opened without a link.
    goesOnWith: import.meta.env.SSR
      ? {
          sources: ['branch-lists.view.ts', 'branch.step.tsx'].map(
            (file) => `src/flows/retail-booking/steps/branch/${file}`,
          ),
          area: 'steps',
          isOf: beginsWithBranches,
        }
      : undefined,
    ...(import.meta.env.SSR && {
      marksStored: { values: storedChoices, isOf: ({ branch }: BookingSearch) => branch === undefined },
    }),
  },
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Book a service`,
      description: msg`Choose a branch and up to three services, and see which times are free. You need no account.`,
      path: match.pathname,
    }),
  component: BookingRoute,
});

const neverChanges = () => () => undefined;
const nothing = () => undefined;

function BookingRoute() {
  // The router's own context: the one object that lasts as long as the page.
  const router = useRouter();
  const { history } = router;
  const host = router.options.context;
  const { step = null, group, aff, ...wished } = Route.useSearch();
  const { drawn } = Route.useLoaderData();
  const lang = useLanguage();
  const member = useMember();
  const navigate = Route.useNavigate();
  // The state of a new location is there before its search is, so the former one counts until that is.
  const stated = useRouterState({
    select: ({ location, resolvedLocation }) => location.state.wantedCar ?? resolvedLocation?.state.wantedCar,
  });
  // The server knows no state of the history, and the page that it has drawn comes first.
  const wanted = useSyncExternalStore(neverChanges, () => stated, nothing);
  const steps = useMemo<StepHistory<StepName>>(
    () => ({
      go: (to, how, stepBefore) => {
        void navigate({
          to: '/$lang/booking',
          params: true,
          search: { step: to, group },
          // Without a wanted car, about which has been decided by now.
          state: how === 'push' ? { stepBefore } : ({ stepBefore: kept }) => ({ stepBefore: kept }),
          replace: how === 'replace',
          resetScroll: false,
        });
        // Another entry may follow at once, which would otherwise take this one's place.
        history.flush();
      },
      // The step is there before its entry is, and has scrolled to what is edited.
      back: () => {
        host.keepScrolled();
        history.back();
      },
      entry: () => ({ depth: history.location.state.__TSR_index, from: history.location.state.stepBefore ?? null }),
    }),
    [navigate, group, history, host],
  );
  const finish = useCallback(
    () =>
      void navigate({
        to: '/$lang/booking/completed',
        params: true,
        replace: true,
      }),
    [navigate],
  );
  const renderStepLink = useCallback<StepLink<StepName>>(
    (to, content, className, label) => (
      <Link
        key={to}
        to="/$lang/booking"
        params={{ lang }}
        search={{ step: to, group }}
        resetScroll={false}
        className={className}
        {...(label === undefined ? {} : { 'aria-label': label })}
      >
        {content}
      </Link>
    ),
    [lang, group],
  );
  const renderSignIn = useCallback<NonNullable<RenderSignIn>>(
    (look) => (
      <Link
        {...look}
        to="/$lang/auth/login"
        params={{ lang }}
        state={(state) => ({ ...state, signInFrom: router.latestLocation.href })}
      />
    ),
    [lang, router],
  );
  const [isAnswer, setAnswer] = useState(false);
  const wish = wishFrom(wished);
  const booking = (
    <RetailBookingPage
      // Another account gets its own booking.
      key={member?.account ?? ''}
      host={host}
      drawn={drawn}
      step={step}
      wish={wish}
      group={group ?? null}
      affiliate={aff === undefined ? undefined : String(aff)}
      history={steps}
      onConfirmed={finish}
      renderStepLink={renderStepLink}
      renderSignIn={renderSignIn}
      isAnswer={isAnswer}
    />
  );
  return (
    <CarEntry
      host={host}
      wanted={member === undefined ? null : (wanted ?? null)}
      serviceIds={wish?.serviceIds ?? []}
      onDecided={(isNew) => {
        setAnswer(true);
        void navigate({
          to: '/$lang/booking',
          params: true,
          search: isNew ? { ...wished, step: step ?? undefined } : {},
          state: {},
          replace: true,
        });
      }}
    >
      {booking}
    </CarEntry>
  );
}
