import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODE_ALPHABET, displayCode } from './booking-code.ts';
import { proofFrom, proofIn } from './booking-proof.ts';

const SHARED_TH = `ฟิตออโต้ บางนา กม. 4
พ. 25 พ.ย. 2569 10:30
รหัสจอง YXX9 PNN2
https://example.com/th/booking/find`;
const SHARED_EN = `Fit Auto Bang Kapi
Wed 25 Nov 2026 10:30
Booking code YXX9 PNN2
https://example.com/en/booking/find`;

it.each([
  ['the shared text in Thai', SHARED_TH, { plate: '', code: 'YXX9 PNN2' }],
  ['the shared text in English', SHARED_EN, { plate: '', code: 'YXX9 PNN2' }],
  ['a shared text whose lines a field has joined', SHARED_TH.replaceAll('\n', ''), { plate: '', code: 'YXX9 PNN2' }],
  ['the same in English', SHARED_EN.replaceAll('\n', ' '), { plate: '', code: 'YXX9 PNN2' }],
  ['a named code', 'รหัสจอง YXX9 PNN2', { plate: '', code: 'YXX9 PNN2' }],
  ['a named code in lower case', 'booking code: yxx9pnn2', { plate: '', code: 'YXX9 PNN2' }],
  ['a named code without digits', 'รหัสจอง ABCD EFGH', { plate: '', code: 'ABCD EFGH' }],
  ['a named code with O and L', 'รหัสจอง: yxx9-pnol', { plate: '', code: 'YXX9 PN01' }],
  ['a named plate', 'ทะเบียน 7กข 6033', { plate: '7กข 6033', code: '' }],
  ['a plate named with Thai digits', 'ทะเบียนรถ: ๗กข-๖๐๓๓', { plate: '7กข 6033', code: '' }],
  ['a plate with its province', '7กข 6033 เชียงใหม่', { plate: '7กข 6033', code: '' }],
  ['plate and code', '7กข 6033 YXX9 PNN2', { plate: '7กข 6033', code: 'YXX9 PNN2' }],
  [
    'code and plate with province, named',
    'รหัสจอง YXX9 PNN2 ทะเบียน 7กข 6033 กทม.',
    { plate: '7กข 6033', code: 'YXX9 PNN2' },
  ],
  ['plate and a code of letters only, on lines', '7กข 6033\nABCDEFGH', { plate: '7กข 6033', code: 'ABCD EFGH' }],
  ['invisible characters', 'รหัสจอง\u200b \u2068YXX9\u00a0PNN2\u2069', { plate: '', code: 'YXX9 PNN2' }],
  ['an old plate', 'ทะเบียน กข 12', { plate: 'กข 12', code: '' }],
  ['neither', 'จองรถที่พระราม 4 วันพุธ 10:30', { plate: '', code: '' }],
  ['words of eight letters and dates', 'Bang Kapi 25122026', { plate: '', code: '' }],
  ['nothing', '', { plate: '', code: '' }],
])('HOME-03 reads %s', (_what, text, proof) => expect(proofIn(text)).toEqual(proof));

const BOTH = 'ทะเบียน 7กข 6033 เชียงใหม่ รหัสจอง yxx9 pnn2';
it.each([
  ['both into the plate', { plate: BOTH, code: '' }, { plate: '7กข 6033', code: 'YXX9 PNN2' }],
  ['both into the code', { plate: '', code: BOTH }, { plate: '7กข 6033', code: 'YXX9 PNN2' }],
  ['each in the other field', { plate: 'YXX9PNN2', code: '7กข6033' }, { plate: '7กข 6033', code: 'YXX9 PNN2' }],
  ['only the code into the plate', { plate: SHARED_TH, code: '' }, { plate: '', code: 'YXX9 PNN2' }],
  [
    'a plate with its province',
    { plate: '7กข 6033 เชียงใหม่', code: 'yxx9 pnn2' },
    { plate: '7กข 6033', code: 'yxx9 pnn2' },
  ],
  ['a plate of digits stays a plate', { plate: '70-1234', code: 'YXX9 PNN2' }, { plate: '70-1234', code: 'YXX9 PNN2' }],
  ['a plate that was typed stays', { plate: '1กก 1234', code: BOTH }, { plate: '1กก 1234', code: 'YXX9 PNN2' }],
  ['what says nothing stays', { plate: 'AB1234', code: 'สวัสดี' }, { plate: 'AB1234', code: 'สวัสดี' }],
])('HOME-03 %s', (_what, fields, proof) => expect(proofFrom(fields)).toEqual(proof));

it('HOME-03 every code is read out of the text that shares it, in both languages', () => {
  const codes = fc.string({ unit: fc.constantFrom(...Array.from(CODE_ALPHABET)), minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(codes, (code) => {
      const shown = displayCode(code);
      for (const text of [SHARED_TH, SHARED_EN])
        expect(proofIn(text.replace('YXX9 PNN2', shown))).toEqual({ plate: '', code: shown });
    }),
  );
});

it('what was understood once stays as it is', () => {
  const typed = fc.string({ unit: fc.constantFrom(...Array.from('7กขYXPN90 1234-\nรหัสทะเบียน')) });
  fc.assert(
    fc.property(typed, typed, (plate, code) => {
      const once = proofFrom({ plate, code });
      expect(proofFrom(once)).toEqual(once);
    }),
  );
});
