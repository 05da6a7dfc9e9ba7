import { leadDays } from '#domain/services.ts';
import type { SnapshotFrom } from 'xstate';
import type { StepInMenu } from '../shared/step-order.ts';
import { carMenuOf, isComplete, type CarDraft, type CarStep } from './car-booking.draft.ts';
import type { carBookingMachine } from './car-booking.machine.ts';
import type { CarBookingContext, CarNotice } from './car-booking.types.ts';

export type CarBookingSnapshot = SnapshotFrom<typeof carBookingMachine>;

/** Exactly what the guards read. */
export const guardView = ({ context: { draft, offer, appointmentId } }: CarBookingSnapshot) => ({
  current: draft.steps.current,
  reached: draft.steps.reached,
  isCollected: draft.isCollected,
  address: draft.address !== null,
  branch: draft.branch?.locationId ?? null,
  services: draft.services.map(({ id }) => id),
  date: draft.slot.date,
  time: draft.slot.time,
  contact: draft.contact !== null,
  hold: appointmentId !== null,
  offered: offer.days.map(({ date, times }) => `${date} ${times.map(({ time }) => time).join(' ')}`),
});

interface InCar {
  readonly draft: CarDraft;
  readonly steps: readonly StepInMenu<CarStep>[];
  readonly notice: CarNotice | null;
  readonly isComplete: boolean;
}

/** The step of the car, named like its screen. */
export type CarScreen =
  | (InCar & { readonly screen: 'address' | 'branch' | 'services' | 'information' })
  | (InCar & {
      readonly screen: 'time';
      readonly offer: CarBookingContext['offer'];
      /** The name of the service that the lead time comes from. */
      readonly leadService: string | null;
    })
  | { readonly screen: 'broken' };

export const selectScreen = ({ value, context }: CarBookingSnapshot): CarScreen => {
  if (value === 'broken') return { screen: 'broken' };
  const { draft, notice, offer } = context;
  const common = { draft, notice, steps: carMenuOf(draft), isComplete: isComplete(draft) };
  const { current: screen } = draft.steps;
  if (screen !== 'time') return { screen, ...common };
  const lead = leadDays(draft.services);
  const leadService = lead === 0 ? null : (draft.services.find(({ preDay }) => preDay === lead)?.name ?? null);
  return { screen, ...common, offer, leadService };
};
