import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { deferredPorts } from '../shared/deferred-port.fixtures.ts';
import { alternative, hold, item, refusal, REQUEST_KEY, SUBJECT } from './booking-confirmation.fixtures.ts';
import { bookingConfirmationMachine } from './booking-confirmation.machine.ts';
import { bookingConfirmationActors, type BookingConfirmationPorts } from './booking-confirmation.ports.ts';
import { selectScreen } from './booking-confirmation.selectors.ts';
import type { ConfirmationInput, ConfirmationReport } from './booking-confirmation.types.ts';

export const MINUTE = 60_000;
/** The page's clock when a confirmation starts. */
export const LEFT_ON = 1_000_000;

/** A confirmation whose services the test controls: each call waits until the test answers it. */
export function startConfirmation(input: Partial<ConfirmationInput> = {}) {
  const { ports, services } = deferredPorts<BookingConfirmationPorts>([
    'holdAppointment',
    'readHold',
    'extendHold',
    'confirmAppointment',
  ]);
  const { holdAppointment: holding, readHold: reading, extendHold: extending, confirmAppointment: confirming } = ports;
  const clock = new SimulatedClock();
  clock.set(LEFT_ON);
  /** The reports that change what the draft keeps. */
  const reports: ConfirmationReport[] = [];
  /** Every report of whether a hold request is pending. */
  const waits: boolean[] = [];
  const parent = createActor(
    fromCallback<ConfirmationReport>(({ receive }) =>
      receive((report) => {
        if (report.type === 'hold.awaited' || report.type === 'hold.settled' || report.type === 'slot.lost')
          waits.push(report.type === 'hold.awaited');
        else reports.push(report);
      }),
    ),
  ).start();
  const actors = bookingConfirmationActors(services);
  const actor = createActor(bookingConfirmationMachine.provide({ actors }), {
    clock,
    input: {
      parent,
      clock,
      subject: SUBJECT,
      item,
      appointmentId: null,
      holdIsCurrent: false,
      requestKey: null,
      isOfEarlierSignIn: false,
      ...input,
    },
  }).start();
  const confirm = (requestKey = REQUEST_KEY) => actor.send({ type: 'confirm.requested', requestKey });
  const retry = () => actor.send({ type: 'retry.requested' });
  const screen = () => selectScreen(actor.getSnapshot());
  return { actor, clock, reports, waits, holding, reading, extending, confirming, confirm, retry, screen };
}

export async function startHeld(taken = hold) {
  const flow = startConfirmation();
  await flow.holding.last().answer({ kind: 'ok', value: taken });
  return flow;
}

export const slotLost = { kind: 'failed', failure: { code: 'slotLost', alternatives: [alternative] } } as const;
export const refused = { kind: 'failed', failure: refusal } as const;
export const gone = { kind: 'failed', failure: { code: 'gone' } } as const;
