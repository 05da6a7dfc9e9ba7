import { QueryClient } from '@tanstack/react-query';
import { CallRejected } from '#src/api/client.ts';

/** Once more, but where the session has ended: asked again, it would say the same. */
const isWorthAnother = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof CallRejected && error.reason === 'interrupted');

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: isWorthAnother, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
