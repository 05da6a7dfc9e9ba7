import { act, cleanup, render } from '@testing-library/react';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import { bangna } from '#machines/retail-booking/retail-booking.fixtures.ts';
import type { RetailDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import type { Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { Wish } from '#machines/retail-booking/retail-booking.types.ts';
import type { TransitionMeta } from '#machines/shared/meta.ts';
import type { Branch } from '#contract/wire/branch.ts';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import { BRANCHES, SERVICES } from './wire.ts';
import type { Language } from '#domain/constants.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { RetailBookingPage } from '#src/flows/retail-booking/retail-booking.page.tsx';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { storedDraft, type StoredDraft } from '#src/flows/retail-booking/kept/stored-draft.store.ts';
import { retailBookingVisit } from '#src/flows/retail-booking/visit/retail-booking.visit.ts';
import { loadAllSteps } from '#src/flows/retail-booking/steps.part.tsx';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { createLanguages } from '#src/i18n/languages.ts';
import { tabHistory } from '#tests/support/tab-history.ts';
import { controlledWire } from '#tests/support/wire/controlled-wire.ts';

/** The morning of a Saturday in Bangkok, two days before the first offered day. */
const NOW = Date.parse('2026-11-21T10:00:00+07:00');
const DRAFT = 'roddee.retail-booking.draft';

/** What the server says of the first free times of a branch. */
export const soonestAt = ({ location_id, name }: Branch): SoonestSlot => ({
  location_id,
  location_name: name,
  distance_km: location_id === bangna.locationId ? 0 : 35.5,
  date: '2026-11-23',
  time: '09:00',
  date_time: '2026-11-23T09:00:00+07:00',
  days: [
    { date: '2026-11-22', free: 0, reason: { code: 'full' } },
    { date: '2026-11-23', free: 2 },
    { date: '2026-11-24', free: 1 },
  ],
});

const isNamed = (meta: unknown): meta is TransitionMeta => typeof meta === 'object' && meta !== null && 'id' in meta;

export interface Opening {
  readonly wish?: Wish | null;
  readonly step?: Step | null;
}

const languages = createLanguages();
/** Loads the texts and every step's file, so that no test waits for them. */
const loaded = Promise.all([languages.load('en', 'booking'), loadAllSteps(languages, 'en')]);

/** The real booking page in its own tab: the test answers its calls and controls its time, and its address is kept here. */
export async function bookingTab({ wish = null, step = null }: Opening = {}) {
  const [i18n] = await loaded;
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  localStorage.clear();
  sessionStorage.clear();
  let visibility: DocumentVisibilityState = 'visible';
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const calls = controlledWire({
    listBranches: () => ({ shoppening_list: BRANCHES }),
    listServices: () => ({ shoppening_list: SERVICES, group_list: [{ id: 1, name: 'Service', image: '' }] }),
    listSoonest: () => ({ soonest_list: BRANCHES.map(soonestAt), now: '2026-11-21T10:00:00+07:00' }),
  });
  let endSession = () => {};
  const session: FlowHost['session'] = {
    onSuperseded: (tell) => {
      endSession = tell;
      return () => undefined;
    },
  };
  const me: FlowHost['me'] = { member: () => null, company: () => null, subscribe: () => () => undefined };
  const host: FlowHost = { api: calls.api, languages, now: () => Date.now(), session, me };
  const client = queryClientOf(host);
  const address = tabHistory(step);
  const onConfirmed = vi.fn<() => void>();

  /** Lets promises, renderings and due timers finish. */
  const settle = (ms = 1): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

  function Tab() {
    return (
      <RetailBookingPage
        host={host}
        drawn={null}
        step={useSyncExternalStore(address.subscribe, address.current)}
        wish={wish}
        group={null}
        affiliate={undefined}
        renderStepLink={(to, content, className, label) => (
          <a
            key={to}
            href={`?step=${to}`}
            data-step={to}
            className={className}
            {...(label === undefined ? {} : { 'aria-label': label })}
            onClick={(event) => {
              event.preventDefault();
              address.go(to, 'push');
            }}
          >
            {content}
          </a>
        )}
        history={address}
        renderSignIn={null}
        onConfirmed={onConfirmed}
        isAnswer={false}
      />
    );
  }
  const pageIn = (texts: I18n) => (
    <ThemeProvider>
      <I18nProvider i18n={texts}>
        <Tab />
      </I18nProvider>
    </ThemeProvider>
  );
  let shown: ReturnType<typeof render> | null = null;
  const show = () => {
    shown = render(pageIn(i18n));
  };

  const keep = (stored: RetailDraft | string) =>
    localStorage.setItem(DRAFT, typeof stored === 'string' ? stored : JSON.stringify(storedDraft(stored)));

  const taken = new Set<string>();
  const chartActor = () => retailBookingVisit(host, { language: 'en', step: 'branch', wish: null }).actor;
  /** Records the transitions of this page's chart from its first answer on. */
  const watch = () => {
    const actor = chartActor();
    actor.system.inspect((happened) => {
      if (happened.type !== '@xstate.microstep' || happened.actorRef !== actor) return;
      for (const { meta } of happened._transitions) if (isNamed(meta)) taken.add(meta.id);
    });
  };

  let isOpen = false;
  return {
    calls,
    client,
    address,
    onConfirmed,
    settle,
    isOpen: () => isOpen,
    /** What the page's session reports when an answer was 2013. */
    supersede: async () => {
      act(() => endSession());
      await settle();
    },
    /** Another tab of this browser stores its own draft. */
    changeElsewhere: async (stored: RetailDraft | null = null) => {
      keep(stored ?? '{}');
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: DRAFT })));
      await settle();
    },
    /** Shows the page where the browser keeps this draft, or this text. */
    open: async (stored: RetailDraft | string | null = null) => {
      if (stored !== null) keep(stored);
      show();
      watch();
      isOpen = true;
      await settle();
    },
    /** Leaves the page and comes back to it, in the same tab. */
    reopen: async () => {
      cleanup();
      show();
      await settle();
    },
    /** The link to the other language, which goes on with the same visit. */
    turnTo: async (language: Language) => {
      const texts = await languages.load(language, 'booking');
      await loadAllSteps(languages, language);
      shown?.rerender(pageIn(texts));
      await settle();
    },
    stored: (): StoredDraft | null => JSON.parse(localStorage.getItem(DRAFT) ?? 'null') as StoredDraft | null,
    /** The chart behind the page, for what no element does. */
    actor: chartActor,
    taken,
    move: async (to: 'back' | 'forward') => {
      act(() => address[to]());
      await settle();
    },
    look: async (state: DocumentVisibilityState) => {
      visibility = state;
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await settle();
    },
    close: () => {
      if (isOpen) chartActor().stop();
      cleanup();
      client.clear();
      visible.mockRestore();
      vi.useRealTimers();
      calls.check();
    },
  };
}

export type BookingTab = Awaited<ReturnType<typeof bookingTab>>;
