import type { Language } from '#domain/constants.ts';
import type { Place } from '#domain/distance.ts';
import { listBranches, listServices } from '#contract/calls/catalogue.calls.ts';
import type { Branch } from '#contract/wire/branch.ts';
import type { Service, ServiceGroup } from '#contract/wire/service.ts';
import type { Api } from './client.ts';
import { readOrReject } from './read.ts';

interface Services {
  readonly list: readonly Service[];
  /** Absent if the server sends none. */
  readonly groups?: readonly ServiceGroup[] | undefined;
}

export interface Catalogue {
  readonly branches: readonly Branch[];
  readonly services: Services;
  /** The time of reading, in milliseconds. */
  readonly at: number;
}

export const readServices = async (api: Api, signal: AbortSignal): Promise<Services> => {
  const request = { options: { entities: ['hours', 'pre_day'] } };
  const { shoppening_list: list, group_list: groups } = await readOrReject(api, listServices, request, signal);
  return { list, groups };
};

export const readBranches = async (
  api: Api,
  keywords: string,
  place: Place | null,
  signal: AbortSignal,
): Promise<readonly Branch[]> => {
  const request = {
    options: { entities: ['open_time', 'close_time'] },
    ...(keywords === '' ? {} : { keywords }),
    ...(place ? { latitude: place.lat, longitude: place.lng } : {}),
  };
  return (await readOrReject(api, listBranches, request, signal)).shoppening_list;
};

const AGAIN_AFTER_MS = 1_000;

/** Retries once after a while, as the queries do. */
const twice = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await read();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    return read();
  }
};

const catalogues = new WeakMap<Api, Map<Language, Catalogue>>();

/** All branches and services, read before the query client is loaded; its queries then start with them. */
export const readCatalogue = async (api: Api, language: Language, signal: AbortSignal): Promise<Catalogue> => {
  const [branches, services] = await twice(() =>
    Promise.all([readBranches(api, '', null, signal), readServices(api, signal)]),
  );
  const catalogue = { branches, services, at: Date.now() };
  catalogues.set(api, (catalogues.get(api) ?? new Map<Language, Catalogue>()).set(language, catalogue));
  return catalogue;
};

export const catalogueRead = (api: Api, language: Language): Catalogue | undefined =>
  catalogues.get(api)?.get(language);
