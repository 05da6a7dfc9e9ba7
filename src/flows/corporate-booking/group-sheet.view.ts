import { displayCode } from '#domain/fields/booking-code.ts';
import { DATE_FORMATS, dateCell, type Sheet } from '#domain/sheet-cells.ts';
import type { Language } from '#domain/constants.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import type { GroupCar } from '#machines/corporate-booking/corporate-booking.types.ts';

const HEADS = {
  th: 'รหัสการจอง|สถานะ|ทะเบียนรถ|จังหวัด|ชื่อรถ|ยี่ห้อ|รุ่น|วันที่|เวลา|สาขา|บริการ|ผู้ติดต่อ|เบอร์โทร|ที่อยู่รับรถ|หมายเหตุ',
  en: 'Booking code|State|Licence plate|Province|Car name|Brand|Model|Date|Time|Branch|Services|Contact|Phone|Collected at|Note',
} as const;
const NAMES = { th: 'การจอง', en: 'Bookings' } as const;
const STATES = {
  th: { booked: 'ยืนยันแล้ว', left: 'ยังไม่ได้จอง' },
  en: { booked: 'Confirmed', left: 'Not booked' },
} as const;
const WIDTHS = [14, 14, 14, 18, 18, 14, 18, 14, 8, 26, 36, 24, 14, 40, 30];

/** The cars of a group as one sheet: days as real days, in Thai in the Buddhist era. */
export const groupSheet = (cars: readonly GroupCar[], language: Language): Sheet => ({
  name: NAMES[language],
  heads: HEADS[language].split('|'),
  widths: WIDTHS,
  rows: cars.map(({ draft, confirmation }) => {
    const { car, slot, branch, services, contact, address, isCollected, note } = draft;
    return [
      confirmation === null ? '' : displayCode(confirmation.code),
      STATES[language][confirmation === null ? 'left' : 'booked'],
      displayPlate(car.plate),
      car.province,
      car.name,
      car.brand,
      car.model,
      slot.date === null ? null : dateCell(slot.date, DATE_FORMATS[language]),
      slot.time ?? '',
      branch?.name ?? '',
      services.map(({ name }) => name).join(', '),
      contact === null ? '' : `${contact.firstName} ${contact.lastName}`,
      contact?.phone ?? '',
      isCollected && address !== null
        ? [address.address, address.subDistrict, address.district, address.province, address.postCode].join(' ')
        : '',
      note,
    ];
  }),
});
