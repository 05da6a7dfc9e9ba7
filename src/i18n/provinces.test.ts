import { expect, it } from 'vitest';
import { provinceOptions } from './provinces.ts';

it('begins with Bangkok, then by the alphabet of the language', () => {
  expect(provinceOptions('th')[0]).toEqual({ value: 'กรุงเทพมหานคร', label: 'กรุงเทพมหานคร' });
  expect(
    provinceOptions('en')
      .slice(0, 3)
      .map(({ label }) => label),
  ).toEqual(['Bangkok', 'Amnat Charoen', 'Ang Thong']);
});

it('both languages send the Thai name, as printed on the plate', () => {
  expect(provinceOptions('en').find(({ label }) => label === 'Chiang Mai')?.value).toBe('เชียงใหม่');
});
