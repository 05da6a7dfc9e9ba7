import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { cancellationActors } from '#machines/cancellation/cancellation.ports.ts';
import { isAwaited, selectScreen } from '#machines/cancellation/cancellation.selectors.ts';
import type { CancellableBooking } from '#machines/cancellation/cancellation.types.ts';
import { useOwnFlow, type CallHost, type FlowHost } from '#src/flow-host/flow-host.ts';
import { onReconnect } from '#src/ui/page/use-online.ts';
import { cancellationByCode } from './cancellation.adapters.ts';
import { CancellationScreen, type NamedBooking } from './cancellation.screen.tsx';

/** The question is a place in the browser's history: Back closes it. Each stays the same function. */
export interface QuestionPlace {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

interface CancellationByCodeProps {
  readonly host: FlowHost;
  readonly booking: NamedBooking & CancellableBooking;
  readonly question: QuestionPlace;
  /** A later read says that it is cancelled already. */
  readonly hasEnded: boolean;
  /**
   * An answer is pending: what would lose it must wait. Called once for each change, like the next one, so keep the function identities
   * stable.
   */
  readonly onAwaited: (isAwaited: boolean) => void;
  readonly onSettled: (id: string) => void;
}

const byCode = (host: CallHost) =>
  cancellationMachine.provide({ actors: cancellationActors(cancellationByCode(host)) });

const SUPERSEDED = { type: 'session.superseded' } as const;

/** Cancelling one booking, with its plate and code as the proof. */
export function CancellationByCode(props: CancellationByCodeProps) {
  const { host, booking, question, hasEnded, onAwaited, onSettled } = props;
  const actor = useOwnFlow(host, byCode, { bookings: [booking] }, SUPERSEDED);
  const screen = useSelector(actor, selectScreen);
  const awaited = isAwaited(screen);
  const isSettled = screen.screen === 'settled';
  const { isOpen } = question;
  useEffect(() => {
    if (isOpen) actor.send({ type: 'cancellation.asked' });
    else if (actor.getSnapshot().matches('asking')) actor.send({ type: 'cancellation.declined' });
  }, [actor, isOpen]);
  useEffect(
    () => onReconnect(() => actor.getSnapshot().matches('outcomeUnknown') && actor.send({ type: 'retry.requested' })),
    [actor],
  );
  useEffect(() => onAwaited(awaited), [awaited, onAwaited]);
  useEffect(() => {
    if (isSettled) onSettled(booking.id);
  }, [booking.id, isSettled, onSettled]);
  useEffect(() => {
    if (hasEnded && actor.getSnapshot().status === 'active')
      actor.send({ type: 'bookings.endedElsewhere', ids: [booking.id] });
  }, [actor, booking.id, hasEnded]);
  return (
    <CancellationScreen
      screen={screen}
      bookings={[booking]}
      onAsk={question.open}
      onAgree={() => {
        actor.send({ type: 'cancellation.agreed' });
        question.close();
      }}
      onDecline={() => (isOpen ? question.close() : actor.send({ type: 'cancellation.declined' }))}
      onRetry={() => actor.send({ type: 'retry.requested' })}
    />
  );
}
