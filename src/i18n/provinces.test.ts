import { expect, it } from 'vitest';
import { plateWithProvince, PROVINCES, provinceOptions } from './provinces.ts';

it('has the 77 provinces, each once in both languages, Bangkok first', () => {
  expect(new Set(PROVINCES.map(({ th }) => th)).size).toBe(77);
  expect(new Set(PROVINCES.map(({ en }) => en)).size).toBe(77);
  expect(provinceOptions('th')[0]).toEqual({ value: 'กรุงเทพมหานคร', label: 'กรุงเทพมหานคร' });
  expect(
    provinceOptions('en')
      .slice(0, 3)
      .map(({ label }) => label),
  ).toEqual(['Bangkok', 'Amnat Charoen', 'Ang Thong']);
});

it('sends the Thai name, which stands on the plate, in both languages', () => {
  expect(provinceOptions('en').find(({ label }) => label === 'Chiang Mai')?.value).toBe('เชียงใหม่');
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
