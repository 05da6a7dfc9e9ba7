// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { readRecentBranches, rememberBranch } from './recent-branches.store.ts';

const KEY = 'roddee.recent-branches';
afterEach(() => localStorage.clear());

it('the branches chosen last are the last three, each once, the newest first', () => {
  expect(readRecentBranches()).toEqual([]);
  for (const id of [1001, 1002, 1003, 1001, 1004]) rememberBranch(id);
  expect(readRecentBranches()).toEqual([1004, 1001, 1003]);
});

it.each(['{', '"1001"', '{"0":1001}', '["1001", null, 1.5]'])('%s is none of them', (text) => {
  localStorage.setItem(KEY, text);
  expect(readRecentBranches()).toEqual([]);
});
