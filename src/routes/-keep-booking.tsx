import { useRouter } from '@tanstack/react-router';
import { useMember } from '#src/app/shell/use-member.ts';
import type { ManagedBookingParts } from '#src/flows/booking-lookup/managed-booking.part.tsx';
import { KeepBooking } from '#src/offline/keep-booking.tsx';

type Shown = Parameters<NonNullable<ManagedBookingParts['renderKept']>>[0];

/** Keeps the booking for the member who is signed in, or for the guest of this browser. */
function KeepBookingHere({ booking }: { readonly booking: Shown }) {
  const { me } = useRouter().options.context;
  useMember();
  const owner = () => {
    const member = me.member();
    return member === undefined ? undefined : (member?.account ?? '');
  };
  const { id, code, startsAt, endsAt, branch, services, customer } = booking;
  const { plate, province } = customer;
  const names = services.map(({ name }) => name);
  return (
    <KeepBooking owner={owner} booking={{ id, code, startsAt, endsAt, branch, services: names, plate, province }} />
  );
}

export const renderKept: NonNullable<ManagedBookingParts['renderKept']> = (booking) => (
  <KeepBookingHere key={booking.id} booking={booking} />
);
