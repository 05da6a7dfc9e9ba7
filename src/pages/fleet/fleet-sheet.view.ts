import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import type { Language } from '#domain/constants.ts';
import { formatYearOfMake } from '#src/i18n/units/dates.ts';
import { LIST_FIELDS } from '#domain/fleet-list/checked-list.ts';
import { LIST_HEADINGS } from '#domain/fleet-list/list-headings.ts';
import { DATE_FORMATS, dateCell, type Sheet, type SheetValue } from '#domain/sheet-cells.ts';
import { branchNow, type BranchDate } from '#domain/thai-calendar.ts';

/** Behind what an import reads again. */
const HEADS = {
  th: 'เข้าบริการล่าสุด|สาขาล่าสุด|ครบกำหนดครั้งถัดไป|นัดหมาย|สาขาที่นัด',
  en: 'Last visit|Last branch|Next due|Appointment|Branch of the appointment',
} as const;
const NAMES = { th: 'รายการรถ', en: 'Cars' } as const;
const WIDTHS = [18, 14, 18, 14, 18, 24, 8, 16, 24, 16, 14, 14, 26, 16, 14, 26];

/** The cars as one sheet: names in the language, days as real days; days and years of make in Thai in the Buddhist era, which an import reads as well. */
export function fleetSheet(cars: readonly FleetCar[], language: Language): Sheet {
  const day = (date: BranchDate | null | undefined): SheetValue =>
    date == null ? null : dateCell(date, DATE_FORMATS[language]);
  return {
    name: NAMES[language],
    heads: [...LIST_FIELDS.map((field) => LIST_HEADINGS[language][field]), ...HEADS[language].split('|')],
    widths: WIDTHS,
    rows: cars.map((car) => [
      car.car_name,
      car.car_register_number,
      car.province,
      car.brand,
      car.model,
      car.variant,
      formatYearOfMake(car.year, language),
      car.department,
      car.driver_name,
      car.driver_tel,
      car.odometer?.odometer ?? null,
      day(car.last_visit?.date),
      car.last_visit?.branch.name ?? '',
      day(car.due.date),
      day(car.booking && branchNow(new Date(car.booking.date_time)).date),
      car.booking?.branch.name ?? '',
    ]),
  };
}
