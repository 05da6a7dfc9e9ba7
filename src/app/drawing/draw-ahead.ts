import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import { screenToDraw, type DrawnScreen } from '#src/flows/retail-booking/drawn-screen.flow.ts';
import { beginsWithBranches, wishFrom, type BookingAddress } from '#src/flows/retail-booking/retail-booking.address.ts';
import { nameOfAnswer } from './arrival.ts';
import { DRAWN_SCREEN, type RouterContext } from '#src/app/router-context.ts';
import { withinPatience } from './server-patience.ts';

/**
 * On a server: draws the first screen of the booking and sends the answers it used along with it. The browser's own chart makes its calls as usual,
 * so a draft that differs from the link gets its own data.
 */
export async function drawAhead(
  { api: apiOf, arrival, now }: Pick<RouterContext, 'api' | 'arrival' | 'now'>,
  language: Language,
  search: BookingAddress,
): Promise<DrawnScreen | null> {
  const wish = wishFrom(search);
  if (wish === null && !beginsWithBranches(search)) return null;
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
