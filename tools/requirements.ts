import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

const table = 'docs/requirements.tsv';
const partial = 'docs/requirements-in-part.tsv';
const page = 'docs/requirements.md';

export interface Requirement {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

/** A test's file and its title, which names the requirements. */
export interface RequirementProof {
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

/** Every text in a test file that begins with requirement ids followed by a sentence, including tables of cases. */
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
export function requirementIdsOf(title: string): string[] {
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

/** What the letters of an id stand for. */
const AREAS: Readonly<Record<string, string>> = {
  LANG: 'Languages',
  NAV: 'Frame and navigation',
  HOME: 'Home',
  LOGIN: 'Sign-in of members',
  DUP: 'Signed in elsewhere',
  REG: 'Registration',
  RB: 'Retail booking',
  CB: 'Corporate booking',
  CANCEL: 'Cancelling',
  LIST: 'Lists of bookings',
  CAR: 'Cars',
  HIST: 'Histories',
  ACC: 'Account',
  PTS: 'Points',
  RDM: 'Coupons',
  WEB: 'Screens in the app',
  CORP: 'Corporate account',
  FLEET: 'Fleet',
  MAN: 'Managing bookings',
  BRANCH: 'Branches',
  CONT: 'Content',
  FORM: 'Forms',
  API: 'Calls',
  ROUTE: 'Addresses',
  ME: 'Member area',
  STATE: 'What the browser keeps',
};

/** Not visible on a screen: the fields of calls, and answers to invalid calls. Tests over HTTP show them. */
const UNSEEN = new Set(
  (
    'LANG-06 LOGIN-11 REG-10 RB-06 RB-17 RB-18 CB-08 CB-12 LIST-01 CAR-06 ACC-03 CORP-08 BRANCH-05 BRANCH-08 CONT-11 FORM-05 ' +
    'API-01 API-02 API-03 API-04'
  ).split(' '),
);

const areaOf = (id: string) => id.replace(/-.*/, '');
/** As LONG in playwright.config.ts: `npm test` leaves them out. */
const LONG = /\/(access|every-call|hydration|payloads|story)\.e2e\.ts$/;
const inBrowser = ({ file }: RequirementProof) => file.startsWith('tests/e2e/') && !LONG.test(file);
const overHttp = ({ file }: RequirementProof) => /^(tests\/contract|server\/http)\//.test(file);

export type Sign = 'shown' | 'claimed by a test' | 'open';

/** 'shown' only if a browser test of `npm test` shows it, or a test over HTTP if there is nothing to see. */
export function signOf(id: string, proofs: readonly RequirementProof[]): Sign {
  const own = proofs.filter(({ title }) => requirementIdsOf(title).includes(id));
  if (own.some(inBrowser) || (UNSEEN.has(id) && own.some(overHttp))) return 'shown';
  return own.length > 0 ? 'claimed by a test' : 'open';
}

/** The parts of each row that the product does not have yet, by id. */
export type Missing = ReadonlyMap<string, string>;

function rendered({ id, section, text }: Requirement, proofs: readonly RequirementProof[], missing: Missing): string {
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
  proofs: readonly RequirementProof[],
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

function findProofs(): RequirementProof[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return listed
    .split('\n')
    .filter((file) => /\.(test|e2e)\.tsx?$/.test(file) && !file.startsWith('tests/architecture/') && existsSync(file))
    .toSorted()
    .flatMap((file) => [...new Set(titlesIn(file, readFileSync(file, 'utf8')))].map((title) => ({ file, title })));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const requirements = readRequirements(readFileSync(table, 'utf8'));
  const proofs = findProofs();
  const missing = new Map(readRequirements(readFileSync(partial, 'utf8')).map(({ id, section }) => [id, section]));
  const text = renderRequirements(requirements, proofs, missing);
  if (!process.argv.includes('--check')) {
    writeFileSync(page, text);
    const count = (sign: Sign) => requirements.filter(({ id }) => signOf(id, proofs) === sign).length;
    console.log(
      `${requirements.length}: ${count('shown')} shown, ${count('claimed by a test')} claimed by a test, ${count('open')} open`,
    );
  } else if (!existsSync(page) || readFileSync(page, 'utf8') !== text) {
    console.error(`${page} is out of date: run "npm run requirements" and commit it.`);
    process.exitCode = 1;
  }
}
