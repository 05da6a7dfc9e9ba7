import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '#domain/constants.ts';
import type { FoundBooking } from '#machines/booking-lookup/booking-lookup.types.ts';
import { bookingsByIdQuery } from '#src/api/queries/booking-list.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { foundBookingFrom } from '#src/flows/booking-lookup/booking-lookup.adapters.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';

interface ChosenWordsOptions {
  readonly host: FlowHost;
  readonly code: string;
  readonly language: Language;
  /** The bookings on the page that is shown. */
  readonly shown: readonly FoundBooking[];
}

/** The ticked bookings in the page's language: after a change of language, those of other pages are read again. */
export function useChosenWords(
  chosen: readonly FoundBooking[],
  { host, code, language, shown }: ChosenWordsOptions,
): readonly FoundBooking[] {
  const [began] = useState(language);
  const [hasTurned, setTurned] = useState(false);
  if (!hasTurned && language !== began) setTurned(true);
  const ids = chosen.map(({ id }) => id).filter((id) => !shown.some((each) => each.id === id));
  const { data } = useQuery(
    { ...bookingsByIdQuery(host.api(language), language, code, ids), enabled: hasTurned && ids.length > 0 },
    queryClientOf(host),
  );
  return chosen.map((booking) => {
    const { id } = booking;
    const read = ids.includes(id) ? data?.booking_list.find((each) => each.appointment_id === id) : undefined;
    if (read) return foundBookingFrom(read, data?.now ?? new Date(host.now()).toISOString());
    return shown.find((each) => each.id === id) ?? booking;
  });
}
