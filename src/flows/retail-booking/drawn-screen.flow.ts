import { createActor } from 'xstate';
import type { Language } from '#domain/constants.ts';
import type { TimeScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import { isOnItsWay, selectScreen } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { Wish } from '#machines/retail-booking/retail-booking.types.ts';
import { type FlowHost, runUntil, spokenHost } from '#src/flow-host/flow-host.ts';
import { draftStore, retailBooking } from './retail-booking.visit.ts';

export type { Wish };
/** Only free times are worth drawing before the browser's own chart runs. */
export type DrawnScreen = TimeScreen;

/** On a server: the screen for a visitor who comes by this link with nothing stored. Null unless it has free times, and nothing is said above them. */
export async function screenToDraw(
  host: Pick<FlowHost, 'api' | 'now'>,
  language: Language,
  wish: Wish,
): Promise<DrawnScreen | null> {
  const drafts = draftStore(() => {
    throw new Error('A server stores no draft.');
  });
  const actor = createActor(retailBooking(spokenHost(host, language), drafts), {
    input: { clock: { now: host.now }, member: null, wish, step: null },
  });
  const shown = selectScreen(await runUntil(actor, (snapshot) => !isOnItsWay(selectScreen(snapshot))));
  return shown.screen === 'time' && shown.freshness === 'fresh' && shown.notice === null ? shown : null;
}
