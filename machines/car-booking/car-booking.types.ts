import type { ActorRef, Snapshot } from 'xstate';
import type { AvailabilityReport, Freshness, OfferedDays } from '../availability/availability.types.ts';
import type { BranchChoice, ServiceChoice } from '../shared/booking-choices.ts';
import type { TakeCarPlace } from '../shared/take-car-place.ts';
import type { CarDraft, CarStep, Contact } from './car-booking.draft.ts';

/** What the parent keeps of the car: told with every change. */
export interface CarChanged {
  readonly type: 'car.changed';
  readonly carId: string;
  readonly draft: CarDraft;
}
/** Every step is answered, and the last one was left for what follows. */
export interface CarFinished {
  readonly type: 'car.finished';
  readonly carId: string;
}
export type CarReport = CarChanged | CarFinished;

export type CarParent = ActorRef<Snapshot<unknown>, CarReport>;

export interface CarBookingInput {
  readonly parent: CarParent | null;
  readonly draft: CarDraft;
  /** The car's own temporary booking, whose time stays free for it. */
  readonly appointmentId: string | null;
}

export type CarNotice =
  | { readonly code: 'services.limit' }
  /** Others have the chosen time. */
  | { readonly code: 'time.lost'; readonly date: string | null; readonly time: string };

export interface CarBookingContext extends CarBookingInput {
  readonly offer: OfferedDays & { readonly freshness: Freshness; readonly message: string | null };
  readonly notice: CarNotice | null;
}

export type CarBookingEvent =
  | { readonly type: 'collection.chosen'; readonly isCollected: boolean }
  | { readonly type: 'address.entered'; readonly address: TakeCarPlace }
  | { readonly type: 'branch.chosen'; readonly branch: BranchChoice }
  | { readonly type: 'service.toggled'; readonly service: ServiceChoice }
  | { readonly type: 'otherService.entered'; readonly text: string }
  | { readonly type: 'date.chosen'; readonly date: string }
  | { readonly type: 'time.chosen'; readonly time: string }
  | { readonly type: 'times.requested' }
  | { readonly type: 'tab.left' }
  | { readonly type: 'tab.returned' }
  | { readonly type: 'information.entered'; readonly contact: Contact; readonly note: string }
  | { readonly type: 'next.requested' }
  | { readonly type: 'back.requested' }
  | { readonly type: 'step.requested'; readonly step: CarStep };

/** Includes the reports of the child chart. */
export type CarBookingChartEvent = CarBookingEvent | AvailabilityReport;
