import { selectScreen, type VisitPlanSnapshot } from '#machines/visit-plan/visit-plan.selectors.ts';
import type { PlanningOutcome, VisitPlanEvent } from '#machines/visit-plan/visit-plan.types.ts';
import type { Taken } from '#tests/support/model/chart-under-test.ts';

type Step = Taken<VisitPlanSnapshot>;

export const screenOf = (snapshot: VisitPlanSnapshot | null) => snapshot && selectScreen(snapshot).screen;
export const outcomeIn = (event: object) => ('output' in event ? (event.output as PlanningOutcome) : null);
export const asks = ({ effects }: Step) => effects.some((effect) => effect.startsWith('start planning'));
export const eventOf = ({ event }: Step) => event as VisitPlanEvent;
export const pinnedOf = (snapshot: VisitPlanSnapshot | null) =>
  (snapshot?.context.visits ?? [])
    .filter(({ isPinned }) => isPinned)
    .map((visit) => JSON.stringify(visit))
    .toSorted();
export const visitAt = (snapshot: VisitPlanSnapshot | null, carId: string) =>
  snapshot?.context.visits.find((visit) => visit.carId === carId);
export const carIn = (step: Step) => {
  const event = eventOf(step);
  return event.type === 'visit.moved' ? event.visit.carId : 'carId' in event ? event.carId : '';
};
export const othersOf = (snapshot: VisitPlanSnapshot | null, carId: string) =>
  JSON.stringify(
    snapshot?.context.visits.filter((visit) => visit.carId !== carId).toSorted((a, b) => (a.carId < b.carId ? -1 : 1)),
  );
export const isChange = ({ event }: Step) => /^(visit\.moved|pin\.toggled|away\.toggled|car\.)/.test(event.type);
export const isChanged = ({ before, after }: Step) =>
  before !== null && after.context.past.length > before.context.past.length;
export const isPlanned = ({ before }: Step) => screenOf(before) === 'planning';
export const isMissing = (step: Step) =>
  isPlanned(step) && (/^xstate\.(error|after)/.test(step.event.type) || outcomeIn(step.event)?.kind === 'failed');
export const isShownBefore = ({ before, after }: Step) =>
  before === null && after.context.isAsked && after.context.found !== null;

/** Whether the visit is of one of these cars. */
export const isOf = (visit: string, cars: readonly { readonly id: string }[]) =>
  cars.some(({ id }) => visit.includes(`"carId":"${id}"`));
