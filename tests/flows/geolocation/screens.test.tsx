import { useSelector } from '@xstate/react';
import { screen as page, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { geolocationMachine } from '#machines/geolocation/geolocation.machine.ts';
import { selectScreen, type GeolocationScreen } from '#machines/geolocation/geolocation.selectors.ts';
import type { GeolocationEvent } from '#machines/geolocation/geolocation.types.ts';
import { transitionsLeftOut } from '#tests/support/model/path-coverage.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { stagedPage } from '#tests/support/model/staged-page.ts';
import { chart } from './chart.ts';

type Actor = ActorRefFrom<typeof geolocationMachine>;

/** A minimal view of the chart: it tests the harness, and is not a screen of the product. */
function PlaceView({ actor }: { readonly actor: Actor }) {
  const { screen, place } = useSelector(actor, selectScreen);
  return (
    <section aria-label="place">
      <output>{screen}</output>
      <p>{place ? `${place.lat}, ${place.lng}` : 'nowhere'}</p>
      <button type="button" disabled={screen === 'locating'} onClick={() => actor.send({ type: 'location.requested' })}>
        Near me
      </button>
      <button type="button" onClick={() => actor.send({ type: 'location.cleared' })}>
        Clear
      </button>
    </section>
  );
}

type Model = ScreenModel<GeolocationScreen, GeolocationEvent, UserEvent, null>;

const shows = ({ screen, place }: GeolocationScreen) => {
  const view = page.getByRole('region', { name: 'place' });
  expect(within(view).getByRole('status').textContent).toBe(screen);
  expect(within(view).getByRole('paragraph').textContent).toBe(place ? `${place.lat}, ${place.lng}` : 'nowhere');
};

const model: Model = {
  executors: {
    'location.requested': (_event, user) => user.click(page.getByRole('button', { name: 'Near me' })),
    'location.cleared': (_event, user) => user.click(page.getByRole('button', { name: 'Clear' })),
  },
  assertions: {
    idle: shows,
    locating: shows,
    located: shows,
    unsupported: shows,
    denied: shows,
    unavailable: shows,
    timedOut: shows,
  },
};

walkScreens({
  chart,
  model,
  render: (input) => stagedPage(chart, input, (actor) => <PlaceView actor={actor as Actor} />),
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
