import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import { nameOfAnswer } from '#src/app/drawing/arrival.ts';
import { withinPatience } from '#src/app/drawing/server-patience.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import type { DrawnScreen } from '#src/flows/retail-booking/drawn-screen.flow.ts';
import { beginsWithBranches, wishFrom, type BookingAddress } from '#src/flows/retail-booking/retail-booking.address.ts';

/** The name under which the server leaves the screen that it has drawn. */
const DRAWN_SCREEN = 'drawn screen';

/** The screen with which a booking begins, by a link or without: a server draws it, and the browser takes over what came with the page. */
export async function begunScreen(
  context: RouterContext,
  language: Language,
  search: BookingAddress,
): Promise<DrawnScreen | null> {
  const { arrival } = context;
  const drawn = arrival.isServer
    ? await drawAhead(context, language, search)
    : ((arrival.take(DRAWN_SCREEN) as DrawnScreen | undefined) ?? null);
  if (drawn?.lists) {
    const { prepareBranchStep } = await import('#src/flows/retail-booking/steps/branch/branch-lists.view.ts');
    await prepareBranchStep(context.host(), language, drawn.lists);
  }
  return drawn;
}

/**
 * On a server: the first screen of the booking; the answers it used are sent along with it. The browser's own chart makes its calls as usual, so a
 * draft that differs from the link gets its own data.
 */
async function drawAhead(
  { api: apiOf, arrival, now }: RouterContext,
  language: Language,
  search: BookingAddress,
): Promise<DrawnScreen | null> {
  const wish = wishFrom(search);
  if (wish === null && !beginsWithBranches(search)) return null;
  const { screenToDraw } = await import('#src/flows/retail-booking/drawn-screen.flow.ts');
  const answers = new Map<string, unknown>();
  const api: Api = async (call, request, options) => {
    const result = await apiOf(language)(call, request, options);
    if (result.kind === 'ok') answers.set(nameOfAnswer(language, call, request), result.value);
    return result;
  };
  // Without it the browser draws the times: a page without times is better than no page.
  const screen = await withinPatience(screenToDraw({ api: () => api, now }, language, wish).catch(() => null));
  if (screen !== null) arrival.leave(DRAWN_SCREEN, screen);
  // The branch screen includes the branch lists.
  if (!screen?.lists) for (const [name, value] of answers) arrival.leave(name, value);
  return screen;
}
