import type { ChartLabels } from '../shared/meta.ts';

export const bookingLookupLabels: ChartLabels = {
  about:
    'ค้นหาการจองด้วยทะเบียนรถและรหัสจอง ผลคือพบ หมดเวลา หรือยกเลิกแล้ว ถ้าไม่ตรงกันจะบอกว่าไม่พบ โดยไม่บอกว่าส่วนใดผิด ถามใหม่เมื่อใด คำตอบเดิมไม่นับ',
  states: {
    bookingLookup: { th: 'ค้นหาการจอง', en: 'Finding a booking' },
    'bookingLookup.asking': { th: 'กรอกทะเบียนและรหัส', en: 'Asking for plate and code' },
    'bookingLookup.searching': { th: 'กำลังค้นหา', en: 'Searching' },
    'bookingLookup.shown': { th: 'แสดงคิวที่พบ', en: 'Booking shown' },
    'bookingLookup.resting': { th: 'แสดงอยู่', en: 'At rest' },
    'bookingLookup.rereading': { th: 'อ่านใหม่', en: 'Reading again' },
    'bookingLookup.notFound': { th: 'ไม่พบ', en: 'Not found' },
    'bookingLookup.tooManyTries': { th: 'ลองบ่อยเกินไป', en: 'Too many tries' },
    'bookingLookup.failed': { th: 'ค้นหาไม่สำเร็จ', en: 'Search failed' },
  },
  transitions: {
    submit: { th: 'ค้นหา', en: 'Search' },
    leave: { th: 'ค้นหาคิวอื่น', en: 'Another one' },
    toShown: { th: 'พบ', en: 'Found' },
    reread: { th: 'อ่านใหม่', en: 'Read again' },
    'reread.anew': { th: 'อ่านใหม่อีกครั้ง', en: 'Read anew' },
    'reread.answered': { th: 'ได้ข้อมูลล่าสุด', en: 'Read' },
    'reread.refused': { th: 'ระบบไม่รับคำขอ', en: 'Refused' },
    'reread.broken': { th: 'เครือข่ายขัดข้อง', en: 'Network down' },
    'reread.tooLong': { th: 'ไม่มีคำตอบ', en: 'No answer' },
    'reread.superseded': { th: 'เข้าสู่ระบบจากเครื่องอื่น', en: 'Signed in elsewhere' },
    toNotFound: { th: 'ไม่พบ', en: 'No such pair' },
    toTooManyTries: { th: 'ลองบ่อยเกินไป', en: 'Limit reached' },
    superseded: { th: 'เข้าสู่ระบบจากเครื่องอื่น', en: 'Signed in elsewhere' },
    toRefused: { th: 'ระบบไม่รับคำขอ', en: 'Refused' },
    toFailed: { th: 'ไม่สำเร็จ', en: 'Failed' },
    tooLong: { th: 'นานเกินไป', en: 'Too long' },
    abandon: { th: 'แก้คำถาม', en: 'Edit while searching' },
    correct: { th: 'แก้คำถาม', en: 'Edit' },
    retry: { th: 'ลองใหม่', en: 'Retry' },
    'failed.correct': { th: 'แก้คำถาม', en: 'Edit' },
  },
};
