import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { groupMaintenance, listMaintenance } from '#contract/calls/history.calls.ts';
import type { Maintenance } from '#contract/calls/history.shapes.ts';
import type { Language } from '#domain/constants.ts';
import { byUrgency, type Recommendation } from '#domain/membership/maintenance.ts';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { services } from '../../content/services.ts';
import { nameIn } from '../../db/catalogue.ts';
import type { Reader } from '../../db/transaction.ts';
import type { CallContext } from '../../http/call-context.ts';
import { pageOf } from '../../http/paging.ts';
import { filterOf } from './history-filter.ts';
import { readUsualBranches, type CarRow } from './cars-with-visits.repo.ts';
import { adviceById, readNeeds, toBook, type Needs } from './needs.service.ts';

export { readLastBranches } from './cars-with-visits.repo.ts';

const PER_PAGE = 10;
const CARS_PER_PAGE = 5;

const serviceNames = new Map(services.map(({ id, name }) => [id, name]));

function presentMaintenance(found: Recommendation, car: CarRow, language: Language): Maintenance {
  const advice = adviceById(found.adviceId);
  return {
    advice_id: advice.id,
    name: keepWordsWhole(advice.name[language]),
    state: found.state,
    every_km: advice.everyKm,
    every_months: advice.everyMonths,
    by: found.by,
    due_date: found.dueDate,
    due_odometer: found.dueOdometer,
    last: found.last,
    booked: found.booked && { appointment_id: found.booked.id, date: found.booked.date },
    services: toBook(advice.id, car).map((id) => ({
      id,
      name: keepWordsWhole(serviceNames.get(id)?.[language] ?? ''),
    })),
  };
}

function presentCar({ car, today, odometer }: Needs, { branches, last }: UsualBranches, language: Language) {
  const usual = car.visits[0]?.locationId ?? last;
  const branch = usual === null ? undefined : branches.get(usual);
  return {
    car_profile_id: car.id,
    car_name: car.name,
    car_register_number: car.plate,
    province: car.province,
    brand: car.brand,
    model: car.model,
    year: car.year,
    odometer: odometer?.at(today) ?? null,
    odometer_read: odometer?.latest ?? null,
    usual_branch:
      usual === null || branch === undefined || !branch.isBookable
        ? null
        : { location_id: usual, name: nameIn(branch, language) },
  };
}

type UsualBranches = Awaited<ReturnType<typeof readUsualBranches>>;
type Filter = RequestOf<typeof groupMaintenance>;

/** What each of the account's cars needs, limited to what is due in the range. */
async function needsOf(reader: Reader, request: Filter, { owners }: CallContext) {
  const { owner, plateKey, from, to } = filterOf(request, owners);
  const isListed = ({ dueDate }: Recommendation) =>
    (from === undefined && to === undefined) ||
    (dueDate !== null && (from ?? dueDate) <= dueDate && dueDate <= (to ?? dueDate));
  return {
    needs: await readNeeds(reader, owner, plateKey, (each) => ({ ...each, found: each.found.filter(isListed) })),
    usual: await readUsualBranches(reader, owner),
  };
}

/** A page of all that the account's cars need, the most urgent first (HIST-02). */
export async function listNeeds(
  reader: Reader,
  request: RequestOf<typeof listMaintenance>,
  context: CallContext,
): Promise<AnswerOf<typeof listMaintenance>> {
  const { needs, usual } = await needsOf(reader, request, context);
  const all = needs
    .flatMap((each) => each.found.map((one) => ({ each, one })))
    .toSorted((a, b) => byUrgency(a.one, b.one));
  const { items, page, pageCount, total } = pageOf(all, { page: request.page }, PER_PAGE);
  return {
    maintenance_list: items.map(({ each, one }) => ({
      ...presentMaintenance(one, each.car, context.language),
      car: presentCar(each, usual, context.language),
    })),
    page,
    page_count: pageCount,
    total,
  };
}

/** A page of the cars with what each needs, first the car that needs something soonest (HIST-02). */
export async function groupNeeds(
  reader: Reader,
  request: Filter,
  context: CallContext,
): Promise<AnswerOf<typeof groupMaintenance>> {
  const isNarrowed = request.start_gte !== undefined || request.start_lte !== undefined;
  const { needs: all, usual } = await needsOf(reader, request, context);
  const needs = all
    .filter(({ found }) => found.length > 0 || !isNarrowed)
    .toSorted((a, b) => {
      const [first, other] = [a.found[0], b.found[0]];
      return first === undefined || other === undefined ? 0 : byUrgency(first, other);
    });
  const { items, page, pageCount, total } = pageOf(needs, { page: request.page }, CARS_PER_PAGE);
  return {
    car_list: items.map((each) => ({
      ...presentCar(each, usual, context.language),
      maintenance_list: each.found.map((one) => presentMaintenance(one, each.car, context.language)),
    })),
    page,
    page_count: pageCount,
    total,
  };
}
