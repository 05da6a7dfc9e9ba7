import { addDays } from '#domain/thai-calendar.ts';
import { closureContent, type Bilingual, type ClosureContent } from './content.schema.ts';

// These two branches must not be in either list below, because the closures of a branch must not overlap.
const RENOVATED = 1012;
const TRAINING = 1020;
const CLOSED_AT_NEW_YEAR = [1003, 1005, 1010, 1013, 1014, 1015, 1017, 1021, 1026, 1028, 1030];
const CLOSED_AT_SONGKRAN = [1003, 1005, 1006, 1008, 1009, 1010, 1013, 1017, 1018, 1021, 1024, 1030];

const RENOVATION: Bilingual = { th: 'ปิดปรับปรุง', en: 'Closed for renovation' };
const STAFF_TRAINING: Bilingual = { th: 'ปิดอบรมช่าง', en: 'Closed for technician training' };
const NEW_YEAR: Bilingual = { th: 'วันหยุดปีใหม่', en: 'New Year holiday' };
const SONGKRAN: Bilingual = { th: 'วันหยุดสงกรานต์', en: 'Songkran holiday' };

const at = (locationIds: number[], from: string, to: string, reason: Bilingual): ClosureContent[] =>
  locationIds.map((locationId) => closureContent.parse({ locationId, from, to, reason }));

/** The closures of the years around `today`, a branch date. */
export const closuresFor = (today: string): ClosureContent[] => {
  const year = Number(today.slice(0, 4));
  return [
    ...at([RENOVATED], addDays(today, -11), addDays(today, 3), RENOVATION),
    ...at([TRAINING], addDays(today, 9), addDays(today, 10), STAFF_TRAINING),
    ...[year - 1, year, year + 1].flatMap((y) => [
      ...at(CLOSED_AT_SONGKRAN, `${y}-04-13`, `${y}-04-15`, SONGKRAN),
      ...at(CLOSED_AT_NEW_YEAR, `${y}-12-31`, `${y + 1}-01-01`, NEW_YEAR),
    ]),
  ];
};
