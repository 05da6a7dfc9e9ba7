import type { ChartLabels } from '../shared/meta.ts';

export const visitPlanLabels: ChartLabels = {
  states: {
    'visitPlan.choosingStart': { th: 'เริ่ม', en: 'Start' },
    'visitPlan.wishing': { th: 'บอกเงื่อนไข', en: 'Wishes' },
    'visitPlan.planning': { th: 'กำลังจัดแผน', en: 'Planning' },
    'visitPlan.failed': { th: 'จัดแผนไม่สำเร็จ', en: 'Failed' },
    'visitPlan.shown': { th: 'แสดงแผน', en: 'Plan shown' },
    'visitPlan.taken': { th: 'ใช้แผนนี้', en: 'Taken' },
  },
  transitions: {
    start: { th: 'เริ่มใหม่', en: 'Begin' },
    startAgain: { th: 'ทำต่อจากเดิม', en: 'Go on' },
    ask: { th: 'ให้จัดแผน', en: 'Plan' },
    found: { th: 'ได้แผน', en: 'Plan came' },
    refused: { th: 'ระบบไม่รับ', en: 'Refused' },
    broken: { th: 'เครือข่ายขัดข้อง', en: 'Network down' },
    tooLong: { th: 'นานเกินไป', en: 'Too long' },
    giveUp: { th: 'หยุด กลับไปแผนเดิม', en: 'Stop, former plan' },
    giveUpFirst: { th: 'หยุด', en: 'Stop' },
    retry: { th: 'ลองใหม่', en: 'Retry' },
    'failed.reopen': { th: 'แก้เงื่อนไข', en: 'Change wishes' },
    'shown.reopen': { th: 'แก้เงื่อนไข', en: 'Change wishes' },
    move: { th: 'ย้ายนัด', en: 'Move' },
    pin: { th: 'ปักหรือปล่อย', en: 'Pin or release' },
    away: { th: 'วันที่รถไม่ว่าง', en: 'Car away' },
    leaveOut: { th: 'เอาคันนี้ออก', en: 'Leave out' },
    bringBack: { th: 'นำกลับมา', en: 'Bring back' },
    undo: { th: 'เลิกทำ', en: 'Undo' },
    again: { th: 'จัดใหม่', en: 'Plan again' },
    take: { th: 'ใช้แผนนี้', en: 'Take it' },
  },
};
