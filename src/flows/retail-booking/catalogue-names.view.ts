import type { Language } from '#domain/constants.ts';
import { branchesQuery, servicesQuery } from '#src/api/catalogue.queries.ts';
import { queryClientOf } from '#src/api/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';

/** Branches and services in a language, out of the cache that the steps fill too. */
export const readCatalogueNames = async (host: FlowHost, language: Language) => {
  const client = queryClientOf(host);
  const api = host.api(language);
  const [branches, services] = await Promise.all([
    client.fetchQuery(branchesQuery(api, language, '', null)),
    client.fetchQuery(servicesQuery(api, language)),
  ]);
  return { branches: branches.shoppening_list, services: services.shoppening_list };
};

/** The services before their step is reached, unless they have been asked for already. */
export const readServicesAhead = async (host: FlowHost, language: Language): Promise<void> => {
  const client = queryClientOf(host);
  const services = servicesQuery(host.api(language), language);
  if (client.getQueryState(services.queryKey) === undefined) await client.prefetchQuery(services);
};
