import { act, fireEvent, screen as page, within } from '@testing-library/react';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { GeolocationPorts } from '#machines/geolocation/geolocation.ports.ts';
import { selectScreen, type GeolocationScreen } from '#machines/geolocation/geolocation.selectors.ts';
import type { GeolocationEvent, LocateOutcome } from '#machines/geolocation/geolocation.types.ts';
import { useNearMe } from '#src/flows/geolocation/use-near-me.tsx';
import { transitionsLeftOut } from '#tests/support/model/path-coverage.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import type { BrowserPort } from '#tests/support/wire/wire-ports.ts';
import { wiredPage } from '#tests/support/wire/wired-page.tsx';
import { chart } from './chart.ts';

const BUTTON = 'Near me';

/** What a page does with the position: the button, the place by which it sorts, and why there is none. */
function NearMe({ onFound }: { readonly onFound: () => void }) {
  const { nearMe, place, locationNotice, onNearMe } = useNearMe(onFound);
  return (
    <section aria-label="place">
      <button type="button" aria-pressed={nearMe === 'on'} aria-busy={nearMe === 'asking'} onClick={onNearMe}>
        {BUTTON}
      </button>
      <p title="sorted by">{place ? `${place.lat}, ${place.lng}` : 'nowhere'}</p>
      {locationNotice}
    </section>
  );
}

type Give = Parameters<Geolocation['getCurrentPosition']>[0];
type Refuse = NonNullable<Parameters<Geolocation['getCurrentPosition']>[1]>;

const setGeolocation = (value: object | undefined) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
});

/** The browser's position, which it tells when the test says so. */
function placeBrowser() {
  const asked: { readonly give: Give; readonly refuse: Refuse }[] = [];
  setGeolocation({
    getCurrentPosition: (give: Give, refuse: Refuse) => asked.push({ give, refuse }),
  });
  const locate: BrowserPort<LocateOutcome> = {
    isAsked: () => asked.length > 0,
    does: (outcome) => {
      const { give, refuse } = asked.at(-1) ?? {};
      if (outcome.kind === 'ok')
        give?.({ coords: { latitude: outcome.value.lat, longitude: outcome.value.lng } } as GeolocationPosition);
      else refuse?.({ code: outcome.failure === 'denied' ? 1 : 2 } as GeolocationPositionError);
    },
    fails: () => undefined,
  };
  return { locate };
}

async function open() {
  const told = { found: 0 };
  const opened = await wiredPage<GeolocationPorts>({
    chart,
    ports: placeBrowser(),
    part: () => <NearMe onFound={() => (told.found += 1)} />,
  });
  return { ...opened, user: null, view: told };
}
type View = Awaited<ReturnType<typeof open>>['view'];

const press = () => {
  act(() => void fireEvent.click(page.getByRole('button', { name: BUTTON })));
  return Promise.resolve();
};

const WORDS: Partial<Record<GeolocationScreen['screen'], RegExp>> = {
  unsupported: /cannot tell where you are/,
  denied: /Location is blocked/,
  unavailable: /could not be found/,
  timedOut: /took too long/,
};

function shows({ screen, place }: GeolocationScreen) {
  const view = within(page.getByRole('region', { name: 'place' }));
  const button = view.getByRole('button', { name: BUTTON });
  expect(view.getByTitle('sorted by').textContent).toBe(place ? `${place.lat}, ${place.lng}` : 'nowhere');
  const said = ['aria-pressed', 'aria-busy'].map((name) => button.getAttribute(name));
  expect(said).toEqual([String(place !== null), String(screen === 'locating')]);
  for (const [kind, words] of Object.entries(WORDS)) expect(view.queryByText(words) !== null).toBe(kind === screen);
}

type Model = ScreenModel<GeolocationScreen, GeolocationEvent, null, View>;

const model: Model = {
  executors: { 'location.requested': press, 'location.cleared': press },
  assertions: {
    idle: (screen) => shows(screen),
    locating: (screen, { found }) => {
      shows(screen);
      // The page sorts by the place as soon as it is asked for.
      expect(found).toBeGreaterThan(0);
    },
    located: (screen) => shows(screen),
    unsupported: (screen) => shows(screen),
    denied: (screen) => shows(screen),
    unavailable: (screen) => shows(screen),
    timedOut: (screen) => shows(screen),
  },
};

walkScreens({
  chart,
  model,
  render: open,
  invalidation: alsoWalked,
  isPossible: (snapshot, event) => {
    const { screen } = selectScreen(snapshot as never);
    // One button, which asks for the position or forgets it.
    if (event.type === 'location.cleared') return screen === 'located';
    if (event.type === 'location.requested') return screen !== 'located';
    // A browser that has no position says so before it is asked.
    if (event.type === 'xstate.error.actor.locating') return false;
    const outcome = 'output' in event ? (event['output'] as LocateOutcome) : null;
    return outcome?.kind !== 'failed' || outcome.failure !== 'unsupported';
  },
});

describe('a browser without a position', () => {
  it('BRANCH-04 is said to be one, and what to do', async () => {
    const opened = await open();
    vi.stubGlobal('navigator', new Proxy(navigator, { has: (of, name) => name !== 'geolocation' && name in of }));
    await press();
    await opened.settle();
    expect(page.getByRole('region', { name: 'place' }).textContent).toContain('Search by province or road instead.');
    opened.close();
  });
});

describe('the model of screens', () => {
  it('is complete by type: a missing event or screen does not compile', () => {
    expectTypeOf<Model>().toExtend<Model>();
    expectTypeOf<{
      executors: Pick<Model['executors'], 'location.cleared'>;
      assertions: Model['assertions'];
    }>().not.toExtend<Model>();
    expectTypeOf<{
      executors: Model['executors'];
      assertions: Omit<Model['assertions'], 'timedOut'>;
    }>().not.toExtend<Model>();
  });

  it('the generated paths take every transition of the chart', () => {
    expect(transitionsLeftOut({ chart })).toEqual([]);
  });
});
