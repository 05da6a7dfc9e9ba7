import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { Arrival } from './arrival.ts';
import { withinPatience } from './server-patience.ts';

/** Query options, as a page uses them: the key is plain JSON and holds the language. */
export interface ReadQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
}

type DataOf<Query> = Query extends { queryFn?: infer Read }
  ? Extract<Read, (...args: never) => unknown> extends (...args: never) => infer Data
    ? Awaited<Data>
    : unknown
  : unknown;

/** What was read, in the order of the queries; undefined where it could not be read, or is not there yet. */
export type ReadData<Queries extends readonly ReadQuery[]> = {
  readonly [Index in keyof Queries]: DataOf<Queries[Index]> | undefined;
};

export interface ReadHost {
  readonly api: (language: Language) => Api;
  readonly arrival: Arrival;
}

export interface ReadManner {
  /** The browser waits as well: for pages whose title, or whether they exist, depends on what is read. */
  readonly browserWaits?: true;
  /** The page is whole without it. */
  readonly isOptional?: true;
}

const nameOf = ({ queryKey }: ReadQuery) => `read ${JSON.stringify(queryKey)}`;

/**
 * Puts what a page is drawn with into the query client of `host`. A server waits for it and leaves it for the browser; what it could not read it
 * reports, and leaves to the browser. A browser takes what came with the page, and reads the rest.
 */
export async function readAhead<const Queries extends readonly ReadQuery[]>(
  host: ReadHost,
  language: Language,
  queriesOf: (api: Api, language: Language) => Queries,
  { browserWaits, isOptional }: ReadManner = {},
): Promise<ReadData<Queries>> {
  const client = queryClientOf(host);
  const { arrival } = host;
  const queries = queriesOf(host.api(language), language);
  const readAll = queries.map(async (query) => {
    const name = nameOf(query);
    const arrived = arrival.take(name);
    if (arrived !== undefined)
      client.setQueryData(query.queryKey, arrived, { updatedAt: arrival.isOld ? 1 : Date.now() });
    // It never throws: a failure is kept in the query, for the page to show.
    const read = client.prefetchQuery({ ...query, ...(arrival.isServer && { retry: false }) } as FetchQueryOptions);
    if (arrival.isServer) await withinPatience(read);
    else if (browserWaits && client.getQueryData(query.queryKey) === undefined) await read;
    const data: unknown = client.getQueryData(query.queryKey);
    if (arrival.isServer && data !== undefined) arrival.leave(name, data);
    return data;
  });
  const data = await Promise.all(readAll);
  if (arrival.isServer && !isOptional && data.includes(undefined)) arrival.lack();
  return data as ReadData<Queries>;
}
