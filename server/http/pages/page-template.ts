import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built page in three parts, in the order in which they are sent. */
export interface PageTemplate {
  /** The styles, known before the page is drawn. */
  readonly begin: (beginning: PageBeginning) => string;
  /** Everything visible. */
  readonly body: (drawn: DrawnParts) => string;
  /** The fonts, and the scripts inside a template: the page's inline script (index.html) requests them once a drawn page has been painted. */
  readonly end: (beginning: PageBeginning, drawn: DrawnParts) => string;
}

export interface PageBeginning {
  readonly language: string;
  /** Sources whose styles and scripts the browser would otherwise discover one by one. */
  readonly modules: readonly string[];
  /** Sources whose scripts are fetched with the page's beginning and run before all others. */
  readonly first: readonly string[];
  /** Sources that the page loads next, once its own scripts run. */
  readonly next: readonly string[];
  /** What the page's first script looks for in the browser's storage. */
  readonly stored: readonly object[];
}

export interface DrawnParts {
  readonly head: string;
  readonly body: string;
  readonly tail: string;
}

/** A page that the browser draws. */
export const UNDRAWN: DrawnParts = { head: '', body: '', tail: '' };

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const MARKS = { head: '<!--ssr-head-->', body: '<!--ssr-app-->', tail: '<!--ssr-tail-->' } as const;
const LANGUAGE = '<html lang="th"';

/** Null if the page has no marks or there is no manifest: then only the browser draws. */
export function readTemplate(root: string): PageTemplate | null {
  const manifestFile = join(root, '.vite', 'manifest.json');
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  if (!existsSync(manifestFile) || !Object.values(MARKS).every((mark) => html.includes(mark))) return null;
  const chunks = JSON.parse(readFileSync(manifestFile, 'utf8')) as Readonly<Record<string, Chunk>>;
  // Everything that the build links; every page needs it.
  const fonts = [...html.matchAll(FONTS)].map(([tag]) => tag).join('');
  const [common, preloads, shared] = [filesIn(html, SCRIPTS), filesIn(html, PRELOADS), filesIn(html, SHEETS)];
  const styles = new Map(
    [...shared, ...stylesOf(Object.values(chunks))].map((file) => [
      file,
      `<style>${readFileSync(join(root, file), 'utf8').trim()}</style>`,
    ]),
  );
  const sheetsOf = ({ modules, next }: PageBeginning) => [
    ...new Set([...shared, ...stylesOf(closure(chunks, [...modules, ...next]))]),
  ];
  const scriptsOf = (sources: readonly string[], known: readonly string[]) =>
    closure(chunks, sources)
      .map(({ file }) => file)
      .filter((file) => !known.includes(file));
  const all = [FONTS, SCRIPTS, PRELOADS, SHEETS].reduce((page, tags) => page.replace(tags, ''), html);
  const [head = '', body = '', end = ''] = all.split(new RegExp(`(?=</head>)|${MARKS.tail}`));
  return {
    begin: (beginning) => {
      const inPage = sheetsOf(beginning).map((file) => styles.get(file) ?? '');
      const first = scriptsOf(beginning.first, []).map((file) => preload(file, ' fetchpriority="high"'));
      return fill(
        head.replace(LANGUAGE, () => opening(beginning)),
        MARKS.head,
        [...inPage, ...first].join(''),
      );
    },
    body: (drawn) => drawn.head + fill(body, MARKS.body, drawn.body),
    end: (beginning, { tail }) => {
      const own = scriptsOf(beginning.modules, common);
      const next = scriptsOf(beginning.next, [...common, ...own]);
      const aside = [
        ...sheetsOf(beginning).map(standsHere),
        ...[...new Set([...preloads, ...common, ...own])].map((file) => preload(file)),
        ...next.map((file) => preload(file, ' fetchpriority="low"')),
        ...[...new Set([...scriptsOf(beginning.first, []), ...common, ...own])].map(script),
      ];
      const waits = tail === '' ? '' : ' data-after-paint';
      return `<template id="scripts"${waits}>${aside.join('')}</template>${fonts}${tail}${end}`;
    },
  };
}

const opening = ({ language, stored }: PageBeginning) => {
  const looksFor = stored.length === 0 ? '' : ` data-stored="${JSON.stringify(stored).replaceAll('"', '&quot;')}"`;
  return `<html lang="${language}"${looksFor}`;
};

const FONTS = /<link\s+rel="preload"\s+as="font"[^>]*href="\/([^"]*)"[^>]*>\s*/g;
const PRELOADS = /<link rel="modulepreload"[^>]*href="\/([^"]*)"[^>]*>\s*/g;
const SCRIPTS = /<script type="module"[^>]*src="\/([^"]*)"[^>]*><\/script>\s*/g;
const SHEETS = /<link rel="stylesheet"[^>]*href="\/([^"]*)"[^>]*>\s*/g;

/** Their names as in the manifest. */
const filesIn = (html: string, tags: RegExp) => [...html.matchAll(tags)].map(([, file = '']) => file);
const stylesOf = (files: readonly Chunk[]) => files.flatMap(({ css = [] }) => css);

const script = (file: string) => `<script type="module" crossorigin src="/${file}"></script>`;
const preload = (file: string, more = '') => `<link rel="modulepreload" crossorigin href="/${file}"${more}>`;

/**
 * Tells the scripts that a style sheet is already in the page, so that the first paint waits only for the page. Browsers do not load a disabled
 * sheet, but their look-ahead fetches any that is not inside a template.
 */
const standsHere = (file: string) => `<link rel="stylesheet" crossorigin disabled href="/${file}">`;

/** Passed as a function, because `$&` in a replacement string has a meaning. */
const fill = (page: string, mark: string, text: string) => page.replace(mark, () => text);

function closure(chunks: Readonly<Record<string, Chunk>>, sources: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const follow = (name: string): Chunk[] => {
    const chunk = chunks[name];
    if (chunk === undefined || seen.has(name)) return [];
    seen.add(name);
    return [...(chunk.imports ?? []).flatMap(follow), chunk];
  };
  return sources.flatMap(follow);
}
