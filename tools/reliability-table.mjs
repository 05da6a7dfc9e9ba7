import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const page = 'docs/reliability.md';
const begin = '<!-- written by npm run test:long -->';
const end = '<!-- end of what is written -->';

const row = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
const rule = (count) => `|${' --- |'.repeat(count)}`;

/** The existing rows, by what was measured: a run of some steps changes only their rows. */
function rowsOf(text) {
  const lines = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (what |-)/.test(line));
  return new Map(lines.map((line) => [line.split(' | ')[0].slice(2).trim(), line]));
}

export function tableOf(before, { figures, whole, summary }) {
  const today = new Date().toISOString().slice(0, 10);
  const old = whole ? new Map() : rowsOf(before);
  for (const { what, wanted, measured } of figures)
    old.set(what.replaceAll('|', '/'), row([what, wanted, measured, today]));
  const steps = summary.steps.map(
    ({ name, seconds, failed }) => `${name} ${seconds.toFixed(0)} s${failed > 0 ? ' (FAILED)' : ''}`,
  );
  return [
    row(['what', 'figure wanted', 'measured', 'date']),
    rule(4),
    ...old.values(),
    '',
    `Last run: ${summary.minutes.toFixed(1)} minutes on ${summary.machine}. Steps: ${steps.join(', ')}.`,
  ].join('\n');
}

export function writeTable(run) {
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} has lost its markers`);
  const table = tableOf(text.slice(from + begin.length, to), run);
  writeFileSync(page, `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`);
  spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', page]);
}
