import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { STATUS } from '#domain/appointment.ts';
import { bookingLookupMachine } from '#machines/booking-lookup/booking-lookup.machine.ts';
import { bookingLookupActors } from '#machines/booking-lookup/booking-lookup.ports.ts';
import { selectScreen } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import type { BookingLookupEvent, LookupQuestion } from '#machines/booking-lookup/booking-lookup.types.ts';
import { CancellationByCode, type QuestionPlace } from '#src/flows/cancellation/cancellation.part.tsx';
import { useCancelledElsewhere } from '#src/flows/cancellation/use-cancelled-elsewhere.ts';
import { type CallHost, type FlowHost, type Receiver, useOwnFlow } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { onReconnect } from '#src/ui/page/on-reconnect.ts';
import { bookingLookupAdapters } from './booking-lookup.adapters.ts';
import { cancellableFrom } from './cancellable.view.ts';
import { lookupProblems, lookupQuestion, type LookupValues } from './lookup.form.ts';
import { LookupScreen, type LookupScreenProps } from './lookup.screen.tsx';
import type { ManagedBookingParts } from './managed-booking.part.tsx';

export interface LookupWidgetProps {
  host: FlowHost;
  heading: ReactNode;
  /** Plate and code from the address: looked up at once if both are well formed. Without them the form is shown. */
  addressed: LookupValues;
  /** Goes to the address of a question, or to the form's address for null. `replace` overwrites the current history entry, which shows no booking. */
  onAddress: (question: LookupQuestion | null, how: 'push' | 'replace') => void;
  cancelling: QuestionPlace;
  renderBookAgain: ManagedBookingParts['renderBookAgain'];
  renderTaking: ManagedBookingParts['renderTaking'];
  renderKept: ManagedBookingParts['renderKept'];
}

const EMPTY: LookupValues = { register_number: '', code: '' };
const nameOf = ({ plate, code }: LookupQuestion) => `${plate} ${code}`;
const NOTHING = nameOf({ plate: '', code: '' });

const bookingLookup = (host: CallHost) =>
  bookingLookupMachine.provide({ actors: bookingLookupActors(bookingLookupAdapters(host)) });

export const lookupHandlers = (actor: Receiver<BookingLookupEvent>) =>
  ({
    onSubmit: (question) => actor.send({ type: 'lookup.submitted', question }),
    onEdit: () => actor.send({ type: 'lookup.edited' }),
    onRetry: () => actor.send({ type: 'retry.requested' }),
  }) satisfies Partial<LookupScreenProps>;

export function LookupWidget(props: LookupWidgetProps) {
  const { host, heading, addressed, onAddress, cancelling, renderBookAgain, renderTaking, renderKept } = props;
  const actor = useOwnFlow(host, bookingLookup, undefined);
  const screen = useSelector(actor, selectScreen);
  const language = useLanguage();
  const shownIn = useRef(language);
  const [isLocked, setLocked] = useState(false);
  // The form's initial values; the form is rendered again if the address brings values that were not typed here.
  const named = nameOf(lookupQuestion(addressed));
  const [fields, setFields] = useState({ values: addressed, drawing: named, addressed: named });
  if (fields.addressed !== named) {
    const isTyped = named === NOTHING || named === nameOf(lookupQuestion(fields.values));
    setFields({ ...(isTyped ? fields : { values: addressed, drawing: named }), addressed: named });
  }
  const shown = 'booking' in screen ? screen.booking.id : null;
  const reread = useCallback(() => actor.send({ type: 'refresh.requested' }), [actor]);
  const tell = useCancelledElsewhere((id) => (id === null || id === shown) && reread());
  const tellAndReread = useCallback(
    (ids: readonly string[]) => {
      tell(ids);
      reread();
    },
    [reread, tell],
  );

  // Back, Forward and links can change or remove the question.
  const { register_number, code } = addressed;
  useEffect(() => {
    const question = lookupQuestion({ register_number, code });
    if (nameOf(question) === NOTHING) return actor.send({ type: 'lookup.edited' });
    if (Object.keys(lookupProblems({ register_number, code })).length > 0) return;
    const { value, context } = actor.getSnapshot();
    if (value === 'asking' || context.question === null || nameOf(context.question) !== nameOf(question))
      actor.send({ type: 'lookup.submitted', question });
  }, [actor, register_number, code]);

  // When the network is back, a failed look-up is repeated at once and a shown booking is read again.
  useEffect(
    () =>
      onReconnect(() => {
        actor.send({ type: 'retry.requested' });
        reread();
      }),
    [actor, reread],
  );

  // A shown booking is read again in the page's new language.
  useEffect(() => {
    if (shownIn.current === language) return;
    shownIn.current = language;
    actor.send({ type: 'refresh.requested' });
  }, [actor, language]);

  const handlers = lookupHandlers(actor);
  return (
    <LookupScreen
      {...handlers}
      screen={screen}
      heading={heading}
      drawing={fields.drawing}
      initial={fields.values}
      now={host.now}
      isLocked={isLocked}
      onSubmit={(question, values) => {
        setFields({ ...fields, values });
        handlers.onSubmit(question);
        onAddress(question, named === NOTHING ? 'push' : 'replace');
      }}
      onAnother={() => {
        setFields({ ...fields, values: EMPTY });
        onAddress(null, 'push');
      }}
      renderBookAgain={renderBookAgain}
      renderTaking={renderTaking}
      renderKept={renderKept}
      renderCancellation={(booking) =>
        booking.code === null ? null : (
          <CancellationByCode
            host={host}
            bookings={[cancellableFrom(booking)]}
            question={cancelling}
            ended={booking.status === STATUS.cancelled ? [booking.id] : []}
            onAwaited={setLocked}
            onSettled={tellAndReread}
          />
        )
      }
    />
  );
}
