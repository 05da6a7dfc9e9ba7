import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Extracts into a copy, so that a check changes nothing, and compares.
const committed = 'locales';
const copy = '.cache/locales';
const config = '.cache/lingui.check.config.ts';

rmSync(copy, { recursive: true, force: true });
mkdirSync('.cache', { recursive: true });
if (!existsSync(committed)) fail(['There are no catalogues: run "npm run extract".']);
cpSync(committed, copy, { recursive: true });
writeFileSync(
  config,
  `import config from '../lingui.config.ts';
export default {
  ...config,
  rootDir: ${JSON.stringify(process.cwd())},
  fallbackLocales: {},
  catalogs: config.catalogs.map((one) => ({ ...one, path: one.path.replace('/locales/', '/${copy}/') })),
};
`,
);

lingui('extract', '--clean', '--config', config);
const catalogues = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.po'));
const problems = catalogues.flatMap((name) => [...outOfStep(name), ...untranslated(name)]);
problems.push(...saidTwoWays(), ...catalogues.filter(isOfBooking).flatMap(plurals));
if (catalogues.length === 0) problems.push('No catalogue was found.');
if (problems.length > 0) fail(problems);
lingui('compile', '--strict', '--config', config);
console.log(`${catalogues.length} catalogues, nothing missing.`);

function outOfStep(name) {
  const file = join(committed, name);
  const body = (path) => readFileSync(path, 'utf8').replace(/^"(POT-Creation|PO-Revision)-Date.*$/gm, '');
  if (existsSync(file) && body(file) === body(join(copy, name))) return [];
  return [`${file} is not what the source says: run "npm run extract" and translate what is new.`];
}

function untranslated(name) {
  return entriesOf(name)
    .filter((entry) => /^msgid (?!""\n(?!"))/m.test(`${entry}\n`) && /^msgstr ""\n(?!")/m.test(`${entry}\n`))
    .map((entry) => `${join(committed, name)}: no translation for ${/^msgid [\s\S]*?(?=\nmsgstr)/m.exec(entry)?.[0]}`);
}

/** A text used in two areas is in both catalogues, and the catalogue loaded last wins, so both must have the same translation. */
function saidTwoWays() {
  const said = new Map();
  return catalogues.flatMap((name) =>
    entriesOf(name).flatMap((entry) => {
      const [, id, text] = /^((?:msgctxt [\s\S]*?\n)?msgid [\s\S]*?)\n(msgstr [\s\S]*)$/m.exec(entry) ?? [];
      if (id === undefined || /^msgid ""\n?$/.test(id)) return [];
      const key = `${dirname(name)}\n${id}`;
      const before = said.get(key);
      said.set(key, text.trim());
      return before === undefined || before === text.trim()
        ? []
        : [`${name}: another catalogue says it differently: ${id}`];
    }),
  );
}

/** The first plural makes the browser load its plural rules, a long task on a phone, so the booking must do without plurals. */
function plurals(name) {
  return entriesOf(name)
    .filter((entry) => /^msg.*, plural,/ms.test(entry))
    .map((entry) => `${name}: a plural, where one has a sentence of its own: ${/^msgid .*$/m.exec(entry)?.[0]}`);
}

function isOfBooking(name) {
  return /(shell|content|booking|steps)\.po$/.test(name);
}

function entriesOf(name) {
  return readFileSync(join(copy, name), 'utf8').split(/\n\s*\n/);
}

function lingui(...args) {
  const bin = 'node_modules/@lingui/cli/dist/lingui.js';
  const done = spawnSync(process.execPath, [bin, ...args, '--workers', '1'], { stdio: 'inherit' });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function fail(lines) {
  for (const line of lines) console.error(line);
  process.exit(1);
}
