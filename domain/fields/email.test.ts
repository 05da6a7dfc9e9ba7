import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailProblem, typedEmail } from './email.ts';

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
    ' a@b.co',
    'a@b.co\n',
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
    `${'a'.repeat(64)}@b.co`,
  ])
    expect(emailProblem(text)).toBeNull();
  fc.assert(fc.property(fc.emailAddress(), (address) => emailProblem(address) === null));
});

test('typing keeps letters, digits, underscore, dot, hyphen and at sign', () => {
  expect(typedEmail(' ก.a b_c-1+@x!.co')).toBe('.ab_c-1@x.co');
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[A-Za-z0-9_.@-]*$/.test(typedEmail(text))));
});
