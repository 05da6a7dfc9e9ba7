import type { CarScreen } from '#machines/car-booking/car-booking.selectors.ts';
import type { CarBookingEvent } from '#machines/car-booking/car-booking.types.ts';
import type { Receiver } from '#src/flow-host/flow-host.ts';

export type CarStepScreen = Exclude<CarScreen, { readonly screen: 'broken' }>;

export interface CarStepProps<Screen extends CarStepScreen = CarStepScreen> {
  readonly screen: Screen;
  /** The chart of the car. */
  readonly car: Receiver<CarBookingEvent>;
  readonly takesFocus: boolean;
}
