import type { Language } from '#domain/constants.ts';
import { leadDays, totalHours } from '#domain/services.ts';
import { readCatalogue } from '#src/api/catalogue.ts';
import type { Api } from '#src/api/client.ts';
import { availabilityPort } from '#src/flows/retail-booking/availability.actors.ts';
import { nameOfAnswer } from './arrival.ts';
import type { AskedAhead, RouterContext } from './router-context.ts';
import { withinPatience } from './server-patience.ts';

/**
 * On a server: what the chart asks first at a link that names a choice travels with the page. The chart asks as ever, so a draft
 * in the browser that wants something else than the link gets that.
 */
export async function leaveFirstAnswers(
  { api: apiOf, arrival }: Pick<RouterContext, 'api' | 'arrival'>,
  language: Language,
  wish: AskedAhead | null,
): Promise<void> {
  if (wish === null) return;
  const { signal } = new AbortController();
  const api: Api = async (name, request) => {
    const result = await apiOf(language)(name, request);
    if (result.kind === 'ok') arrival.leave(nameOfAnswer(language, name, request), result.value);
    return result;
  };
  const ask = async () => {
    const { branches, services } = await readCatalogue(api, language, signal);
    const branch = branches.shoppening_list.find(({ location_id: id }) => id === wish.locationId);
    const chosen = services.shoppening_list.filter(({ id }) => wish.serviceIds.includes(id));
    if (branch === undefined || chosen.length === 0) return;
    const question = {
      locationId: branch.location_id,
      hours: totalHours(chosen),
      leadDays: leadDays(chosen.map(({ pre_day: preDay }) => ({ preDay }))),
      appointmentId: null,
    };
    await availabilityPort(() => api).listDateTimes(question, signal);
  };
  // What could not be read the browser asks for itself.
  await withinPatience(ask().catch(() => undefined));
}
