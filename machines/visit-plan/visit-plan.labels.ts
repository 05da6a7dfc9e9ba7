import type { ChartLabels } from '../shared/meta.ts';

export const visitPlanLabels: ChartLabels = {
  states: {
    'visitPlan.loading': { th: 'กำลังโหลดรายการ', en: 'Loading the list' },
    'visitPlan.shown': { th: 'แสดงรายการ', en: 'Shown' },
    'visitPlan.failed': { th: 'โหลดไม่สำเร็จ', en: 'Failed' },
  },
  transitions: {
    listed: { th: 'ได้รายการ', en: 'List came' },
    refused: { th: 'ถูกปฏิเสธ', en: 'Refused' },
    broken: { th: 'เครือข่ายขัดข้อง', en: 'Network down' },
    tooLong: { th: 'นานเกินไป', en: 'Too long' },
    retry: { th: 'ลองใหม่', en: 'Retry' },
  },
};
