import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailProblem, memberEmailProblem, otherEmailProblems, readEmail } from './email.ts';

test('an empty and an invalid address are different problems', () => {
  for (const text of ['', '  ']) expect(emailProblem(text)).toEqual({ kind: 'required' });
  for (const text of [
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a@b..co',
    '.a@b.co',
    'a.@b.co',
    'a..a@b.co',
    'a b@c.co',
    'a@b@c.co',
    'a@-b.co',
    'a@b-.co',
    'สมชาย@b.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b.'.repeat(130)}co`,
  ])
    expect(emailProblem(text)).toEqual({ kind: 'invalid' });
});

test('valid addresses are accepted', () => {
  for (const text of [
    'a@b.co',
    'first.last@mail.example.co.th',
    'a_b-c@x-y.com',
    'A1@B2.TH',
    'a+tag@b.co',
    ' a@b.co\n',
    `${'a'.repeat(64)}@b.co`,
  ])
    expect(emailProblem(text)).toBeNull();
  fc.assert(fc.property(fc.emailAddress(), (address) => emailProblem(address) === null));
});

test('reading takes out only what cannot be seen, so that no address becomes another', () => {
  expect(readEmail(' somsak+car@gmail.com\u200b\n')).toBe('somsak+car@gmail.com');
  fc.assert(fc.property(fc.emailAddress(), (address) => readEmail(address) === address));
});

test('a member’s address has letters, digits, underscore, dot, hyphen and at sign; another sign is named', () => {
  for (const text of ['a@b.co', 'a_b-c.d@x-y.com', ' a@b.co ']) expect(memberEmailProblem(text)).toBeNull();
  for (const [text, sign] of [
    ['somsak+car@gmail.com', '+'],
    ['สม@b.co', 'ส'],
    ['🚗@b.co', '🚗'],
    ["o'neil@b.co", "'"],
  ])
    expect(memberEmailProblem(String(text))).toEqual({ kind: 'sign', sign });
  expect(memberEmailProblem('som sak@b.co')).toEqual({ kind: 'invalid' });
  expect(memberEmailProblem(' ')).toEqual({ kind: 'required' });
});

test('CORP-04 a further address is valid, unlike the main one and unlike those before it, whatever its capitals', () => {
  expect(otherEmailProblems(['b@x.co', 'A@x.co', 'b@X.co', 'c', ' ', 'd@x.co'], 'a@x.co')).toEqual([
    null,
    { kind: 'main' },
    { kind: 'again' },
    { kind: 'invalid' },
    { kind: 'required' },
    null,
  ]);
  expect(otherEmailProblems([], 'a@x.co')).toEqual([]);
});
