import { QueryClient } from '@tanstack/react-query';

const clients = new WeakMap<object, QueryClient>();

/**
 * The one cache of a router, made at its first use. It is imported where it is needed rather than put into the router's context,
 * so that pages without it do not load it.
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
  // Usually the provider does this: it lets queries that wait for the network continue when it is back. On a server it would keep every request's.
  if (typeof window !== 'undefined') client.mount();
  clients.set(host, client);
  return client;
};
