import type { ReactNode } from 'react';
import type { Company } from '#machines/shared/company.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import type { LinkLook } from '#src/ui/actions/button.tsx';

/** Which cars a plan is begun for: what is due, or what is chosen in the table. */
export type CarsAsked = 'due' | 'chosen';

/** A visit of a plan that is taken, as the booking of several cars takes it in. Times are those of the branch. */
export interface TakenVisit {
  readonly car_profile_id: string;
  readonly branch_id: number;
  readonly services: number[];
  readonly date: string;
  readonly time: string;
}

export interface VisitPlanPageProps {
  readonly host: FlowHost;
  readonly company: Company;
  /** Begins a new plan; undefined goes on with the one that is kept. */
  readonly asked: CarsAsked | undefined;
  /** The new plan has begun: a reload goes on with it. */
  readonly onBegun: () => void;
  readonly chosen: readonly string[];
  readonly onTaken: (visits: readonly TakenVisit[]) => void;
  readonly renderFleet: (look: LinkLook) => ReactNode;
  readonly renderBooking: (id: string, look: LinkLook) => ReactNode;
}
