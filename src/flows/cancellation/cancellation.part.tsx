import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { cancellationActors } from '#machines/cancellation/cancellation.ports.ts';
import { isAwaited, selectScreen } from '#machines/cancellation/cancellation.selectors.ts';
import type { CancellableBooking } from '#machines/cancellation/cancellation.types.ts';
import { useOwnFlow, type CallHost, type FlowHost } from '#src/flow-host/flow-host.ts';
import { cancellationByCode } from './cancellation.adapters.ts';
import { CancellationScreen, type NamedBooking } from './cancellation.screen.tsx';

interface CancellationByCodeProps {
  readonly host: FlowHost;
  readonly booking: NamedBooking & CancellableBooking;
  /** It is cancelled already, as a later reading of it says. */
  readonly hasEnded: boolean;
  /** An answer is awaited: what would lose it must wait. Told once for each change, as is what follows, so each stays the same function. */
  readonly onAwaited: (isAwaited: boolean) => void;
  readonly onSettled: (id: string) => void;
}

const byCode = (host: CallHost) =>
  cancellationMachine.provide({ actors: cancellationActors(cancellationByCode(host)) });

const SUPERSEDED = { type: 'session.superseded' } as const;

/** Cancelling one booking, with its plate and code as the proof. */
export function CancellationByCode({ host, booking, hasEnded, onAwaited, onSettled }: CancellationByCodeProps) {
  const actor = useOwnFlow(host, byCode, { bookings: [booking] }, SUPERSEDED);
  const screen = useSelector(actor, selectScreen);
  const awaited = isAwaited(screen);
  const isSettled = screen.screen === 'settled';
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
      onAsk={() => actor.send({ type: 'cancellation.asked' })}
      onAgree={() => actor.send({ type: 'cancellation.agreed' })}
      onDecline={() => actor.send({ type: 'cancellation.declined' })}
      onRetry={() => actor.send({ type: 'retry.requested' })}
    />
  );
}
