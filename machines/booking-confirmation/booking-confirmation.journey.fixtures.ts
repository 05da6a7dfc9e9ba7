import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { deferredPorts } from '../shared/deferred-port.fixtures.ts';
import {
  alternative,
  confirmation,
  hold,
  otherHold,
  otherUnheldItem,
  OTHER_SUBJECT,
  refusal,
  REQUEST_KEY,
  SUBJECT,
  unheldItem,
} from './booking-confirmation.fixtures.ts';
import { bookingConfirmationMachine } from './booking-confirmation.machine.ts';
import { bookingConfirmationActors, type BookingConfirmationPorts } from './booking-confirmation.ports.ts';
import { selectItems, selectScreen } from './booking-confirmation.selectors.ts';
import type {
  Alternative,
  ConfirmationInput,
  ConfirmationReport,
  Hold,
  HoldReading,
  ItemToConfirm,
} from './booking-confirmation.types.ts';

/** Two that are to be held, and how their subjects are called. */
export const both = [unheldItem, otherUnheldItem];
export const [first, other] = [SUBJECT, OTHER_SUBJECT];

/** The subjects that a call asks about. */
export const askedFor = (call: { readonly input: readonly { readonly subject: string }[] }) =>
  call.input.map(({ subject }) => subject);

export const MINUTE = 60_000;
/** The page's clock when a confirmation starts. */
export const LEFT_ON = 1_000_000;

/** A confirmation whose services the test controls: each call waits until the test answers it. */
export function startConfirmation(
  items: readonly ItemToConfirm[] = [unheldItem],
  input: Partial<ConfirmationInput> = {},
) {
  const { ports, services } = deferredPorts<BookingConfirmationPorts>([
    'holdAppointments',
    'readHolds',
    'extendHolds',
    'confirmAppointments',
  ]);
  const {
    holdAppointments: holding,
    readHolds: reading,
    extendHolds: extending,
    confirmAppointments: confirming,
  } = ports;
  const clock = new SimulatedClock();
  clock.set(LEFT_ON);
  const reports: ConfirmationReport[] = [];
  const parent = createActor(
    fromCallback<ConfirmationReport>(({ receive }) => receive((report) => reports.push(report))),
  ).start();
  const actors = bookingConfirmationActors(services);
  const actor = createActor(bookingConfirmationMachine.provide({ actors }), {
    clock,
    input: { parent, clock, items, requestKey: null, isOfEarlierSignIn: false, ...input },
  }).start();
  const confirm = (requestKey = REQUEST_KEY) => actor.send({ type: 'confirm.requested', requestKey });
  const retry = () => actor.send({ type: 'retry.requested' });
  const choose = (chosen: Alternative, subject = SUBJECT) =>
    actor.send({ type: 'alternative.chosen', subject, alternative: chosen });
  const leave = (subject: string) => actor.send({ type: 'item.left', subject });
  const screen = () => selectScreen(actor.getSnapshot());
  /** What became of each item, in the order of the list. */
  const standings = () => selectItems(actor.getSnapshot()).map(({ standing }) => standing);
  const stages = () => reports.map(({ stage }) => stage);
  /** The last report, which is of one item. */
  const told = () => {
    const { items: [own] = [], ...report } = reports.at(-1) ?? {};
    return { ...report, ...own };
  };
  return {
    actor,
    clock,
    reports,
    stages,
    told,
    holding,
    reading,
    extending,
    confirming,
    confirm,
    retry,
    choose,
    leave,
    screen,
    standings,
  };
}

/** An answer for each subject. */
export const answers = <const Each extends readonly (readonly [subject: string, answer: unknown])[]>(
  ...each: Each
) => ({
  kind: 'ok' as const,
  value: each.map(([subject, told]) => ({ subject, answer: told as Each[number][1] })),
});
/** The answer for the only one. */
export const answer = <const Answer>(only: Answer) => answers([SUBJECT, only]);
export const ok = <const Value>(value: Value) => ({ kind: 'ok', value }) as const;
export const live = (found: Hold): HoldReading => ({ state: 'live', hold: found });
export const lost = (...alternatives: readonly Alternative[]) =>
  ({ kind: 'failed', failure: { code: 'slotLost', alternatives } }) as const;

export const heldAnswer = answer(ok(hold));
export const confirmedAnswer = answer(ok(confirmation));
export const refused = { kind: 'failed', failure: refusal } as const;
export const gone = { kind: 'failed', failure: { code: 'gone' } } as const;
export const slotLost = answer(lost(alternative));

export async function startHeld(taken = hold) {
  const flow = startConfirmation();
  await flow.holding.last().answer(answer(ok(taken)));
  return flow;
}

/** Two cars, both held; the first hold ends five minutes before the other. */
export async function startBothHeld() {
  const flow = startConfirmation([unheldItem, otherUnheldItem]);
  await flow.holding.last().answer(answers([SUBJECT, ok(hold)], [OTHER_SUBJECT, ok(otherHold)]));
  return flow;
}
