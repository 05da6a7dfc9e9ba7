import type { ChartLabels } from '../shared/meta.ts';

const again = { th: 'ขออีกครั้ง', en: 'Ask again' };

export const geolocationLabels: ChartLabels = {
  about: 'ตำแหน่งของผู้ใช้ ขอเมื่อกดเท่านั้น รอไม่เกิน 15 วินาที คำตอบที่มาช้าไม่นับ ไม่สำเร็จก็ขอใหม่ได้ ตำแหน่งอยู่จนกว่าจะล้างหรือเปลี่ยน',
  states: {
    geolocation: { th: 'ตำแหน่งของฉัน', en: 'My position' },
    'geolocation.idle': { th: 'ยังไม่ถาม', en: 'Not asked' },
    'geolocation.locating': { th: 'กำลังหาตำแหน่ง', en: 'Locating' },
    'geolocation.located': { th: 'รู้ตำแหน่งแล้ว', en: 'Located' },
    'geolocation.unsupported': { th: 'เครื่องนี้บอกตำแหน่งไม่ได้', en: 'Not supported' },
    'geolocation.denied': { th: 'ไม่อนุญาต', en: 'Denied' },
    'geolocation.unavailable': { th: 'หาตำแหน่งไม่ได้', en: 'Unavailable' },
    'geolocation.timedOut': { th: 'รอเกิน 15 วินาที', en: 'Took over 15 seconds' },
  },
  transitions: {
    request: { th: 'ขอตำแหน่ง', en: 'Ask' },
    again,
    afterDenial: again,
    afterFailure: again,
    afterWait: again,
    found: { th: 'พบตำแหน่ง', en: 'Found' },
    unsupported: { th: 'เครื่องบอกไม่ได้', en: 'Not supported' },
    denied: { th: 'ไม่อนุญาต', en: 'Denied' },
    unavailable: { th: 'หาไม่ได้', en: 'Unavailable' },
    failed: { th: 'เกิดข้อผิดพลาด', en: 'Failed' },
    giveUp: { th: 'เลิกรอ', en: 'Give up' },
    clear: { th: 'ล้างตำแหน่ง', en: 'Clear' },
  },
};
