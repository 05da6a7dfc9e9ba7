import { expect, test } from 'vitest';
import { isLanguage } from './language.ts';

test('LANG-02 only th and en are languages of a route', () => {
  expect(['th', 'en'].every(isLanguage)).toBe(true);
  for (const other of ['TH', 'fr', '', 'th ', 'toString', null, undefined, 0, ['th']])
    expect(isLanguage(other)).toBe(false);
});
