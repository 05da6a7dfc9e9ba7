import { expect, it } from 'vitest';
import { createLanguages } from './languages.ts';

const SHELL = 'Page not found';
const BOOKING = 'Choose date and time';

const knows = (languages: ReturnType<typeof createLanguages>, language: 'th' | 'en', text: string) =>
  Object.values(languages.nearest(language)?.messages ?? {}).some((message) => [message].flat().includes(text));

it('the booking texts are not loaded with the shell, but on request', async () => {
  const languages = createLanguages();
  await languages.load('en');
  expect([knows(languages, 'en', SHELL), knows(languages, 'en', BOOKING)]).toEqual([true, false]);
  await languages.load('en', 'booking');
  expect([knows(languages, 'en', SHELL), knows(languages, 'en', BOOKING)]).toEqual([true, true]);
});

it('LANG-05 switching the language loads the texts of every open part', async () => {
  const languages = createLanguages();
  await languages.load('th', 'booking');
  const turned = await languages.load('en');
  expect(languages.nearest('en')).toBe(turned);
  expect(knows(languages, 'en', BOOKING)).toBe(true);
});

it('LANG-05 a part opened during a switch of language has its texts in that language too', async () => {
  const languages = createLanguages();
  await languages.load('th');
  const turning = languages.load('en');
  await languages.load('th', 'booking');
  await turning;
  expect(knows(languages, 'en', BOOKING)).toBe(true);
});

it('switches to a language only when all its texts are loaded', async () => {
  const languages = createLanguages();
  const th = await languages.load('th', 'booking');
  const turning = languages.load('en');
  expect(languages.nearest('en')).toBe(th);
  expect(languages.nearest('en')).not.toBe(await turning);
});
