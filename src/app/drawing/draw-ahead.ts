import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import { screenToDraw, type DrawnScreen, type Wish } from '#src/flows/retail-booking/drawn-screen.flow.ts';
import { nameOfAnswer } from './arrival.ts';
import { DRAWN_SCREEN, type RouterContext } from '#src/app/router-context.ts';
import { withinPatience } from './server-patience.ts';

/**
 * On a server: draws the screen that a link leads to with the page. Its answers travel with it. The browser's own chart makes its calls as
 * usual, so a draft that differs from the link gets its own data.
 */
export async function drawAhead(
  { api: apiOf, arrival, now }: Pick<RouterContext, 'api' | 'arrival' | 'now'>,
  language: Language,
  wish: Wish,
): Promise<DrawnScreen | null> {
  const api: Api = async (call, request, options) => {
    const result = await apiOf(language)(call, request, options);
    if (result.kind === 'ok') arrival.leave(nameOfAnswer(language, call, request), result.value);
    return result;
  };
  // Without it the browser draws the times: a page without times is better than no page.
  const screen = await withinPatience(screenToDraw({ api: () => api, now }, language, wish).catch(() => null));
  if (screen !== null) arrival.leave(DRAWN_SCREEN, screen);
  return screen;
}
