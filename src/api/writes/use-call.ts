import { useMutation } from '@tanstack/react-query';
import { queryClientOf } from '#src/api/queries/query-client.ts';

/** After this time no answer is expected. The work may have been done, so the call is sent again with its key. */
export const PATIENCE_MS = 15_000;

/**
 * A call that a person makes by pressing something, with its outcome (`toOutcome`): busy until it is there, and a failure after `patienceMs`, which is
 * more than `PATIENCE_MS` for what is large. `host`: whose cache it is.
 */
export const useCall = <Asked, Outcome>(
  host: object,
  make: (asked: Asked, signal: AbortSignal) => Promise<Outcome>,
  patienceMs = PATIENCE_MS,
) =>
  useMutation(
    {
      mutationFn: (asked: Asked) => make(asked, AbortSignal.timeout(patienceMs)),
      // Without a network it fails at once instead of waiting.
      networkMode: 'always',
    },
    queryClientOf(host),
  );

interface Called {
  readonly isError: boolean;
  readonly data:
    | { readonly kind: 'ok' }
    | { readonly kind: 'failed'; readonly failure: { readonly message: string } }
    | undefined;
}

/** Why a call failed: the server's words, '' if it has none or gave no answer, for a sentence of our own; null if it did not fail. */
export const refusalOf = ({ isError, data }: Called): string | null => {
  if (isError) return '';
  return data?.kind === 'failed' ? data.failure.message : null;
};
