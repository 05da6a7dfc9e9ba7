import type { ChartLabels } from '../shared/meta.ts';

export const cancellationLabels: ChartLabels = {
  about:
    'ยกเลิกการจองหนึ่งรายการหรือหลายรายการพร้อมกัน ถามก่อน แล้วบอกผลของแต่ละรายการ ถ้าไม่ได้รับคำตอบจะส่งคำขอเดิมซ้ำจนรู้ผล ระหว่างนั้นทำอย่างอื่นไม่ได้',
  states: {
    cancellation: { th: 'ยกเลิกการจอง', en: 'Cancelling a booking' },
    'cancellation.offered': { th: 'ยกเลิกได้', en: 'Can be cancelled' },
    'cancellation.asking': { th: 'ถามก่อนยกเลิก', en: 'Asking first' },
    'cancellation.cancelling': { th: 'กำลังยกเลิก', en: 'Cancelling' },
    'cancellation.outcomeUnknown': { th: 'ยังไม่รู้ผล', en: 'Outcome unknown' },
    'cancellation.refused': { th: 'ระบบไม่รับคำขอ', en: 'Refused' },
    'cancellation.settled': { th: 'รู้ผลแล้ว', en: 'Settled' },
  },
  transitions: {
    ask: { th: 'ขอยกเลิก', en: 'Ask to cancel' },
    agree: { th: 'ยืนยันการยกเลิก', en: 'Agree' },
    decline: { th: 'ไม่ยกเลิก', en: 'Keep it' },
    answered: { th: 'ได้ผล', en: 'Answered' },
    refuse: { th: 'ระบบไม่รับคำขอ', en: 'Refused' },
    broken: { th: 'เครือข่ายขัดข้อง', en: 'Network down' },
    tooLong: { th: 'ไม่มีคำตอบ', en: 'No answer' },
    superseded: { th: 'เข้าสู่ระบบจากเครื่องอื่น', en: 'Signed in elsewhere' },
    'unknown.retry': { th: 'ตรวจเดี๋ยวนี้', en: 'Check now' },
    'unknown.recheck': { th: 'ตรวจอีกครั้ง', en: 'Check again' },
    'refused.retry': { th: 'ลองใหม่', en: 'Retry' },
    'refused.decline': { th: 'ไม่ยกเลิก', en: 'Keep it' },
    'offered.allEndedElsewhere': { th: 'ถูกยกเลิกจากที่อื่นหมดแล้ว', en: 'All ended elsewhere' },
    'offered.someEndedElsewhere': { th: 'บางคิวถูกยกเลิกจากที่อื่น', en: 'Some ended elsewhere' },
    'asking.allEndedElsewhere': { th: 'ถูกยกเลิกจากที่อื่นหมดแล้ว', en: 'All ended elsewhere' },
    'asking.someEndedElsewhere': { th: 'บางคิวถูกยกเลิกจากที่อื่น', en: 'Some ended elsewhere' },
    'refused.allEndedElsewhere': { th: 'ถูกยกเลิกจากที่อื่นหมดแล้ว', en: 'All ended elsewhere' },
    'refused.someEndedElsewhere': { th: 'บางคิวถูกยกเลิกจากที่อื่น', en: 'Some ended elsewhere' },
  },
};
