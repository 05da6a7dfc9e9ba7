import type { DoneActorEvent } from 'xstate';
import type {
  Alternative,
  BookingItem,
  Confirmation,
  ConfirmationReport,
  ConfirmedItem,
  Refusal,
} from '../booking-confirmation/booking-confirmation.types.ts';
import type { CarDraft, FleetCar } from '../car-booking/car-booking.draft.ts';
import type { CarReport } from '../car-booking/car-booking.types.ts';
import type { Clock } from '../shared/clock.ts';
import type { Company } from '../shared/company.ts';
import type { Outcome, Refused } from '../shared/outcome.ts';
import type { SessionKnown, SessionSuperseded } from '../shared/session-superseded.ts';

/** What the person wants if not every car can have its slot: all are booked or none, or what fits is kept. */
export type GroupPromise = 'all' | 'fits';

/** Why a car cannot be booked now: it is no longer the company's, or it has a booking, which is named. */
export type CarProblem = { readonly kind: 'gone' } | { readonly kind: 'booked'; readonly appointmentId: string };

/** One car of the group, with what has become of it. */
export interface GroupCar {
  readonly draft: CarDraft;
  readonly appointmentId: string | null;
  /** What that temporary booking was made from; any difference moves it. */
  readonly heldItem: BookingItem | null;
  /** Other slots, none of which takes that of another car; null if its own is not lost. */
  readonly alternatives: readonly Alternative[] | null;
  readonly refusal: Refusal | null;
  readonly confirmation: Confirmation | null;
  readonly problem: CarProblem | null;
}

/** What is stored. */
export interface Group {
  readonly cars: readonly GroupCar[];
  /** The car that is looked at. */
  readonly opened: string | null;
  readonly promise: GroupPromise;
  /** The key of a confirm whose outcome is not known, and the code of the login in which it was sent. */
  readonly requestKey: string | null;
  readonly sentBy: string | null;
  /** The first end of a hold, in milliseconds of this device's clock; null if unknown. */
  readonly heldUntil: number | null;
  /** Only what is held is confirmed; what has no slot is not asked for again. Not stored. */
  readonly onlyHeld: boolean;
}

/** A car to be added, with what is known of its visit already. */
export interface CarToAdd extends Partial<Pick<CarDraft, 'branch' | 'services' | 'slot'>> {
  readonly car: FleetCar;
  readonly bookingId: string | null;
}

/** A visit that another page asks for: a due car, or one of a plan. The rest is chosen here. */
export interface WantedVisit {
  readonly carId: string;
  readonly locationId?: number | undefined;
  readonly serviceIds?: readonly number[] | undefined;
  readonly slot?: { readonly date: string; readonly time: string } | undefined;
}

export interface GroupReading {
  readonly group: Group | null;
  readonly wanted: readonly WantedVisit[];
}
export type GroupReadingOutcome = Outcome<GroupReading>;

export interface CarsCheck {
  readonly carIds: readonly string[];
  readonly wanted: readonly WantedVisit[];
}
export interface CheckedCars {
  /** The cars that the company still has, by their id, with the booking that each has. */
  readonly known: readonly { readonly car: FleetCar; readonly bookingId: string | null }[];
  readonly toAdd: readonly CarToAdd[];
}
export type CheckingOutcome = Outcome<CheckedCars, Refused>;
export type ReleasingOutcome = Outcome<null, 'refused'>;

export type GroupNotice =
  /** Cars that cannot be chosen: each has a booking (CB-06). */
  | { readonly code: 'cars.booked'; readonly cars: readonly { readonly car: FleetCar; readonly bookingId: string }[] }
  | { readonly code: 'cars.tooMany'; readonly left: number }
  /** Cars whose hold got no answer that says why. */
  | { readonly code: 'cars.notHeld'; readonly count: number }
  | { readonly code: 'answers.copied'; readonly count: number };

export interface CorporateBookingInput {
  readonly clock: Clock;
  readonly company: Company;
}

export interface CorporateBookingContext extends CorporateBookingInput, SessionKnown {
  readonly group: Group;
  readonly wanted: readonly WantedVisit[];
  readonly notice: GroupNotice | null;
  /** The temporary bookings of the cars that were taken out last. */
  readonly released: readonly string[];
  /** The server's message, if it refused to say which cars there are. */
  readonly message: string | null;
}

/** What the completion page shows: the booked cars, and those that were not, with their answers. */
export interface GroupResult {
  readonly booked: readonly { readonly draft: CarDraft; readonly confirmation: Confirmation }[];
  readonly left: readonly GroupCar[];
}

export type CorporateBookingEvent =
  | { readonly type: 'cars.added'; readonly cars: readonly CarToAdd[] }
  | { readonly type: 'car.removed'; readonly carId: string }
  | { readonly type: 'car.opened'; readonly carId: string }
  | { readonly type: 'car.closed' }
  | { readonly type: 'answers.copied'; readonly from: string; readonly to: 'all' | 'sameServices' }
  | { readonly type: 'promise.chosen'; readonly promise: GroupPromise }
  /** Asks for the slots of all cars that are ready and have none; `onlyHeld`: goes on with those that have one. */
  | { readonly type: 'hold.requested'; readonly onlyHeld?: true }
  /** Confirms what is held, and leaves out what is not. */
  | { readonly type: 'confirm.requested'; readonly requestKey: string }
  | { readonly type: 'back.requested' }
  | { readonly type: 'restart.requested' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'resume.requested' }
  | { readonly type: 'notice.dismissed' }
  | { readonly type: 'tab.left' }
  | { readonly type: 'tab.returned' }
  | { readonly type: 'draft.changedElsewhere' }
  | SessionSuperseded;

/** Includes the child charts' reports and XState's own events, so that guards and actions can read them by type. */
export type CorporateBookingChartEvent =
  | CorporateBookingEvent
  | CarReport
  | ConfirmationReport
  | DoneActorEvent<GroupReadingOutcome, 'reading'>
  | DoneActorEvent<CheckingOutcome, 'checking'>
  | DoneActorEvent<readonly ConfirmedItem[], 'confirmation'>;
