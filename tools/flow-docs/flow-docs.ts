import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { StateMachine } from 'xstate';
import type { ChartLabels } from '#machines/shared/meta.ts';
import type { Flow } from '#studio/reading/chart-reading.ts';
import { listOf, pageOf } from './page.ts';

const charts = 'machines';
const folder = 'docs/flows';

/** The doc comment on the chart's export, as one paragraph. */
export function commentOf(source: string, file: string): string {
  const [, comment] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine\b/.exec(source) ?? [];
  if (comment === undefined) throw new Error(`${file}: the chart has no doc comment that says what it guarantees`);
  return comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const isLabels = (value: unknown): value is ChartLabels =>
  typeof value === 'object' && value !== null && 'about' in value && 'states' in value && 'transitions' in value;

async function exported<Value>(file: string, is: (value: unknown) => value is Value): Promise<Value> {
  const found = Object.values((await import(pathToFileURL(file).href)) as Record<string, unknown>).find(is);
  if (found === undefined) throw new Error(`${file} does not export what its name says`);
  return found;
}

async function readFlow(name: string): Promise<Flow> {
  const file = join(charts, name, `${name}.machine.ts`);
  return {
    name,
    machine: await exported(file, (value) => value instanceof StateMachine),
    labels: await exported(join(charts, name, `${name}.labels.ts`), isLabels),
    comment: commentOf(readFileSync(file, 'utf8'), file),
  };
}

/** Every folder of `machines/` except the shared one. */
export async function readFlows(): Promise<Flow[]> {
  const names = readdirSync(charts, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name)
    .toSorted();
  return Promise.all(names.map(readFlow));
}

/** The expected content of `docs/flows`: the text of each file by name. */
export function pagesOf(flows: readonly Flow[]): ReadonlyMap<string, string> {
  const flowOf = new Map(flows.map(({ name, machine }) => [machine.id, name]));
  return new Map([
    ['README.md', listOf(flows)],
    ...flows.map((flow): [string, string] => [`${flow.name}.md`, pageOf(flow, flowOf)]),
  ]);
}

/** The files of a folder that are missing, differ, or belong to no chart. */
export function staleIn(at: string, pages: ReadonlyMap<string, string>): string[] {
  const present = existsSync(at) ? readdirSync(at) : [];
  const isRight = (name: string) => present.includes(name) && readFileSync(join(at, name), 'utf8') === pages.get(name);
  return [...new Set([...pages.keys(), ...present])].filter((name) => !isRight(name)).toSorted();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const pages = pagesOf(await readFlows());
  const stale = staleIn(folder, pages);
  if (process.argv.includes('--check')) {
    for (const name of stale)
      console.error(`${join(folder, name)} is out of date: run "npm run flow-docs" and commit it.`);
    if (stale.length > 0) process.exitCode = 1;
  } else {
    mkdirSync(folder, { recursive: true });
    for (const name of stale) {
      const text = pages.get(name);
      if (text === undefined) rmSync(join(folder, name));
      else writeFileSync(join(folder, name), text);
    }
  }
}
