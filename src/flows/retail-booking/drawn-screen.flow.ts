import { createActor } from 'xstate';
import type { Language } from '#domain/constants.ts';
import type { BranchState, TimeScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import { isOnItsWay, selectScreen } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { Wish } from '#machines/retail-booking/retail-booking.types.ts';
import { type FlowHost, runUntil, spokenHost } from '#src/flow-host/flow-host.ts';
import type { BranchLists } from './steps/branch/branch-lists.view.ts';
import { draftStore, retailBooking } from './visit/retail-booking.visit.ts';

/** What the server draws before the browser's own chart runs: free times, or the list of branches with which a booking begins. */
export interface DrawnScreen {
  readonly screen: TimeScreen | BranchState;
  /** The lists of the branch step. */
  readonly lists: BranchLists | null;
}

/**
 * On a server: the first screen for a visitor with nothing stored, with or without a link. Null if nothing can be chosen on it or a notice would be
 * shown above it.
 */
export async function screenToDraw(
  host: Pick<FlowHost, 'api' | 'now'>,
  language: Language,
  wish: Wish | null,
): Promise<DrawnScreen | null> {
  const drafts = draftStore(() => {
    throw new Error('A server stores no draft.');
  });
  const actor = createActor(retailBooking(spokenHost(host, language), drafts), {
    input: { clock: { now: host.now }, member: null, wish, step: null },
  });
  const screen = selectScreen(await runUntil(actor, (snapshot) => !isOnItsWay(selectScreen(snapshot))));
  if (screen.screen === 'time' && screen.freshness === 'fresh' && screen.notice === null)
    return { screen, lists: null };
  if (screen.screen !== 'branch' || wish !== null) return null;
  const { readBranchLists } = await import('./steps/branch/branch-lists.view.ts');
  return { screen, lists: await readBranchLists(host.api(language)) };
}
