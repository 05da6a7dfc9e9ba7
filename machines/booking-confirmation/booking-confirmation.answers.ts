import { epochMs } from '#domain/thai-calendar.ts';
import type { Clock } from '../shared/clock.ts';
import type { AppointmentName, ConfirmAsk, HoldAsk } from './booking-confirmation.ports.ts';
import type {
  Confirmation,
  ConfirmationChartEvent,
  ConfirmationContext,
  ConfirmationInput,
  Hold,
} from './booking-confirmation.types.ts';

type Held = Pick<
  ConfirmationContext,
  'appointmentId' | 'holdIsCurrent' | 'deadline' | 'expiresAt' | 'extension' | 'notice'
>;

export const startingContext = ({ input }: { input: ConfirmationInput }): ConfirmationContext => ({
  ...input,
  isRepeat: input.requestKey !== null,
  isSessionOver: false,
  deadline: null,
  expiresAt: null,
  extension: 'none',
  notice: null,
  refusal: null,
  alternatives: [],
  confirmation: null,
});

/** A value that is never null in a correctly wired chart. */
export const known = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('nothing is known of it');
  return value;
};

export const askedItem = ({
  context: { subject, item, appointmentId },
}: {
  context: ConfirmationContext;
}): HoldAsk => ({
  ...item,
  subject,
  appointmentId,
});

export const nameOf = ({ context }: { context: ConfirmationContext }): AppointmentName => ({
  appointmentId: known(context.appointmentId),
});

export const confirmAskOf = ({ context }: { context: ConfirmationContext }): ConfirmAsk => ({
  ...nameOf({ context }),
  requestKey: known(context.requestKey),
  isRepeat: context.isRepeat,
});

export const confirmationOf = ({ context }: { context: ConfirmationContext }): Confirmation =>
  known(context.confirmation);

/** The time left by the server's clock, as a deadline on our own clock. */
export const heldFrom = (hold: Hold, clock: Clock): Held => ({
  appointmentId: hold.appointmentId,
  holdIsCurrent: true,
  deadline:
    hold.expiresAt === null || hold.serverNow === null
      ? null
      : clock.now() + epochMs(hold.expiresAt) - epochMs(hold.serverNow),
  expiresAt: hold.expiresAt,
  extension: hold.extension,
  notice: null,
});

/** The hold in the answer to any of the calls, or null. */
export const holdIn = (event: ConfirmationChartEvent): Hold | null => {
  switch (event.type) {
    case 'xstate.done.actor.holding':
    case 'xstate.done.actor.extending':
      return event.output.kind === 'ok' ? event.output.value : null;
    case 'xstate.done.actor.reading':
      return event.output.kind === 'ok' && event.output.value.state === 'live' ? event.output.value.hold : null;
    default:
      return null;
  }
};

/** The confirmation in an answer, whether to the confirm itself or to checking its outcome, or null. */
export const confirmationIn = (event: ConfirmationChartEvent): Confirmation | null => {
  if (event.type === 'xstate.done.actor.confirming') return event.output.kind === 'ok' ? event.output.value : null;
  if (event.type !== 'xstate.done.actor.reading' || event.output.kind !== 'ok') return null;
  return event.output.value.state === 'confirmed' ? event.output.value.confirmation : null;
};

const outcomeIn = (event: ConfirmationChartEvent) => ('output' in event ? event.output : null);

/** The failure in an answer, or null. */
export const failureIn = (event: ConfirmationChartEvent) => {
  const outcome = outcomeIn(event);
  return outcome?.kind === 'failed' ? outcome.failure : null;
};

/** What was found when the temporary booking was read, or null. */
export const readingIn = (event: ConfirmationChartEvent) =>
  event.type === 'xstate.done.actor.reading' && event.output.kind === 'ok' ? event.output.value.state : null;

/** What is offered instead of a slot that is lost, or null. */
export const alternativesIn = (event: ConfirmationChartEvent) => {
  const failure = failureIn(event);
  return failure?.code === 'slotLost' ? failure.alternatives : null;
};
