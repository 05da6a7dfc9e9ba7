import type { FlowHost, RetailBookingActor, RetailBookingSession } from '../retail-booking.session.ts';

/** What each step's component gets: the chart's own view of the step, and where to send events. */
export interface StepProps<State> {
  readonly state: State;
  readonly actor: RetailBookingActor;
  readonly session: RetailBookingSession;
  readonly host: FlowHost;
  readonly takesFocus: boolean;
}
