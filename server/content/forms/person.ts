import type { FieldContent } from './form-content.ts';

/** What the career and the franchise form ask for alike (FORM-05), before what the person is interested in. */
export const personFields: readonly FieldContent[] = [
  {
    name: 'title',
    kind: 'select',
    label: { th: 'คำนำหน้า', en: 'Title' },
    is_required: true,
    options: [
      { value: 'mr', label: { th: 'นาย', en: 'Mr' } },
      { value: 'mrs', label: { th: 'นาง', en: 'Mrs' } },
      { value: 'ms', label: { th: 'นางสาว', en: 'Ms' } },
      { value: 'other', label: { th: 'ไม่ระบุ', en: 'Rather not say' } },
    ],
  },
  {
    name: 'name',
    kind: 'text',
    rule: 'name',
    label: { th: 'ชื่อ', en: 'First name' },
    is_required: true,
    autocomplete: 'given-name',
  },
  {
    name: 'surname',
    kind: 'text',
    rule: 'lastName',
    label: { th: 'นามสกุล', en: 'Last name' },
    hint: { th: 'ถ้ามีแต่ชื่อ ใส่ -', en: 'Type - if you have only one name' },
    is_required: true,
    autocomplete: 'family-name',
  },
  {
    name: 'phone',
    kind: 'text',
    rule: 'mobile',
    label: { th: 'เบอร์มือถือ', en: 'Mobile number' },
    hint: { th: 'ตัวเลข 10 หลัก', en: '10 digits' },
    is_required: true,
    autocomplete: 'tel-national',
  },
  {
    name: 'email',
    kind: 'text',
    rule: 'email',
    label: { th: 'อีเมล', en: 'E-mail' },
    is_required: false,
    autocomplete: 'email',
  },
  {
    name: 'region',
    kind: 'select',
    label: { th: 'ภาค', en: 'Region' },
    is_required: false,
    options_from: 'regions',
  },
];

export const consent = (label: FieldContent['label']): FieldContent => ({
  name: 'consent',
  kind: 'tick',
  label,
  is_required: true,
});
