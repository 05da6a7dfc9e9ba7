import type { ChartLabels } from '../shared/meta.ts';

export const carFormLabels: ChartLabels = {
  about: 'เพิ่มหรือแก้ไขรถ ถ้าเซิร์ฟเวอร์ไม่รับ จะบอกเหตุผลและแบบฟอร์มยังอยู่ครบ ถ้าไม่ได้รับคำตอบจะส่งรถคันเดิมซ้ำจนรู้ผล',
  states: {
    carForm: { th: 'เพิ่มและแก้ไขรถ', en: 'Adding and editing a car' },
    'carForm.filling': { th: 'กรอกข้อมูลรถ', en: 'Filling in' },
    'carForm.saving': { th: 'กำลังบันทึก', en: 'Saving' },
    'carForm.unconfirmed': { th: 'ยังไม่รู้ผล', en: 'Outcome unknown' },
    'carForm.saved': { th: 'บันทึกแล้ว', en: 'Saved' },
  },
  transitions: {
    submit: { th: 'บันทึก', en: 'Save' },
    submitInvalid: { th: 'บันทึกทั้งที่ข้อมูลไม่ครบ', en: 'Save an invalid form' },
    answered: { th: 'บันทึกแล้ว', en: 'Answered' },
    plateExists: { th: 'มีทะเบียนนี้แล้ว', en: 'Plate exists' },
    refuse: { th: 'ระบบไม่รับ', en: 'Refused' },
    broken: { th: 'เครือข่ายขัดข้อง', en: 'Network down' },
    tooLong: { th: 'ไม่มีคำตอบ', en: 'No answer' },
    superseded: { th: 'เข้าสู่ระบบจากเครื่องอื่น', en: 'Signed in elsewhere' },
    retry: { th: 'ตรวจเดี๋ยวนี้', en: 'Check now' },
    recheck: { th: 'ตรวจอีกครั้ง', en: 'Check again' },
  },
};
