import { z } from 'zod';

/** Pages that are no item of a list, by what people look for; the address is below the language. */
export const sitePages = z
  .array(
    z.object({
      path: z.string().startsWith('/'),
      name: z.object({ th: z.string(), en: z.string() }),
      words: z.array(z.string()),
    }),
  )
  .parse([
    {
      path: '/booking',
      name: { th: 'จองคิว', en: 'Book a service' },
      words: ['นัดหมาย', 'นัดซ่อม', 'จองบริการ', 'appointment', 'reserve', 'reservation', 'booking'],
    },
    {
      path: '/booking/find',
      name: { th: 'ค้นหาคิว', en: 'Find a booking' },
      words: ['ยกเลิกคิว', 'รหัสคิว', 'ดูคิว', 'cancel', 'booking code', 'look up'],
    },
    {
      path: '/termconditions',
      name: { th: 'ข้อกำหนดการจองคิว', en: 'Booking terms' },
      words: ['เงื่อนไข', 'conditions', 'cancellation'],
    },
    { path: '/branch', name: { th: 'สาขา', en: 'Branches' }, words: ['แผนที่', 'ใกล้ฉัน', 'map', 'near me', 'location'] },
    { path: '/products', name: { th: 'สินค้าทั้งหมด', en: 'All products' }, words: ['ราคา', 'price', 'shop'] },
    { path: '/promotions', name: { th: 'โปรโมชัน', en: 'Promotions' }, words: ['ส่วนลด', 'โปร', 'discount', 'offers'] },
    {
      path: '/other/career',
      name: { th: 'ร่วมงานกับเรา', en: 'Work with us' },
      words: ['สมัครงาน', 'งาน', 'jobs', 'career'],
    },
    { path: '/other/franchise', name: { th: 'แฟรนไชส์', en: 'Franchise' }, words: ['เปิดสาขา', 'ลงทุน', 'invest'] },
    { path: '/survey', name: { th: 'แบบสำรวจ', en: 'Survey' }, words: ['ความเห็น', 'ร้องเรียน', 'feedback', 'complaint'] },
    {
      path: '/me/bluepoints',
      name: { th: 'คะแนนของฉัน', en: 'My points' },
      words: ['แต้ม', 'สะสมแต้ม', 'loyalty', 'card', 'bluepoints'],
    },
    {
      path: '/me/cars',
      name: { th: 'รถของฉัน', en: 'My cars' },
      words: ['เพิ่มรถ', 'ทะเบียนรถ', 'add a car', 'licence plate', 'license plate'],
    },
    {
      path: '/me/maintainance',
      name: { th: 'ประวัติการใช้บริการ', en: 'Service history' },
      words: ['ประวัติซ่อม', 'รายการแนะนำ', 'maintenance'],
    },
    {
      path: '/corporate',
      name: { th: 'สำหรับองค์กร', en: 'For companies' },
      words: ['บริษัท', 'รถบริษัท', 'นิติบุคคล', 'fleet', 'corporate', 'business'],
    },
  ]);
