import { QueryClient } from '@tanstack/react-query';
import type { ReadRefused } from '#src/api/read.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Of a refused read, what the server said; other errors say nothing to a person. */
    defaultError: Error & Partial<Pick<ReadRefused, 'failure' | 'said'>>;
  }
}

const clients = new WeakMap<object, QueryClient>();

/**
 * A router's single query cache, created at its first use. It is imported where it is needed rather than put into the router's context, so that pages
 * without it do not load it.
 */
export const queryClientOf = (host: object): QueryClient => {
  const known = clients.get(host);
  if (known) return known;
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refused call would be refused again.
        retry: (failures, { failure }) => failures === 0 && failure === undefined,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
  // The provider usually does this: it lets queries that wait for the network continue once it is back. On a server it would keep every request's
  // client alive.
  if (typeof window !== 'undefined') client.mount();
  clients.set(host, client);
  return client;
};
