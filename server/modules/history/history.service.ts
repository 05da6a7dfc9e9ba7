import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { exportServiceHistory, listServiceHistory } from '#contract/calls/history.calls.ts';
import type { ServiceHistory } from '#contract/calls/history.shapes.ts';
import type { Language } from '#domain/constants.ts';
import { dayInFileName } from '#domain/fields/file-name.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { readNow } from '../../db/clock.ts';
import type { Reader } from '../../db/transaction.ts';
import type { CallContext } from '../../http/call-context.ts';
import { pageAsked, pageCountOf } from '../../http/paging.ts';
import { presentForOwner } from '../appointments/presented.service.ts';
import { filterOf } from './history-filter.ts';
import { readVisits, type VisitRow } from './history.repo.ts';
import { historySheet } from './history.sheet.ts';
import { workbookOf, XLSX_TYPE } from './spreadsheet.service.ts';

const PER_PAGE = 10;
/** Enough for any member; a fleet with more visits narrows the file by dates. */
const MOST_ROWS = 5000;

async function presented(reader: Reader, rows: readonly VisitRow[], language: Language): Promise<ServiceHistory[]> {
  const bookings = await presentForOwner(
    reader,
    rows.map(({ booking }) => booking),
    language,
  );
  return rows.flatMap(({ odometer, carId, carName }, index) => {
    const booking = bookings[index];
    if (booking === undefined) return [];
    const car = carId === null || carName === null ? null : { car_profile_id: carId, car_name: carName };
    return [{ ...booking, odometer, car }];
  });
}

/** A page of an account's visits that are over (HIST-01). */
export async function listVisits(
  reader: Reader,
  request: RequestOf<typeof listServiceHistory>,
  { owners, language }: CallContext,
): Promise<AnswerOf<typeof listServiceHistory>> {
  const filter = { ...filterOf(request, owners), carId: request.car_profile_id };
  const { page, limit, offset } = pageAsked({ page: request.page }, PER_PAGE);
  const { rows, total } = await readVisits(reader, filter, { limit, offset });
  return {
    history_list: await presented(reader, rows, language),
    page,
    page_count: pageCountOf(total, limit),
    total,
  };
}

/** The same visits as a spreadsheet (HIST-03), in the language of the call. */
export async function exportVisits(
  reader: Reader,
  request: RequestOf<typeof exportServiceHistory>,
  { owners, language }: CallContext,
): Promise<AnswerOf<typeof exportServiceHistory>> {
  const filter = { ...filterOf(request, owners), carId: request.car_profile_id };
  const { rows } = await readVisits(reader, filter, { limit: MOST_ROWS, offset: 0 });
  const visits = await presented(reader, rows, language);
  const { date } = branchNow(await readNow(reader));
  return {
    file_name: `roddee-service-history-${dayInFileName(date, language)}.xlsx`,
    media_type: XLSX_TYPE,
    content: (await workbookOf(historySheet(visits, language))).toString('base64'),
    rows: visits.length,
  };
}
