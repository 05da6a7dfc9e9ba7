import type { Booking } from '#contract/wire/appointment.ts';

export const foundBooking: Booking = {
  appointment_id: '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10',
  code: 'K7RM4XHD',
  status: 2,
  date_time: '2026-11-27T10:30:00+07:00',
  end_time: '2026-11-27T12:00:00+07:00',
  hours: 1.5,
  branch: {
    id: 12,
    location_id: 12,
    name: 'บางนา กม. 4',
    open_time: '08:00',
    close_time: '20:00',
    location: { lat: 13.668, lng: 100.634 },
    address: '98 ถ.บางนา-ตราด กม. 4 เขตบางนา กรุงเทพฯ 10260',
    tel: '020001234',
  },
  services: [
    { id: 1, name: 'เปลี่ยนน้ำมันเครื่อง' },
    { id: 2, name: 'ตรวจเบรก' },
  ],
  other_service: '',
  note: 'เบรกมีเสียงตอนเช้า',
  customer_data: {
    first_name: 'ปิ***',
    last_name: 'วง***',
    tel_no: '***678',
    email: '',
    register_number: '3ขข 4821',
    brand: 'Toyota',
    model: 'Yaris Ativ',
    year: '2022',
    province: 'กรุงเทพมหานคร',
  },
  is_guest: true,
  masked: true,
};
