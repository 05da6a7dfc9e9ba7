import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import type { CarProfile } from '#contract/calls/car.shapes.ts';
import { STATUS } from '#domain/appointment.ts';
import { myCarsMachine } from '#machines/my-cars/my-cars.machine.ts';
import { myCarsActors } from '#machines/my-cars/my-cars.ports.ts';
import { isAwaited, selectScreen } from '#machines/my-cars/my-cars.selectors.ts';
import type { CarTask, MyCarsEvent } from '#machines/my-cars/my-cars.types.ts';
import type { Member } from '#machines/shared/member.ts';
import { bookingsByIdQuery } from '#src/api/queries/booking-list.queries.ts';
import { myCarsQuery } from '#src/api/queries/car.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useOwnFlow, type CallHost, type FlowHost, type Receiver } from '#src/flow-host/flow-host.ts';
import { formatDay, formatTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { LinkLook } from '#src/ui/actions/button.tsx';
import { useLeaveWarning } from '#src/ui/browser/use-leave-warning.ts';
import { myCarsAdapters } from './my-cars.adapters.ts';
import { MyCarsScreen } from './my-cars.screen.tsx';
import { carsAfter, listedCar, type CarLinks, type MyCarsScreenProps } from './my-cars.view.ts';
import styles from './my-cars.module.css';

export interface MyCarsLinks extends Omit<CarLinks, 'renderBooking'> {
  /** A link to a booking of a car; `isHeld`: to the booking that is being made. */
  readonly renderBookingLink: (booking: { id: string; isHeld: boolean }, look: LinkLook) => ReactNode;
}

interface MyCarsPartProps extends MyCarsLinks {
  readonly host: FlowHost;
  readonly member: Member;
  readonly cars: readonly CarProfile[];
  /** The name of a car that has just been saved. */
  readonly saved: string | null;
}

const myCarsFor = (code: string) => (host: CallHost) =>
  myCarsMachine.provide({ actors: myCarsActors(myCarsAdapters(host, code)) });

export const myCarsHandlers = (actor: Receiver<MyCarsEvent>) =>
  ({
    onFavour: (car) => actor.send({ type: 'favourite.chosen', car }),
    onAskDelete: (car) => actor.send({ type: 'deletion.asked', car }),
    onAgree: () => actor.send({ type: 'deletion.agreed' }),
    onDecline: () => actor.send({ type: 'deletion.declined' }),
    onRetry: () => actor.send({ type: 'retry.requested' }),
    onCloseRefusal: () => actor.send({ type: 'refusal.dismissed' }),
  }) satisfies Partial<MyCarsScreenProps>;

/** The chart with its adapters and its screen. Its changes are shown at once, and then the list is read again. */
export function MyCarsPart({ host, member: { code }, cars, saved, renderBookingLink, ...links }: MyCarsPartProps) {
  const lang = useLanguage();
  const actor = useOwnFlow(host, myCarsFor(code), undefined);
  const state = useSelector(actor, selectScreen);
  // One message at a time: the next one replaces it.
  const [said, setSaid] = useState(saved);
  if (said !== null && (state.screen !== 'resting' || state.done !== null)) setSaid(null);
  const awaited = isAwaited(state);
  const listed = useMemo(() => cars.map(listedCar), [cars]);
  const client = queryClientOf(host);
  const { queryKey } = myCarsQuery(host.api(lang), code);
  const isRefused = state.screen === 'refused';
  const done = state.screen === 'resting' ? state.done : null;
  const readAgain = useEffectEvent((task: CarTask | null) => {
    if (task !== null) client.setQueryData(queryKey, (known) => known && carsAfter(task, known));
    void client.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    if (done !== null || isRefused) readAgain(done);
  }, [done, isRefused]);
  useLeaveWarning(awaited);

  const ids = listed.flatMap(({ bookingId }) => bookingId ?? []);
  const wanted = isRefused && state.refusal.kind === 'booking' ? state.refusal.bookingId : null;
  const named = wanted === null || ids.includes(wanted) ? ids : [...ids, wanted];
  const { data: read } = useQuery(bookingsByIdQuery(host.api(lang), lang, code, named), client);
  const renderBooking = (id: string) => {
    const booking = read?.booking_list.find(({ appointment_id: known }) => known === id);
    const isHeld = booking?.status === STATUS.temporary;
    const when = booking && `${formatDay(booking.date_time, lang)} ${formatTime(booking.date_time)}`;
    const children = booking ? `${when} · ${booking.branch.name}` : <Trans>See the booking</Trans>;
    return renderBookingLink({ id, isHeld }, { className: styles.bookingName ?? '', children });
  };
  return (
    <MyCarsScreen
      {...links}
      state={state}
      saved={said}
      cars={listed}
      renderBooking={renderBooking}
      {...myCarsHandlers(actor)}
    />
  );
}
