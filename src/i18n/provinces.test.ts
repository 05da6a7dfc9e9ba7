import { expect, it } from 'vitest';
import { PROVINCES, provinceOptions } from './provinces.ts';

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
