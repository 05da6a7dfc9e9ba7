import type { OwnerKind } from '#contract/call.ts';
import type { ErrorName, FailureDetails } from '#contract/errors.ts';
import type { appointment, StoredCustomer } from './schema/bookings.ts';

type AppointmentRow = typeof appointment.$inferSelect;

/** How many bookings may be live at once, by kind of owner; a limit that is not given does not apply. */
export type MostLive = Readonly<
  Partial<Record<OwnerKind, Readonly<Partial<Record<'holds' | 'bookings' | 'of_plate', number>>>>>
>;

/** The catalogue's rules for one slot. */
export interface SlotRules {
  readonly lanes: number;
  readonly open: number;
  readonly close: number;
  /** The instants between which the slot can be booked. */
  readonly from: string;
  readonly until: string;
}

/** A slot to be held. It has no rules on a day when its branch is closed, and so is never free. */
export interface SlotItem extends Partial<SlotRules> {
  readonly index: number;
  /** For a new booking. */
  readonly id: string;
  /** The booking that is moved. */
  readonly own?: string;
  /** A car that the owner has registered. */
  readonly car_id?: string;
  readonly group_id?: string;
  readonly location_id: number;
  readonly day: string;
  readonly cell: number;
  readonly cells: number;
  readonly lead_days: number;
  readonly service_ids: readonly number[];
  readonly other_service: string;
  readonly note: string;
  readonly customer: StoredCustomer;
  readonly plate_key: string;
}

export interface HoldInput {
  readonly items: readonly SlotItem[];
  readonly minutes: number;
  readonly aff: string;
  readonly most: MostLive;
}

export interface Held {
  readonly id: string;
  readonly expires_at: string;
  readonly now: string;
  readonly extendable: boolean;
}

/** One of a group that was not done. `final`: asking again with the same key would get the same answer. */
export interface NotDone {
  readonly failure: Exclude<ErrorName, 'ok'>;
  readonly details: FailureDetails & { readonly about?: LostSlot };
  readonly final: boolean;
}

/** One of a group that the catalogue refuses, for the database to refuse. */
interface RefusedItem {
  readonly index: number;
  readonly refused: Pick<NotDone, 'failure' | 'details'>;
}

export interface GroupInput extends Omit<HoldInput, 'items'> {
  readonly items: readonly ((SlotItem | RefusedItem) & { readonly car_id: string })[];
  readonly partial: boolean;
}

/** The result for each of a group, in its order. Not `kept`: something failed, and nothing was changed. */
export interface GroupAnswer<Done> {
  readonly now: string;
  readonly results: readonly (Done | NotDone)[];
  readonly kept: boolean;
}

/** A slot that somebody wanted and that is not free. */
export interface LostSlot {
  readonly location_id: number;
  readonly day: string;
  readonly cell: number;
  readonly cells: number;
  readonly lead_days: number;
  readonly own?: string | null;
}

/** The slot of an expired hold, whose rules are needed to confirm it. */
export interface LapsedSlot extends Omit<LostSlot, 'own'> {
  readonly id: string;
  readonly starts_at: string;
}

export interface ConfirmInput {
  readonly ids: readonly string[];
  readonly codes: readonly string[];
  /** By booking, for those that have expired. */
  readonly slots: Readonly<
    Record<string, Partial<SlotRules> & { readonly location_id: number; readonly starts_at: string }>
  >;
  readonly most: MostLive;
}

/** A booking as `to_jsonb` spells its row. */
export interface BookingJson {
  readonly id: string;
  readonly location_id: number;
  readonly starts_at: string;
  readonly cells: number;
  readonly service_ids: number[];
  readonly other_service: string;
  readonly note: string;
  readonly customer: StoredCustomer;
  readonly is_guest: boolean;
  readonly state: AppointmentRow['state'];
  readonly expires_at: string | null;
  /** The deadline of the last hold. */
  readonly held_until: string | null;
  readonly extended: boolean;
  readonly code: string | null;
  readonly contact_hidden: boolean;
}

export interface ConfirmedOfGroup {
  readonly booking: BookingJson;
  /** Whether it was confirmed by this call. */
  readonly changed: boolean;
}

/** The result of a cancellation; `changed` if this call ended the booking. */
export interface Ended {
  readonly id: string;
  readonly state: AppointmentRow['state'];
  readonly changed: boolean;
}

export interface EndedOrNot extends Ended {
  readonly result: 'cancelled' | 'already' | 'tooLate' | 'notCancellable';
  readonly cancel_until?: string;
}

export interface Taken {
  readonly id: string;
  readonly state: AppointmentRow['state'];
  readonly already: boolean;
}
