import type { ChartLabels } from '../shared/meta.ts';

export const bookingLookupLabels: ChartLabels = {
  states: {
    'bookingLookup.asking': { th: 'กรอกทะเบียนและรหัส', en: 'Asking for plate and code' },
    'bookingLookup.searching': { th: 'กำลังค้นหา', en: 'Searching' },
    'bookingLookup.found': { th: 'พบคิว', en: 'Found' },
    'bookingLookup.expired': { th: 'เลยวันนัดแล้ว', en: 'Date has passed' },
    'bookingLookup.cancelled': { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
    'bookingLookup.notFound': { th: 'ไม่พบ', en: 'Not found' },
    'bookingLookup.tooManyTries': { th: 'ลองบ่อยเกินไป', en: 'Too many tries' },
    'bookingLookup.failed': { th: 'ค้นหาไม่สำเร็จ', en: 'Search failed' },
  },
  transitions: {
    submit: { th: 'ค้นหา', en: 'Search' },
    toFound: { th: 'พบ', en: 'Found' },
    toExpired: { th: 'เลยวันนัด', en: 'Past' },
    toCancelled: { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
    toNotFound: { th: 'ไม่พบ', en: 'No such pair' },
    toTooManyTries: { th: 'ลองบ่อยเกินไป', en: 'Limit reached' },
    superseded: { th: 'เข้าสู่ระบบจากเครื่องอื่น', en: 'Signed in elsewhere' },
    toRefused: { th: 'ระบบไม่รับคำขอ', en: 'Refused' },
    toFailed: { th: 'ไม่สำเร็จ', en: 'Failed' },
    tooLong: { th: 'นานเกินไป', en: 'Too long' },
    abandon: { th: 'แก้คำถาม', en: 'Edit while searching' },
    correct: { th: 'แก้คำถาม', en: 'Edit' },
    retry: { th: 'ลองใหม่', en: 'Retry' },
  },
};
