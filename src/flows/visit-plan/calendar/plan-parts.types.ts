import type { ReactNode } from 'react';
import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import type { PlannedVisit } from '#domain/visit-plan/plan.ts';
import type { LinkLook } from '#src/ui/actions/button.tsx';
import type { PlanWords } from './plan.texts.ts';
import type { PlanView } from './plan.view.ts';

/** What calendar, list and panel have in common. */
export interface PlanPartProps {
  readonly view: PlanView;
  readonly words: PlanWords;
  readonly visits: readonly PlannedVisit[];
  readonly fleet: ReadonlyMap<string, FleetCar>;
  readonly servicesOf: (ids: readonly number[]) => string;
  readonly onMove: (visit: PlannedVisit) => void;
  readonly chosen: string | null;
  readonly onChoose: (carId: string | null) => void;
}

/** What can be done with a car that has no visit. */
export interface NoVisitProps {
  readonly until: string;
  readonly onLeaveOut: (carId: string) => void;
  readonly onBringBack: (carId: string) => void;
  readonly renderBooking: (id: string, look: LinkLook) => ReactNode;
}
