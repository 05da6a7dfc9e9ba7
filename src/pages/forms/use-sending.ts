import { useEffect, useEffectEvent } from 'react';
import type { CallResult } from '#src/api/client.ts';
import { refusedAs, toOutcome } from '#src/api/to-outcome.ts';
import { useCall } from '#src/api/writes/use-call.ts';

/** A picture of 2 MB on a slow line, after a calculation on a slow phone. */
const PATIENCE_MS = 75_000;

export type SendingState =
  | { readonly kind: 'filling' | 'proving' | 'sending' | 'unproven' | 'unknown' | 'done' | 'doneBefore' }
  /** In the server's words, '' if it has none. */
  | { readonly kind: 'refused'; readonly message: string };

interface Sent<Asked> {
  readonly asked: Asked;
  readonly prove: (signal: AbortSignal) => Promise<string | null>;
  readonly onProving: (isProving: boolean) => void;
}

type Send<Asked> = (asked: Asked, proof: string | null, signal: AbortSignal) => Promise<CallResult<unknown>>;

const unproven = { kind: 'failed', failure: { kind: 'unproven', message: '' } } as const;

/**
 * Sends a form: first the proof of not being a program, then the form with its key. The modes are those of the mutation itself: what is typed stays in
 * the form, nothing is sent by itself, and a try whose answer was lost is sent again with its key.
 */
export function useSending<Asked>(host: object, send: Send<Asked>) {
  return useCall(
    host,
    async ({ asked, prove, onProving }: Sent<Asked>, signal) => {
      onProving(true);
      const proof = await prove(signal)
        .catch(() => undefined)
        .finally(() => onProving(false));
      if (proof === undefined) return unproven;
      return toOutcome(
        await send(asked, proof, signal),
        { surveyDone: refusedAs('doneBefore'), otherwise: refusedAs('refused') },
        () => null,
      );
    },
    PATIENCE_MS,
  );
}

export function sendingState(
  { isPending, isError, data }: Pick<ReturnType<typeof useSending>, 'isPending' | 'isError' | 'data'>,
  isProving: boolean,
): SendingState {
  if (isPending) return { kind: isProving ? 'proving' : 'sending' };
  if (isError) return { kind: 'unknown' };
  if (data === undefined) return { kind: 'filling' };
  if (data.kind === 'ok') return { kind: 'done' };
  const { kind, message } = data.failure;
  return kind === 'refused' ? { kind, message } : { kind };
}

/** Goes on when the form has arrived; not earlier, or leaving its page would be asked about. */
export function useOnceSent({ kind }: SendingState, onSent: () => void): void {
  const tell = useEffectEvent(onSent);
  useEffect(() => {
    if (kind === 'done') tell();
  }, [kind]);
}
