import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { cancellationActors, type CancellationPorts } from '#machines/cancellation/cancellation.ports.ts';
import { isAwaited, selectScreen } from '#machines/cancellation/cancellation.selectors.ts';
import type { CancellableBooking } from '#machines/cancellation/cancellation.types.ts';
import { useOwnFlow, type CallHost, type FlowHost } from '#src/flow-host/flow-host.ts';
import { onReconnect } from '#src/ui/page/on-reconnect.ts';
import { cancellationByAccount, cancellationByCode } from './cancellation.adapters.ts';
import type { NamedBooking } from './cancellation-results.part.tsx';
import { CancellationScreen } from './cancellation.screen.tsx';

/** The question is a place in the browser's history: Back closes it. Each stays the same function. */
export interface QuestionPlace {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Closes it too, and what is answered stays in view. */
  readonly agree: () => void;
}

interface CancellationProps {
  readonly host: FlowHost;
  /** One booking or several. What it cancels is what it was first given. */
  readonly bookings: readonly (NamedBooking & CancellableBooking)[];
  readonly question: QuestionPlace;
  /** Those of which a later read says that they are cancelled already. */
  readonly ended: readonly string[];
  /**
   * An answer is pending: what would lose it must wait. Called once for each change, like the next one, so keep the function identities
   * stable.
   */
  readonly onAwaited?: (isAwaited: boolean) => void;
  readonly onSettled: (ids: readonly string[]) => void;
}

type Provide = (host: CallHost) => CancellationPorts;

const logicWith = (provide: Provide) => (host: CallHost) =>
  cancellationMachine.provide({ actors: cancellationActors(provide(host)) });

const byCode = logicWith(cancellationByCode);

const SUPERSEDED = { type: 'session.superseded' } as const;

/** Cancelling with plate and code as the proof. */
export const CancellationByCode = (props: CancellationProps) => <Cancellation {...props} logic={byCode} />;

/** Cancelling bookings of the account that is signed in, whose `code` names it. */
export function CancellationByAccount({ code, ...props }: CancellationProps & { readonly code: string }) {
  const [logic] = useState(() => logicWith((host) => cancellationByAccount(host, code)));
  return <Cancellation {...props} logic={logic} />;
}

function Cancellation(props: CancellationProps & { readonly logic: ReturnType<typeof logicWith> }) {
  const { host, logic, bookings: given, question, ended, onAwaited, onSettled } = props;
  const [bookings] = useState(given);
  const actor = useOwnFlow(host, logic, { bookings }, SUPERSEDED);
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
  useEffect(() => onAwaited?.(awaited), [awaited, onAwaited]);
  useEffect(() => {
    if (isSettled) onSettled(bookings.map(({ id }) => id));
  }, [bookings, isSettled, onSettled]);
  const endedIds = ended.join();
  useEffect(() => {
    if (endedIds !== '' && actor.getSnapshot().status === 'active')
      actor.send({ type: 'bookings.endedElsewhere', ids: endedIds.split(',') });
  }, [actor, endedIds]);
  return (
    <CancellationScreen
      screen={screen}
      bookings={given}
      onAsk={question.open}
      onAgree={() => {
        actor.send({ type: 'cancellation.agreed' });
        question.agree();
      }}
      onDecline={() => (isOpen ? question.close() : actor.send({ type: 'cancellation.declined' }))}
      onRetry={() => actor.send({ type: 'retry.requested' })}
    />
  );
}
