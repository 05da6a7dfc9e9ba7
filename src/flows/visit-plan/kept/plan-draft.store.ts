import * as z from 'zod/mini';
import { branchDate, branchTime } from '#contract/wire/slot.ts';
import type { VisitPlanDraft } from '#machines/visit-plan/visit-plan.types.ts';
import { createDraftStore, type DraftStore } from '#src/flow-host/draft-store.ts';

const wish = z.object({
  from: branchDate,
  until: branchDate,
  weekdays: z.array(z.int()),
  fromTime: branchTime,
  toTime: branchTime,
  branches: z.array(z.int()),
  mostADay: z.int(),
});

const visits = z.array(
  z.object({
    carId: z.string(),
    branchId: z.int(),
    date: branchDate,
    startCell: z.int(),
    isPinned: z.boolean(),
  }),
);

const byHand = z.object({
  cars: z.array(
    z.object({
      id: z.string(),
      services: z.array(z.int()),
      dueBy: z.nullable(branchDate),
      away: z.array(branchDate),
    }),
  ),
  visits,
  leftOut: z.array(z.string()),
});

const found = z.object({
  problem: z.object({
    now: z.string(),
    cars: z.array(
      z.object({
        id: z.string(),
        cells: z.int(),
        leadDays: z.int(),
        away: z.array(branchDate),
        dueBy: z.nullable(branchDate),
        near: z.array(z.object({ id: z.int(), km: z.number(), isWished: z.boolean() })),
      }),
    ),
    wishes: z.object({
      from: branchDate,
      until: branchDate,
      weekdays: z.array(z.int()),
      fromCell: z.int(),
      toCell: z.int(),
      branchIds: z.array(z.int()),
      prefers: z.enum(['first', 'nearest']),
      mostADay: z.int(),
    }),
    branches: z.array(z.object({ id: z.int(), km: z.number() })),
    days: z.array(z.object({ branchId: z.int(), date: branchDate, openCell: z.int(), room: z.array(z.int()) })),
  }),
  branches: z.array(z.object({ id: z.int(), name: z.string(), km: z.number(), isWished: z.boolean() })),
  visits,
  aside: z.array(
    z.object({
      carId: z.string(),
      why: z.enum(['booked', 'gone', 'timeLost']),
      bookingId: z.nullable(z.string()),
    }),
  ),
  isProven: z.boolean(),
});

const storedPlan = z.extend(byHand, {
  kind: z.literal('visit-plan'),
  v: z.literal(1),
  wish,
  isAsked: z.boolean(),
  found: z.nullable(found),
  past: z.array(byHand),
  passedOver: z.object({ beyondMost: z.int(), booked: z.int() }),
});

/** The plan that a company is making, as it is shown (CB-05); nothing of people. Null is a plan that was taken. */
export const planStore = (account: string): DraftStore<VisitPlanDraft | null, VisitPlanDraft | null> =>
  createDraftStore<VisitPlanDraft | null, VisitPlanDraft | null>({
    key: `roddee.corporate.plan.${account}`,
    storage: () => localStorage,
    nothing: null,
    parse: (kept) => {
      const { data } = z.safeParse(storedPlan, kept);
      if (data === undefined) return null;
      const { kind: _kind, v: _version, ...draft } = data;
      return draft;
    },
    toStored: (draft) => (draft === null ? {} : { kind: 'visit-plan', v: 1, ...draft }),
  });
