import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Every file of the repository, tracked or new, but not what git ignores. */
export const repositoryFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
  { encoding: 'utf8', maxBuffer: 64_000_000 },
)
  .split('\0')
  .filter((file) => file !== '' && existsSync(file));

export const isTest = (file: string) => /\.(test|e2e|fixtures)\.tsx?$/.test(file) || file.startsWith('tests/');

export function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}

/** The code without its comments, so that a sentence about a clock is not a clock. */
export function codeOf(file: string): string {
  return textOf(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
    .replace(/^\s*--.*$/gm, '');
}
