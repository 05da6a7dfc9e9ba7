import type { ServiceHistory } from '#contract/calls/history.shapes.ts';
import type { Language } from '#domain/constants.ts';
import { buddhistYear, splitDateTime } from '#domain/thai-calendar.ts';
import type { Sheet } from './spreadsheet.service.ts';

const TEXTS = {
  th: {
    name: 'ประวัติการใช้บริการ',
    heads: [
      'วันที่',
      'เวลา',
      'ทะเบียน',
      'ชื่อรถ',
      'ยี่ห้อ',
      'รุ่น',
      'สาขา',
      'บริการ',
      'บริการอื่น ๆ',
      'เลขไมล์ (กม.)',
      'หมายเหตุ',
      'รหัสการจอง',
    ],
  },
  en: {
    name: 'Service history',
    heads: [
      'Date',
      'Time',
      'Licence plate',
      'Car',
      'Brand',
      'Model',
      'Branch',
      'Services',
      'Other service',
      'Odometer (km)',
      'Note',
      'Booking code',
    ],
  },
} as const;

const WIDTHS = [12, 8, 14, 16, 14, 16, 26, 44, 24, 14, 32, 14];

/** A real date would be shown in the era of whoever opens the file; as text it is that of the header's language, and sorts by its year. */
function dateIn(language: Language, date: string): string {
  if (language === 'en') return date;
  return `${buddhistYear(Number(date.slice(0, 4)))}${date.slice(4)}`;
}

export function historySheet(visits: readonly ServiceHistory[], language: Language): Sheet {
  const { name, heads } = TEXTS[language];
  const rows = visits.map(
    ({ date_time, customer_data: car, branch, services, other_service, odometer, note, code, ...visit }) => {
      const { date, time } = splitDateTime(date_time);
      return [
        dateIn(language, date),
        time,
        car.register_number,
        visit.car?.car_name ?? '',
        car.brand,
        car.model,
        branch.name,
        services.map((service) => service.name).join(', '),
        other_service,
        odometer,
        note,
        code ?? '',
      ];
    },
  );
  return { name, heads, widths: WIDTHS, rows };
}
