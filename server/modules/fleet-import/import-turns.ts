import { CallFailure } from '../../http/call-context.ts';

export interface TurnRules {
  /** How many imports are done at once, each of another company. */
  readonly atOnce: number;
  /** How many of a company may wait. */
  readonly waitingOfOne: number;
  /** How many may wait in all. */
  readonly waiting: number;
  readonly waitMs: number;
}

interface Waiting {
  readonly company: string;
  readonly begin: () => void;
}

/**
 * Gives each import its turn: one of a company at a time, so that no company keeps the others waiting. A CallFailure if too many are waiting, or one waits
 * too long; rejects with the signal's reason if the caller has gone before its turn.
 */
export function importTurns({ atOnce, waitingOfOne, waiting: mostWaiting, waitMs }: TurnRules) {
  const running = new Set<string>();
  const waiting = new Set<Waiting>();

  const next = () => {
    for (const one of waiting) {
      if (running.size >= atOnce) return;
      if (running.has(one.company)) continue;
      waiting.delete(one);
      running.add(one.company);
      one.begin();
    }
  };

  const busy = () => new CallFailure('unavailable', { retry_after: Math.ceil(waitMs / 1000) });

  const turnOf = (company: string, gone: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      gone.throwIfAborted();
      const ofCompany = [...waiting].filter((one) => one.company === company).length;
      if (ofCompany >= waitingOfOne || waiting.size >= mostWaiting) throw busy();
      const stop = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', leave);
      };
      const one: Waiting = { company, begin: () => (stop(), resolve()) };
      const giveUp = (reason: Error) => {
        stop();
        waiting.delete(one);
        reject(reason);
      };
      const leave = () => giveUp(gone.reason as Error);
      const timer = setTimeout(() => giveUp(busy()), waitMs);
      gone.addEventListener('abort', leave);
      waiting.add(one);
      next();
    });

  return async <Done>(company: string, gone: AbortSignal, work: () => Promise<Done>): Promise<Done> => {
    await turnOf(company, gone);
    try {
      return await work();
    } finally {
      running.delete(company);
      next();
    }
  };
}
