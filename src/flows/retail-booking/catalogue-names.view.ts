import type { Language } from '#domain/constants.ts';
import { branchesQuery, servicesQuery } from '#src/api/queries/catalogue.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';

/** Branches and services in a language, from the cache that the steps share. */
export const readCatalogueNames = async (host: FlowHost, language: Language) => {
  const client = queryClientOf(host);
  const api = host.api(language);
  const [branches, services] = await Promise.all([
    client.fetchQuery(branchesQuery(api, language, '', null)),
    client.fetchQuery(servicesQuery(api, language)),
  ]);
  return { branches, services: services.list };
};

/** Loads the services, and a member's cars, before their steps are reached, unless they have been requested already. */
export const readServicesAhead = async (host: FlowHost, language: Language): Promise<void> => {
  const client = queryClientOf(host);
  const services = servicesQuery(host.api(language), language);
  const state = client.getQueryState(services.queryKey);
  // A disabled query leaves a pending, idle state, so that counts as not requested yet.
  if (state === undefined || (state.status === 'pending' && state.fetchStatus === 'idle'))
    await client.prefetchQuery(services);
  const member = host.me.member();
  if (!member) return;
  const { readOwnCarsAhead } = await import('./steps/information/own-cars.part.tsx');
  await readOwnCarsAhead(host, language, member);
};
