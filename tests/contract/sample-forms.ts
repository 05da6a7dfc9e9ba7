/** Forms that are sent as they are. */
export const samplePerson = {
  title: 'ms',
  name: 'มาลี',
  surname: 'ใจดี',
  phone: '081-234-5678',
  email: 'malee@example.com',
  region: 'north',
  location_detail: 'เชียงใหม่',
  consent: 'true',
} as const;

export const sampleForm = { form_id: 'career', ...samplePerson, interest: 'technician' } as const;
export const sampleFranchise = { form_id: 'franchise', ...samplePerson, interest: 'new' } as const;

export const sampleSurvey = {
  visited_on: '2026-11-20',
  booking_code: 'K7RM4XHD',
  plate: '1กก 1234',
  service: '5',
  on_time: 'on-time',
  recommend: '9',
  comment: 'รถเสร็จเร็ว\nขอบคุณครับ',
};
