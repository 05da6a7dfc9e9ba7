import { STATUS, type Status } from '#domain/appointment.ts';
import { CELL_MINUTES } from '#domain/constants.ts';
import { STATES } from '../../db/schema/bookings.ts';
import type { AppointmentRow, AppointmentState } from './appointments.repo.ts';

type StatusFacts = Pick<AppointmentRow, 'state' | 'expiresAt' | 'startsAt' | 'cells'>;

const STATUS_OF: Readonly<Record<AppointmentState, Status>> = {
  held: STATUS.temporary,
  cancelled: STATUS.cancelled,
  confirmed: STATUS.confirmed,
  completed: STATUS.completed,
  expired: STATUS.expired,
  no_show: STATUS.noShow,
};

/** A hold is live until just before its deadline. */
export const isLive = ({ state, expiresAt }: Pick<StatusFacts, 'state' | 'expiresAt'>, now: Date): boolean =>
  state === 'held' && expiresAt !== null && now < expiresAt;

export const endOf = ({ startsAt, cells }: Pick<StatusFacts, 'startsAt' | 'cells'>): Date =>
  new Date(startsAt.getTime() + cells * CELL_MINUTES * 60_000);

/** The row's state at this moment, whether or not the job has recorded it yet. */
export function stateAt(row: StatusFacts, now: Date): AppointmentState {
  if (row.state === 'held' && !isLive(row, now)) return 'expired';
  if (row.state === 'confirmed' && endOf(row) <= now) return 'completed';
  return row.state;
}

export const bookingStatusOf = (state: AppointmentState): Status => STATUS_OF[state];

export function stateOf(status: number): AppointmentState {
  const state = STATES.find((each) => STATUS_OF[each] === status);
  if (state === undefined) throw new RangeError('not a status');
  return state;
}
