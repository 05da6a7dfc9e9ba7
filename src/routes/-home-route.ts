import { msg } from '@lingui/core/macro';
import type { Language } from '#domain/constants.ts';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { listHomeWidgets } from '#contract/calls/home.calls.ts';
import type { Api } from '#src/api/client.ts';
import { withinPatience } from '#src/app/drawing/server-patience.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { readRecentBranches } from '#src/flows/retail-booking/kept/recent-branches.store.ts';
import type { PageTexts } from '#src/app/navigation/page-texts.ts';

export const homeTexts: PageTexts = {
  title: msg`Book car service online`,
  description: msg`Choose a branch, services and a time, and know when your car will be seen to before you leave home.`,
  path: '/',
};

export interface HomeWidgets {
  widgets: AnswerOf<typeof listHomeWidgets>['widget_list'];
  /** How long a time is kept once it is held, if the server says so. */
  holdMinutes?: number | undefined;
  /** When they were read, in milliseconds. */
  readAt: number;
}

/**
 * Starts reading the widgets. The browser does not wait for them, because the page can be used meanwhile. `home` resolves to null if they could not
 * be read; `known` is what the server has drawn or will draw.
 */
export async function startHomeWidgets({ api, now, arrival }: RouterContext, language: Language) {
  const name = `home ${language}`;
  const arrived = arrival.take(name) as HomeWidgets | undefined;
  // Only the browser knows the last branch. What the server has drawn, the same for everybody, stays until the times of that branch's province are
  // read.
  const last = arrival.isServer ? undefined : readRecentBranches()[0];
  if (arrived && !arrival.isOld && last === undefined) return { home: Promise.resolve(arrived), known: arrived };
  const home = readHomeWidgets(api(language), now, last === undefined ? {} : { location_id: last });
  if (arrived) return { home, known: arrived };
  if (!arrival.isServer) return { home };
  const known = await withinPatience(home);
  if (!known) return { home };
  arrival.leave(name, known);
  return { home, known };
}

/** Null when they could not be read. */
export async function readHomeWidgets(
  api: Api,
  now: () => number,
  where: RequestOf<typeof listHomeWidgets>,
): Promise<HomeWidgets | null> {
  try {
    // Loaded with its schemas when it is made: most visitors get the answer with the page.
    const { listHomeWidgets } = await import('#contract/calls/home.calls.ts');
    const result = await api(listHomeWidgets, where);
    if (result.kind !== 'ok') return null;
    const { widget_list: widgets, hold_minutes: holdMinutes } = result.value;
    return { widgets, holdMinutes, readAt: now() };
  } catch {
    return null;
  }
}
