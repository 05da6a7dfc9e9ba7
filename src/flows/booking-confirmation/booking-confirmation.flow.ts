import type { ConfirmationEvent } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import type { Receiver } from '#src/flow-host/flow-host.ts';
import type { SummaryScreenProps } from './summary.types.ts';

/** Without an actor, the chart does not run yet or no longer. */
export const summaryHandlers = (actor: Receiver<ConfirmationEvent> | null | undefined) =>
  ({
    onExtend: () => actor?.send({ type: 'extension.requested' }),
    onTimeOver: () => actor?.send({ type: 'recount.requested' }),
    onRetry: () => actor?.send({ type: 'retry.requested' }),
    onAlternative: ({ subject, ...alternative }) => actor?.send({ type: 'alternative.chosen', subject, alternative }),
  }) satisfies Partial<SummaryScreenProps>;
