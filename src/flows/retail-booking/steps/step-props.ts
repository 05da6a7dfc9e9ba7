import type { FlowHost, RetailBookingActor } from '../retail-booking.session.ts';

/** What each step's component gets: the chart's own view of the step, and where to send events. */
export interface StepProps<State> {
  readonly state: State;
  readonly actor: RetailBookingActor;
  readonly host: FlowHost;
  readonly takesFocus: boolean;
}
