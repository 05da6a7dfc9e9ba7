import type { Booking } from '#contract/calls/booking.shapes.ts';
import { APPOINTMENT_ID, item } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';

/** The confirmed booking of the chart's samples, as the server answers it. */
export const booking: Booking = {
  appointment_id: APPOINTMENT_ID,
  code: 'K7M2P9QX',
  status: 2,
  date_time: item.startsAt,
  end_time: '2026-11-23T12:00:00+07:00',
  hours: 1.5,
  branch: {
    id: 12,
    location_id: 12,
    name: 'บางนา',
    open_time: '08:00',
    close_time: '18:00',
    location: { lat: 13.668, lng: 100.634 },
  },
  services: [
    { id: 101, name: 'เปลี่ยนถ่ายน้ำมันเครื่อง' },
    { id: 102, name: 'ตรวจเช็กเบรก' },
  ],
  other_service: '',
  note: '',
  customer_data: {
    first_name: 'สมชาย',
    last_name: 'ใจดี',
    tel_no: '0812345678',
    email: '',
    register_number: '1กก1234',
    brand: '',
    model: '',
    year: '',
  },
  is_guest: true,
};
