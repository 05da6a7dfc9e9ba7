import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { faultsIn, faultWords, withoutFaults } from './fault.ts';

const words = (fields: Parameters<typeof faultsIn>[0]) => faultsIn(fields).map(faultWords);

it('a fault is told by its name and number, whether it was thrown or answered', () => {
  expect(words({ 'error.name': 'CallRejected', 'error.reason': 'status', 'error.status': 503 })).toEqual([
    'CallRejected 503',
  ]);
  expect(words({ 'error.name': 'CallRejected', 'error.reason': 'network' })).toEqual(['CallRejected network']);
  expect(words({ 'error.name': 'ReadRefused', 'error.failure': 'pleaseLogIn' })).toEqual([
    `pleaseLogIn ${ERROR.pleaseLogIn}`,
  ]);
  expect(words({ 'error.name': 'TypeError' })).toEqual(['TypeError']);
  expect(words({ 'output.kind': 'failed', 'output.errorName': 'slotTaken' })).toEqual([`slotTaken ${ERROR.slotTaken}`]);
  expect(
    words({ 'output.value.0.answer.errorName': 'foreign', 'output.value.3.answer.errorName': 'holdExpired' }),
  ).toEqual(['foreign', `holdExpired ${ERROR.holdExpired}`]);
  expect(words({ 'output.kind': 'ok' })).toEqual([]);
});

it('what is told of as a fault is not listed once more', () => {
  const fields = { 'output.kind': 'failed', 'output.errorName': 'slotTaken', 'error.name': 'TypeError' };
  expect(withoutFaults(fields)).toEqual([['output.kind', 'failed']]);
});
