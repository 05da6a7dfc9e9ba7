import type { AnswerFor } from '#contract/calls/all.ts';
import { hoursOf } from '#domain/services.ts';
import { cellOf, timeOfCell } from '#domain/thai-calendar.ts';
import { faultsOf } from '#domain/visit-plan/check-plan.ts';
import type { PlannedVisit, PlanProblem } from '#domain/visit-plan/plan.ts';
import { catalogueOf, nameIn } from '../../db/catalogue.ts';
import { readNow } from '../../db/clock.ts';
import type { Db } from '../../db/transaction.ts';
import { CallFailure, type CallContext } from '../../http/call-context.ts';
import { explained } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readLastBranches } from '../history/maintenance.service.ts';
import { bestPlan } from './best-plan.ts';
import { readOwnCars, readUsualBranch } from './plan-cars.repo.ts';
import type { BranchOfPlan } from './near-branches.ts';
import { planProblem, type Wanted } from './plan-problem.ts';

/** How long the solver looks for a better plan. */
const SOLVER_SECONDS = 10;

type Refused = AnswerFor<'planVisits'>['refused'];

/** The cars that take part, each once, and those that do not, by name. */
async function sortCars(db: Db, { cars }: Wanted, { owners, language }: CallContext) {
  const [owner] = owners;
  if (owner === undefined) throw new CallFailure('pleaseLogIn');
  const wanted = [...new Map(cars.map((car) => [car.car_profile_id, car])).values()];
  const own = await readOwnCars(db, owner, [...new Set(wanted.map(({ car_profile_id: id }) => id))]);
  const refused: Refused = wanted.flatMap(({ car_profile_id }) => {
    const booked = own.get(car_profile_id);
    if (booked === undefined) return [{ car_profile_id, ...explained('carNotFound', language) }];
    return booked === null
      ? []
      : [{ car_profile_id, ...explained('carAlreadyBooked', language), appointment_id: booked }];
  });
  return { owner, refused, cars: wanted.filter(({ car_profile_id: id }) => own.get(id) === null) };
}

const pinnedIn = (cars: Wanted['cars']): PlannedVisit[] =>
  cars.flatMap(({ car_profile_id: carId, pinned }) =>
    pinned === undefined
      ? []
      : [{ carId, branchId: pinned.location_id, date: pinned.date, startCell: cellOf(pinned.time), isPinned: true }],
  );

/** Without the cars whose pinned visit is no longer free: what a person chose is never changed silently. */
function withoutLost(problem: PlanProblem, pinned: readonly PlannedVisit[]) {
  const lost = new Set(
    faultsOf(problem, pinned)
      .filter(({ why }) => why === 'notFree')
      .map(({ carId }) => carId),
  );
  return {
    lost,
    kept: pinned.filter(({ carId }) => !lost.has(carId)),
    problem: { ...problem, cars: problem.cars.filter(({ id }) => !lost.has(id)) },
  };
}

const branchOnWire = ({ row, km, isWished }: BranchOfPlan, { language }: CallContext) => ({
  location_id: row.locationId,
  name: nameIn(row, language),
  distance_km: km,
  wished: isWished,
});

export const planHandlers = (db: Db) => {
  const plan = async (wanted: Wanted, context: CallContext): Promise<AnswerFor<'planVisits'>> => {
    const { owner, refused, cars } = await sortCars(db, wanted, context);
    const from = {
      reader: db,
      catalogue: await catalogueOf(db).current(),
      now: await readNow(db),
      lasts: await readLastBranches(
        db,
        owner,
        cars.map(({ car_profile_id: id }) => id),
      ),
      usual: wanted.branches.length > 0 ? null : await readUsualBranch(db, owner),
    };
    const asked = await planProblem(wanted, cars, from);
    const { problem, kept, lost } = withoutLost(asked.problem, pinnedIn(cars));
    const { visits, isProven } = await bestPlan(problem, kept, {
      seconds: SOLVER_SECONDS,
      gone: context.gone,
    });
    return {
      now: problem.now,
      proven: isProven,
      visits: visits.map(({ carId, branchId, date, startCell, isPinned }) => ({
        car_profile_id: carId,
        location_id: branchId,
        date,
        time: timeOfCell(startCell),
        pinned: isPinned,
      })),
      cars: problem.cars.map(({ id, cells, leadDays, near }) => ({
        car_profile_id: id,
        hours: hoursOf(cells),
        max_pre_day: leadDays,
        near: near.map(({ id: location_id, km, isWished }) => ({ location_id, distance_km: km, wished: isWished })),
      })),
      refused: [
        ...refused,
        ...[...lost].map((car_profile_id) => ({ car_profile_id, ...explained('slotTaken', context.language) })),
      ],
      branches: asked.branches.map((branch) => branchOnWire(branch, context)),
      days: problem.days.map(({ branchId, date, openCell, room }) => ({
        location_id: branchId,
        date,
        opens: timeOfCell(openCell),
        room: [...room],
      })),
    };
  };
  return {
    planVisits: (request, context) => plan(request.plan, context),
  } satisfies Partial<Handlers>;
};
