import { describe, expect, it } from 'vitest';
import { codeOf, isTest, repositoryFiles } from './source-files.ts';

const SAVING = 'src/ui/browser/save-file.ts';
const screens = repositoryFiles.filter((file) => /^src\/.*\.tsx?$/.test(file) && !isTest(file));

/** A browser inside an app drops a file that a page makes without a word, so whoever saves one asks first where the page is shown. */
describe('files that a page makes', () => {
  const saving = screens.filter((file) => /\bsaveFile\b/.test(codeOf(file)) && file !== SAVING);

  it('are saved in one way', () => {
    const makes = /createObjectURL|\bdownload[=:]|\bdownload: /;
    expect(makes.test(codeOf(SAVING))).toBe(true);
    expect(screens.filter((file) => makes.test(codeOf(file)))).toEqual([SAVING]);
  });

  it('are not made inside an app, in which they would be dropped', () => {
    expect(saving.length).toBeGreaterThan(2);
    expect(saving.filter((file) => !/\bshownIn\(\)/.test(codeOf(file)))).toEqual([]);
  });
});
