import type { ServiceHistory } from '#contract/calls/history.shapes.ts';
import type { Language } from '#domain/constants.ts';
import { DATE_FORMATS, dateCell, timeCell, type Sheet } from '#domain/sheet-cells.ts';
import { branchNow } from '#domain/thai-calendar.ts';

const TEXTS = {
  th: {
    name: 'ประวัติการใช้บริการ',
    heads: [
      'วันที่',
      'เวลา',
      'ทะเบียนรถ',
      'ชื่อรถ',
      'ยี่ห้อ',
      'รุ่น',
      'สาขา',
      'บริการ',
      'บริการอื่น ๆ',
      'เลขไมล์ (กม.)',
      'หมายเหตุ',
      'รหัสจอง',
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

const WIDTHS = [14, 8, 14, 16, 14, 16, 26, 44, 24, 14, 32, 14];

export function historySheet(visits: readonly ServiceHistory[], language: Language): Sheet {
  const { name, heads } = TEXTS[language];
  const rows = visits.map(
    ({ date_time, customer_data: car, branch, services, other_service, odometer, note, code, ...visit }) => {
      const { date, minutes } = branchNow(date_time);
      return [
        dateCell(date, DATE_FORMATS[language]),
        timeCell(minutes),
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
