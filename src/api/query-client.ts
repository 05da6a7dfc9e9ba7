import { QueryClient } from '@tanstack/react-query';

const clients = new WeakMap<object, QueryClient>();

/**
 * The one cache of a router, made at its first use. Not in the router's context: what needs it imports it, so that a page
 * that needs none does not load it.
 */
export const queryClientOf = (host: object): QueryClient => {
  const known = clients.get(host);
  if (known) return known;
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  // There is no provider to do it: from now on a query that waits for the network goes on when it is back.
  client.mount();
  clients.set(host, client);
  return client;
};
