import { flowHooks } from '#src/flow-host/visit.tsx';
import type { RetailBookingVisit } from './retail-booking.visit.ts';

export const { VisitProvider, useVisit, useFlow, useSend } = flowHooks<RetailBookingVisit>();
