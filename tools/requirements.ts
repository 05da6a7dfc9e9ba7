import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

const table = 'docs/requirements.tsv';
const page = 'docs/requirements.md';

export interface Requirement {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

/** A test's file and the title by which it names requirements. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

export function readRequirements(tsv: string): Requirement[] {
  return tsv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', section = '', text = ''] = line.split('\t');
      return { id, section, text };
    });
}

/** Every text in a test file that begins with requirement ids and goes on with a sentence, tables of cases included. */
export function titlesIn(file: string, code: string): string[] {
  const titles: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const text = literal(node);
    if (text !== null && /^[A-Z]{2,8}-\d{2}[ ,].*\p{L}/u.test(text)) titles.push(text);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }).body);
  return titles;
}

/** The ids at the head of a title: one, or several with commas or spaces between. */
export function idsOf(title: string): string[] {
  return /^(?:[A-Z]{2,8}-\d{2}[ ,]+(?:and )?)+/.exec(title)?.[0].match(/[A-Z]{2,8}-\d{2}/g) ?? [];
}

function literal(node: object): string | null {
  if (!('type' in node)) return null;
  if (node.type === 'StringLiteral' && 'value' in node && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !('quasis' in node) || !Array.isArray(node.quasis)) return null;
  const parts: unknown[] = node.quasis;
  return parts.map((part) => (hasCooked(part) ? part.cooked : '')).join('…');
}

function hasCooked(part: unknown): part is { cooked: string } {
  return typeof part === 'object' && part !== null && 'cooked' in part && typeof part.cooked === 'string';
}

export function renderPage(requirements: readonly Requirement[], proofs: readonly Proof[]): string {
  const shown = requirements.filter(({ id }) => proofs.some(({ title }) => idsOf(title).includes(id))).length;
  const rows = requirements.map(({ id, section, text }) => {
    const lines = proofs
      .filter(({ title }) => idsOf(title).includes(id))
      .map(({ file, title }) => `\`${file}\`: ${cell(title)}`);
    return `| ${id} | ${section} | ${cell(text)} | ${lines.join('<br>')} |`;
  });
  return [
    '# Requirements and the tests that show them',
    '',
    'Written by `npm run requirements` from `docs/requirements.tsv` and the titles of the tests. Do not edit.',
    '',
    `${shown} of ${requirements.length} are named by a test.`,
    '',
    '| id | section | requirement | shown by |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function cell(text: string): string {
  return text
    .replaceAll('|', String.raw`\|`)
    .replaceAll('<', '&lt;')
    .replaceAll('\n', ' ');
}

function findProofs(): Proof[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return listed
    .split('\n')
    .filter((file) => /\.(test|e2e)\.tsx?$/.test(file) && !file.startsWith('tests/architecture/') && existsSync(file))
    .toSorted()
    .flatMap((file) => [...new Set(titlesIn(file, readFileSync(file, 'utf8')))].map((title) => ({ file, title })));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = renderPage(readRequirements(readFileSync(table, 'utf8')), findProofs());
  if (!process.argv.includes('--check')) writeFileSync(page, wanted);
  else if (!existsSync(page) || readFileSync(page, 'utf8') !== wanted) {
    console.error(`${page} is out of date: run "npm run requirements" and commit it.`);
    process.exitCode = 1;
  }
}
