import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { STATUS } from '#domain/appointment.ts';
import { bookingLookupMachine } from '#machines/booking-lookup/booking-lookup.machine.ts';
import { bookingLookupActors } from '#machines/booking-lookup/booking-lookup.ports.ts';
import { selectScreen } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import { CancellationByCode } from '#src/flows/cancellation/cancellation.part.tsx';
import { type CallHost, type FlowHost, useOwnFlow } from '#src/flow-host/flow-host.ts';
import { otherTabs } from '#src/flow-host/other-tabs.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { onWake } from '#src/ui/page/on-wake.ts';
import { bookingLookupAdapters } from './booking-lookup.adapters.ts';
import { lookupProblems, lookupQuestion, type LookupValues } from './lookup.form.ts';
import { LookupScreen } from './lookup.screen.tsx';
import type { ManagedBookingParts } from './managed-booking.part.tsx';

export interface LookupWidgetProps {
  host: FlowHost;
  /** Plate and code of the address: looked for at once where both are well formed. */
  initial?: LookupValues;
  renderBookAgain?: ManagedBookingParts['renderBookAgain'];
}

const bookingLookup = (host: CallHost) =>
  bookingLookupMachine.provide({ actors: bookingLookupActors(bookingLookupAdapters(host)) });

const SUPERSEDED = { type: 'session.superseded' } as const;

const isId = (message: unknown): message is string => typeof message === 'string';
/** The tabs tell each other the ids of bookings that were cancelled. */
const cancelledInTabs = () => otherTabs('roddee.cancelled', isId);

export function LookupWidget({ host, initial, renderBookAgain }: LookupWidgetProps) {
  const actor = useOwnFlow(host, bookingLookup, undefined, SUPERSEDED);
  const screen = useSelector(actor, selectScreen);
  const language = useLanguage();
  const shownIn = useRef(language);
  const [isLocked, setLocked] = useState(false);
  const [tabs] = useState(cancelledInTabs);
  const reread = useCallback(() => actor.send({ type: 'lookup.refreshed' }), [actor]);
  const tellAndReread = useCallback(
    (id: string) => {
      tabs.tell(id);
      reread();
    },
    [reread, tabs],
  );

  useEffect(() => {
    if (initial && Object.keys(lookupProblems(initial)).length === 0)
      actor.send({ type: 'lookup.submitted', question: lookupQuestion(initial) });
    // oxlint-disable-next-line react/exhaustive-deps -- once: what is typed later is looked for when it is sent
  }, [actor]);

  // A booking that is shown is read again in the language that the page turns to.
  useEffect(() => {
    if (shownIn.current === language) return;
    shownIn.current = language;
    actor.send({ type: 'lookup.refreshed' });
  }, [actor, language]);

  // What another tab or device has done with it meanwhile.
  const shown = 'booking' in screen ? screen.booking.id : null;
  useEffect(() => {
    if (shown === null) return;
    const stopHearing = tabs.follow((id) => id === shown && reread());
    const stopWaking = onWake(reread);
    return () => {
      stopHearing();
      stopWaking();
    };
  }, [reread, shown, tabs]);

  return (
    <LookupScreen
      screen={screen}
      {...(initial ? { initial } : {})}
      now={host.now}
      isLocked={isLocked}
      onSubmit={(question) => actor.send({ type: 'lookup.submitted', question })}
      onEdit={() => actor.send({ type: 'lookup.edited' })}
      onRetry={() => actor.send({ type: 'lookup.retried' })}
      renderBookAgain={renderBookAgain}
      renderCancellation={(booking) =>
        booking.code === null ? null : (
          <CancellationByCode
            host={host}
            booking={{
              ...booking,
              code: booking.code,
              plate: booking.customer.plate,
              branch: booking.branch.name,
              phone: booking.branch.phone,
              services: booking.services.map(({ name }) => name),
            }}
            hasEnded={booking.status === STATUS.cancelled}
            onAwaited={setLocked}
            onSettled={tellAndReread}
          />
        )
      }
    />
  );
}
