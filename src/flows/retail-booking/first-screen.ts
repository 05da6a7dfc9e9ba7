import { createActor, waitFor } from 'xstate';
import type { Language } from '#domain/constants.ts';
import { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import { retailBookingActors } from '#machines/retail-booking/retail-booking.ports.ts';
import { isOnItsWay, selectScreen, type TimeScreen } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { Wish } from '#machines/retail-booking/retail-booking.types.ts';
import type { Api } from '#src/api/client.ts';
import { createDraftStore } from './draft-store.ts';
import { retailBookingPorts } from './retail-booking.actors.ts';

export type { Wish };
export type FirstScreen = TimeScreen;

interface Asked {
  readonly api: Api;
  readonly language: Language;
  readonly now: () => number;
  readonly wish: Wish;
}

/**
 * On a server: where the chart arrives for who comes by this link with nothing stored. Null where that is not at free times: only
 * they are worth being drawn before the browser's own chart is there.
 */
export async function firstScreen({ api, language, now, wish }: Asked): Promise<FirstScreen | null> {
  const drafts = createDraftStore(() => {
    throw new Error('A server stores no draft.');
  });
  const ports = retailBookingPorts({ api: () => api, language: () => language, drafts });
  const actor = createActor(retailBookingMachine.provide({ actors: retailBookingActors(ports) }), {
    input: { clock: { now }, member: null, wish, step: null },
  });
  actor.start();
  try {
    const shown = selectScreen(await waitFor(actor, (snapshot) => !isOnItsWay(selectScreen(snapshot))));
    return shown.screen === 'time' && shown.freshness === 'fresh' ? shown : null;
  } finally {
    actor.stop();
  }
}
