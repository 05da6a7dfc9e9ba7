import { expect, it } from 'vitest';
import { plateWithProvince, PROVINCES, unknownProvince } from './provinces.ts';

it('has the 77 provinces, each once in both languages', () => {
  expect(new Set(PROVINCES.map(({ th }) => th)).size).toBe(77);
  expect(new Set(PROVINCES.map(({ en }) => en)).size).toBe(77);
});

it('reads a plate with its province behind it, however the province is written', () => {
  for (const { th, en } of PROVINCES)
    for (const text of [`1กก 1234 ${th}`, `1กก 1234${th}`, `1กก 1234\n${en}`, ` 1กก 1234 - ${en.toUpperCase()} `])
      expect(plateWithProvince(text)).toMatchObject({ province: th });
  for (const name of ['กทม', 'กทม.', 'กรุงเทพ', 'กรุงเทพฯ', 'จังหวัดกรุงเทพมหานคร', 'bangkok'])
    expect(plateWithProvince(`๑กก ๑๒๓๔ ${name}`)).toEqual({ plate: '1กก 1234', province: 'กรุงเทพมหานคร' });
  expect(plateWithProvince('1กก 1234 จ.ลำปาง')).toEqual({ plate: '1กก 1234', province: 'ลำปาง' });
  for (const text of ['', '1กก 1234', '1กก 1234 เชียง', '1กก 1234 AB', 'สกลนคร', '1สกลนคร1234', '1กก 1234 จ.'])
    expect(plateWithProvince(text)).toBeNull();
});

it('names what stands behind a plate and is no province', () => {
  expect(unknownProvince('1กก 1234 เชียงใหมม่')).toBe('เชียงใหมม่');
  expect(unknownProvince('กก ๑๒ ตาค ')).toBe('ตาค');
  for (const text of ['', '1กก 1234', '1 กก', '1 กก 1234', '12 กก', '1กก 1234 เชียงใหม่', '1กก 1234 กทม.'])
    expect(unknownProvince(text)).toBeNull();
});
