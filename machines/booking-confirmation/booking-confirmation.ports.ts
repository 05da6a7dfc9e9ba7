import { definePorts, type PortFn } from '../shared/ports.ts';
import type {
  BookingItem,
  ConfirmingOutcome,
  ExtendingOutcome,
  HoldingOutcome,
  ReadingOutcome,
} from './booking-confirmation.types.ts';

export interface AppointmentName {
  readonly appointmentId: string;
}

export interface SubjectName extends AppointmentName {
  readonly subject: string;
}

export interface HoldAsk extends BookingItem {
  /** An unanswered hold is asked for again only for the subject for which it was. */
  readonly subject: string;
  /** The temporary booking to move; null for a new one. */
  readonly appointmentId: string | null;
}

export interface ConfirmAsk {
  readonly items: readonly SubjectName[];
  readonly requestKey: string;
  /** It was sent before, for the same items, and not answered. */
  readonly isRepeat: boolean;
}

/** Lists of one or more, never empty. Each port answers for every subject that it was asked about, or rejects: a part of an answer is none. */
export interface BookingConfirmationPorts {
  /** An unanswered item that is sent again must carry the request key of its first attempt, even after a reload. */
  readonly holdAppointments: PortFn<readonly HoldAsk[], HoldingOutcome>;
  readonly readHolds: PortFn<readonly SubjectName[], ReadingOutcome>;
  readonly extendHolds: PortFn<readonly SubjectName[], ExtendingOutcome>;
  /** Rejects for an answer after which this confirm, or an earlier try with its key, may have been done. */
  readonly confirmAppointments: PortFn<ConfirmAsk, ConfirmingOutcome>;
}

export const { placeholders, actorsOf: bookingConfirmationActors } = definePorts<BookingConfirmationPorts>()({
  holdAppointments: 'writes',
  readHolds: 'reads',
  extendHolds: 'writes',
  confirmAppointments: 'writes',
});
