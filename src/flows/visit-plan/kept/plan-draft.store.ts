import * as z from 'zod/mini';
import { branchDate, branchTime } from '#contract/wire/slot.ts';
import type { VisitPlanDraft } from '#machines/visit-plan/visit-plan.types.ts';
import { browserValue } from '#src/api/browser-value.ts';

const draft = z.object({
  account: z.string(),
  wish: z.object({
    from: branchDate,
    until: branchDate,
    weekdays: z.array(z.int()),
    fromTime: branchTime,
    toTime: branchTime,
    branches: z.array(z.int()),
    mostADay: z.int(),
  }),
  cars: z.array(
    z.object({
      id: z.string(),
      services: z.array(z.int()),
      dueBy: z.nullable(branchDate),
      away: z.array(branchDate),
    }),
  ),
  visits: z.array(
    z.object({
      carId: z.string(),
      branchId: z.int(),
      date: branchDate,
      startCell: z.int(),
      isPinned: z.boolean(),
    }),
  ),
  leftOut: z.array(z.string()),
  isAsked: z.boolean(),
});

const stored = browserValue('sessionStorage', 'roddee.corporate.plan', draft);

/** The plan that a company is making in this tab: its wishes, cars and pinned visits (2013 and a reload keep it); nothing of people. */
export const planDraft = {
  read: (account: string): VisitPlanDraft | null => {
    const kept = stored.read();
    return kept?.account === account ? kept : null;
  },
  keep: (account: string, { wish, cars, visits, leftOut, isAsked }: VisitPlanDraft): void => {
    stored.write({
      account,
      isAsked,
      wish: { ...wish, weekdays: [...wish.weekdays], branches: [...wish.branches] },
      cars: cars.map((car) => ({ ...car, services: [...car.services], away: [...car.away] })),
      visits: visits.map((visit) => ({ ...visit })),
      leftOut: [...leftOut],
    });
  },
  forget: (): void => void stored.write(null),
};
