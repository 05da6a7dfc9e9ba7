import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Maintenance } from '#contract/calls/history.shapes.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { stateText } from './maintenance.texts.ts';

/** Renders a link to one of the account's bookings. */
export type BookedLink = (booking: string, words: ReactNode) => ReactNode;

interface BookedForProps {
  readonly one: Maintenance;
  readonly renderBooking: BookedLink;
}

/** That the maintenance is booked, and for which day, as a link to the booking. */
export function BookedFor({ one, renderBooking }: BookedForProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return one.booked && renderBooking(one.booked.appointment_id, i18n._(stateText(one, language)));
}
