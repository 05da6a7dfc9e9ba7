import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import type { HomeWidgets } from '#src/api/queries/home.queries.ts';
import { instantOf } from '#domain/thai-calendar.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { HomePage, type HomePart } from '#src/pages/home/home.page.tsx';
import type { HomeService } from '#src/pages/home/service-grid.tsx';
import { SoonestBoard, type SoonestTime } from '#src/pages/home/soonest-board.tsx';
import { keepFocus } from '#src/ui/page/lost-focus.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { useInBrowser } from '#src/ui/page/use-in-browser.ts';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import { useMinutes } from '#src/ui/page/use-minutes.ts';
import { HomeHighlights, HomeLookup, HomeServices } from './-home-below.tsx';
import { HomeGreeting } from './-home-greeting.tsx';
import { useHomeWidgets } from './-use-home-widgets.ts';
import { useNearTimes } from './-use-near-times.tsx';

type Widgets = HomeWidgets['widgets'];

const WHILE_LOADING: readonly HomePart[] = ['book', 'soonest', 'lookup', 'services'];
const WHEN_FAILED: readonly HomePart[] = ['book', 'lookup', 'failure'];

const keptOnHome = partFile(() => import('./-kept-on-home.part.tsx').then(({ KeptOnHome }) => KeptOnHome));

function hasDraft(): boolean {
  try {
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    return keys.some((key) => key === 'roddee.interrupted' || key.startsWith('roddee.retail-booking.draft'));
  } catch {
    // Denied: nothing is kept.
    return false;
  }
}

/** Whether this browser has a booking that is not finished: only then is what says so loaded. */
function useHasDraft(): boolean {
  const isInBrowser = useInBrowser();
  return useMemo(() => isInBrowser && hasDraft(), [isInBrowser]);
}

/** The home page at /, /th and /en: adds the links and the parts of flows, which a page may not import. */
export function Home() {
  const lang = useLanguage();
  const router = useRouter();
  const { home, isLoading, readAgain } = useHomeWidgets();
  const widgets = home?.widgets;
  const near = useNearTimes();
  const board = near.home ?? home;
  const now = useMinutes(router.options.context.now);
  const times = board ? soonestOf(board.widgets) : undefined;
  const left = times?.flatMap((slot) => timesToCome(slot, now));
  const hasGone = times !== undefined && times.length > (left?.length ?? 0);
  // A page that was left open shows no day that is over: what is gone is read again.
  useEffect(() => {
    if (hasGone) readAgain();
  }, [hasGone, readAgain]);
  useFocusAfterFailure(home);
  return (
    <HomePage
      parts={home === undefined ? WHILE_LOADING : (widgets?.map(({ kind }) => kind) ?? WHEN_FAILED)}
      greeting={<HomeGreeting />}
      bookLink={
        <Button size="large" renderLink={(look) => <Link {...look} to="/$lang/booking" params={{ lang }} />}>
          <Trans>Book a service</Trans>
        </Button>
      }
      findLink={
        <Button
          kind="text"
          size="large"
          renderLink={(look) => <Link {...look} to="/$lang/booking/find" params={{ lang }} />}
        >
          <Trans>Find a booking</Trans>
        </Button>
      }
      kept={useHasDraft() ? <LazyPart file={keptOnHome} props={{}} renderFailed={() => null} /> : null}
      soonest={
        <SoonestBoard
          times={hasGone && left?.length === 0 ? undefined : left}
          now={now}
          province={board ? provinceOf(board.widgets) : undefined}
          readAt={board?.readAt}
          nearMe={near.nearMe}
          onNearMe={near.toggle}
          notice={near.notice}
          renderTimeLink={({ locationId, date, time }, label, className) => (
            <Link
              className={className}
              to="/$lang/booking"
              params={{ lang }}
              search={{ branch: locationId, date, time }}
              aria-label={label}
            >
              {time}
            </Link>
          )}
          renderAllLink={(content, className) => (
            <Link className={className} to="/$lang/booking" params={{ lang }}>
              {content}
            </Link>
          )}
        />
      }
      lookup={<HomeLookup />}
      services={<HomeServices services={widgets && servicesOf(widgets)} />}
      highlights={<HomeHighlights />}
      holdMinutes={home?.holdMinutes}
      onRetry={readAgain}
      isTrying={isLoading}
    />
  );
}

/** The retry button disappears with the failure, so its focus moves to the content. */
function useFocusAfterFailure(home: HomeWidgets | null | undefined) {
  const hasFailed = useRef(false);
  useEffect(() => {
    if (home && hasFailed.current) keepFocus('#content');
    hasFailed.current = home === null;
  }, [home]);
}

/** The slot with those of its times that are not over; nothing if all are. */
const timesToCome = (slot: SoonestTime, now: number): SoonestTime[] => {
  const times = slot.times.filter((time) => instantOf(slot.date, time).getTime() > now);
  return times.length === 0 ? [] : [{ ...slot, times }];
};

const soonestOf = (widgets: Widgets) =>
  widgets.flatMap((widget) =>
    widget.kind === 'soonest'
      ? widget.soonest_list.map((slot) => ({
          locationId: slot.location_id,
          branchName: slot.location_name,
          distanceKm: slot.distance_km,
          date: slot.date,
          time: slot.time,
          times: slot.times ?? [slot.time],
        }))
      : [],
  );

const provinceOf = (widgets: Widgets) =>
  widgets.flatMap((widget) => (widget.kind === 'soonest' ? (widget.province ?? []) : []))[0];

const servicesOf = (widgets: Widgets) =>
  widgets.flatMap((widget) =>
    widget.kind === 'services'
      ? widget.group_list.flatMap(({ id, key, name, summary }): HomeService[] =>
          key === undefined ? [] : [{ id, name, drawing: key, ...(summary === undefined ? {} : { note: summary }) }],
        )
      : [],
  );
