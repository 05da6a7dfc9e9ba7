import { expect, it } from 'vitest';
import { pageFaults } from '#tests/mutants/page-faults.ts';
import { repositoryFiles, textOf } from './source-files.ts';

it('each fault that is planted in an adapter or a page has its place in the source', () => {
  expect(pageFaults.length).toBeGreaterThan(100);
  const lost = pageFaults.filter(({ file, from }) => {
    const path = `src/${file}`;
    return !repositoryFiles.includes(path) || !textOf(path).includes(from);
  });
  expect(lost.map(({ flow, says }) => `${flow}: ${says}`)).toEqual([]);
});
