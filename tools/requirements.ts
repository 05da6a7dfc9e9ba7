import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { namedByFile } from '#studio/proof/joined.ts';
import { proofFile, proofText } from '#studio/proof/proof-file.ts';
import {
  areaOf,
  AREAS,
  readRequirements,
  requirementIdsOf,
  signOf,
  type NamedTest,
  type Requirement,
  type Sign,
} from '#studio/proof/requirements.ts';

const table = 'docs/requirements.tsv';
const partial = 'docs/requirements-in-part.tsv';
const page = 'docs/requirements.md';
/** Its list of the titles that name requirements; the rest is written by `npm run proof`. */
const proof = 'studio/proof/proof.json';

/** Every text in a test file that begins with requirement ids followed by a sentence, including tables of cases. */
export function titlesIn(file: string, code: string): string[] {
  const titles: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const text = literal(node);
    if (text !== null && /^[A-Z]{2,8}-\d{2}[ ,].*\p{L}/u.test(text)) titles.push(text.replaceAll(/%[sdijo]/g, '…'));
    Object.values(node).forEach(visit);
  };
  visit(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }).body);
  return titles;
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

/** The parts of each row that the product does not have yet, by id. */
export type Missing = ReadonlyMap<string, string>;

function rendered({ id, section, text }: Requirement, proofs: readonly NamedTest[], missing: Missing): string {
  const own = proofs.filter(({ title }) => requirementIdsOf(title).includes(id));
  const lines = own.map(({ file, title }) => `- \`${file}\`: ${plain(title)}`);
  const lacks = missing.get(id);
  const sign = `${signOf(id, proofs)}${lacks === undefined ? '' : ', in part'}`;
  const head = [`### ${id} (${sign})`, '', `${plain(text)} (section ${section})`, ''];
  if (lacks !== undefined) head.push(`Not there yet: ${plain(lacks)}.`, '');
  return [...head, ...lines, ...(lines.length > 0 ? [''] : [])].join('\n');
}

/** A heading for each area, below it each requirement with a line for each test. */
export function renderRequirements(
  requirements: readonly Requirement[],
  proofs: readonly NamedTest[],
  missing: Missing = new Map(),
): string {
  const areas = [...new Set(requirements.map(({ id }) => areaOf(id)))];
  const head = [
    '# Requirements and the tests that show them',
    '',
    'Written by `npm run requirements` from `docs/requirements.tsv` and the titles of the tests. Do not edit.',
    '',
    '- shown: a browser test shows it, or one over HTTP where there is nothing to see',
    '- claimed by a test: a test of a part names it, and nobody has seen it in the product',
    '- open: no test names it',
    '- in part: the product does not have all of it yet (`docs/requirements-in-part.tsv`)',
    '',
    'How many there are of each is said by `npm run requirements`.',
    '',
  ];
  const parts = areas.flatMap((area) => {
    const own = requirements.filter(({ id }) => areaOf(id) === area);
    return [`## ${AREAS[area] ?? area}`, '', ...own.map((each) => rendered(each, proofs, missing))];
  });
  return [...head, ...parts].join('\n');
}

const plain = (text: string) => text.replaceAll('<', '&lt;').replaceAll('\n', ' ');

/** Every test whose title names requirements, by file. */
export function findNamedTests(): NamedTest[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return listed
    .split('\n')
    .filter((file) => /\.(test|e2e)\.tsx?$/.test(file) && !file.startsWith('tests/architecture/') && existsSync(file))
    .toSorted()
    .flatMap((file) => [...new Set(titlesIn(file, readFileSync(file, 'utf8')))].map((title) => ({ file, title })));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const requirements = readRequirements(readFileSync(table, 'utf8'));
  const proofs = findNamedTests();
  const missing = new Map(readRequirements(readFileSync(partial, 'utf8')).map(({ id, section }) => [id, section]));
  const proven = proofFile.parse(JSON.parse(readFileSync(proof, 'utf8')));
  const written = new Map([
    [page, renderRequirements(requirements, proofs, missing)],
    [proof, proofText({ ...proven, named: namedByFile(proofs) })],
  ]);
  const stale = [...written].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  if (process.argv.includes('--check')) {
    for (const [file] of stale) console.error(`${file} is out of date: run "npm run requirements" and commit it.`);
    if (stale.length > 0) process.exitCode = 1;
  } else {
    for (const [file, text] of stale) writeFileSync(file, text);
    const count = (sign: Sign) => requirements.filter(({ id }) => signOf(id, proofs) === sign).length;
    console.log(
      `${requirements.length}: ${count('shown')} shown, ${count('claimed by a test')} claimed by a test, ${count('open')} open`,
    );
  }
}
