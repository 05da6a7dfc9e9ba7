import { definePorts, type PortFn } from '../shared/ports.ts';
import type {
  BookingItem,
  ConfirmingOutcome,
  ExtendingOutcome,
  HoldOutcome,
  HoldReadingOutcome,
} from './booking-confirmation.types.ts';

export interface AppointmentName {
  readonly appointmentId: string;
}

export interface HoldAsk extends BookingItem {
  /** An unanswered hold is asked for again only for the subject for which it was. */
  readonly subject: string;
  /** The temporary booking to move; null for a new one. */
  readonly appointmentId: string | null;
}

export interface ConfirmAsk extends AppointmentName {
  readonly requestKey: string;
  /** It was sent before and not answered. */
  readonly isRepeat: boolean;
}

export interface BookingConfirmationPorts {
  /** setup-temp. An unanswered item that is sent again must carry the request key of its first attempt, even after a reload. */
  readonly holdAppointment: PortFn<HoldAsk, HoldOutcome>;
  readonly readHold: PortFn<AppointmentName, HoldReadingOutcome>;
  readonly extendHold: PortFn<AppointmentName, ExtendingOutcome>;
  /** Rejects for an answer after which this confirm, or an earlier try with its key, may have been done. */
  readonly confirmAppointment: PortFn<ConfirmAsk, ConfirmingOutcome>;
}

export const { placeholders, actorsOf: bookingConfirmationActors } = definePorts<BookingConfirmationPorts>()({
  holdAppointment: 'writes',
  readHold: 'reads',
  extendHold: 'writes',
  confirmAppointment: 'writes',
});
