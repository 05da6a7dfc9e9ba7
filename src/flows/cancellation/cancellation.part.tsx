import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { cancellationActors, type CancellationPorts } from '#machines/cancellation/cancellation.ports.ts';
import { isAwaited, selectScreen } from '#machines/cancellation/cancellation.selectors.ts';
import type { CancellableBooking, CancellationEvent } from '#machines/cancellation/cancellation.types.ts';
import { useOwnFlow, type CallHost, type FlowHost, type Receiver } from '#src/flow-host/flow-host.ts';
import { useLeaveWarning } from '#src/ui/browser/use-leave-warning.ts';
import { cancellationByAccount, cancellationByCode } from './cancellation.adapters.ts';
import type { NamedBooking } from './cancellation-results.part.tsx';
import { CancellationScreen, type CancellationScreenProps } from './cancellation.screen.tsx';

/** The question before cancelling has its own entry in the browser's history, so Back closes it. Keep the identities of these functions stable. */
export interface QuestionPlace {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Also closes the question, but keeps the result in view. */
  readonly agree: () => void;
}

interface CancellationProps {
  readonly host: FlowHost;
  /** One booking or several. Later changes of this prop are ignored. */
  readonly bookings: readonly (NamedBooking & CancellableBooking)[];
  readonly question: QuestionPlace;
  /** The ids of bookings that a later read shows as already cancelled. */
  readonly ended: readonly string[];
  /**
   * Reports whether an answer is pending; while it is, the page must do nothing that would lose it. Like `onSettled`, it is called once per change,
   * so keep the function identities stable.
   */
  readonly onAwaited?: (isAwaited: boolean) => void;
  readonly onSettled: (ids: readonly string[]) => void;
}

export const cancellationHandlers = (actor: Receiver<CancellationEvent>, question: QuestionPlace) =>
  ({
    onAsk: question.open,
    onAgree: () => {
      actor.send({ type: 'cancellation.agreed' });
      question.agree();
    },
    onDecline: () => (question.isOpen ? question.close() : actor.send({ type: 'cancellation.declined' })),
    onRetry: () => actor.send({ type: 'retry.requested' }),
  }) satisfies Partial<CancellationScreenProps>;

type Provide = (host: CallHost) => CancellationPorts;

const logicWith = (provide: Provide) => (host: CallHost) =>
  cancellationMachine.provide({ actors: cancellationActors(provide(host)) });

const byCode = logicWith(cancellationByCode);

/** Cancelling with plate and code as the proof. */
export const CancellationByCode = (props: CancellationProps) => <Cancellation {...props} logic={byCode} />;

/** Cancels bookings of the signed-in account, which `code` identifies. */
export function CancellationByAccount({ code, ...props }: CancellationProps & { readonly code: string }) {
  const [logic] = useState(() => logicWith((host) => cancellationByAccount(host, code)));
  return <Cancellation {...props} logic={logic} />;
}

function Cancellation(props: CancellationProps & { readonly logic: ReturnType<typeof logicWith> }) {
  const { host, logic, bookings: given, question, ended, onAwaited, onSettled } = props;
  const [bookings] = useState(given);
  const actor = useOwnFlow(host, logic, { bookings });
  const screen = useSelector(actor, selectScreen);
  const awaited = isAwaited(screen);
  useLeaveWarning(awaited);
  const isSettled = screen.screen === 'settled';
  const { isOpen } = question;
  useEffect(() => {
    if (isOpen) actor.send({ type: 'cancellation.asked' });
    else if (actor.getSnapshot().matches('asking')) actor.send({ type: 'cancellation.declined' });
  }, [actor, isOpen]);
  useEffect(() => onAwaited?.(awaited), [awaited, onAwaited]);
  useEffect(() => {
    if (isSettled) onSettled(bookings.map(({ id }) => id));
  }, [bookings, isSettled, onSettled]);
  const endedIds = ended.join();
  useEffect(() => {
    if (endedIds !== '' && actor.getSnapshot().status === 'active')
      actor.send({ type: 'bookings.endedElsewhere', ids: endedIds.split(',') });
  }, [actor, endedIds]);
  return <CancellationScreen screen={screen} bookings={given} {...cancellationHandlers(actor, question)} />;
}
