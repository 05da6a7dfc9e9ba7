import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { driverLinkMachine } from '#machines/driver-link/driver-link.machine.ts';
import { driverLinkActors } from '#machines/driver-link/driver-link.ports.ts';
import { isAwaited, selectScreen } from '#machines/driver-link/driver-link.selectors.ts';
import type { DriverLinkEvent, KnownLink } from '#machines/driver-link/driver-link.types.ts';
import { type CallHost, type FlowHost, type Receiver, useOwnFlow } from '#src/flow-host/flow-host.ts';
import { useLeaveWarning } from '#src/ui/browser/use-leave-warning.ts';
import { driverLinkAdapters } from './driver-link.adapters.ts';
import { DriverLinkScreen, type DriverLinkScreenProps } from './driver-link.screen.tsx';
import type { Driver, LinkedVisit } from './driver-link.view.ts';

interface DriverLinkPartProps {
  readonly host: FlowHost;
  /** Identifies the signed-in company. */
  readonly code: string;
  /** A confirmed booking of the company. */
  readonly visit: LinkedVisit & { readonly id: string };
  /** The link that there is already; later changes of this prop are ignored. */
  readonly link: KnownLink | null;
  /** Whoever drives the car, if the company noted it. */
  readonly driver: Driver | null;
  /** The link was made, or revoked; keep the function identity stable. */
  readonly onChanged?: () => void;
}

const logicFor = (code: string) => (host: CallHost) =>
  driverLinkMachine.provide({ actors: driverLinkActors(driverLinkAdapters(host, code)) });

export const driverLinkHandlers = (actor: Receiver<DriverLinkEvent>) =>
  ({
    onMake: () => actor.send({ type: 'link.wanted' }),
    onAsk: () => actor.send({ type: 'revoking.asked' }),
    onAgree: () => actor.send({ type: 'revoking.agreed' }),
    onDecline: () => actor.send({ type: 'revoking.declined' }),
    onRetry: () => actor.send({ type: 'retry.requested' }),
    onDismiss: () => actor.send({ type: 'refusal.dismissed' }),
  }) satisfies Partial<DriverLinkScreenProps>;

/** The driver's link of one confirmed booking: for its page, and for each car on a page of several. */
export function DriverLinkPart({ host, code, visit, link: given, driver, onChanged }: DriverLinkPartProps) {
  const [link] = useState(given);
  const [logic] = useState(() => logicFor(code));
  const actor = useOwnFlow(host, logic, { bookingId: visit.id, link });
  const screen = useSelector(actor, selectScreen);
  useLeaveWarning(isAwaited(screen));
  const shown = screen.screen === 'resting' ? screen.link : undefined;
  const told = useRef(link);
  useEffect(() => {
    if (shown === undefined || shown === told.current) return;
    told.current = shown;
    onChanged?.();
  }, [onChanged, shown]);
  return <DriverLinkScreen screen={screen} visit={visit} driver={driver} {...driverLinkHandlers(actor)} />;
}
