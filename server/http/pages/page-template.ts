import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built page in three parts, in the order in which they are sent. */
export interface PageTemplate {
  /** The styles, known before the page is drawn. */
  readonly begin: (beginning: PageBeginning) => string;
  /** Everything visible. */
  readonly body: (drawn: DrawnParts) => string;
  /** Loads scripts and fonts, which would compete with the visible part on a slow network. */
  readonly end: (beginning: PageBeginning, drawn: DrawnParts) => string;
}

export interface PageBeginning {
  readonly language: string;
  /** Sources whose styles and scripts the browser would otherwise discover one by one. */
  readonly modules: readonly string[];
  /** Sources whose scripts run as soon as they arrive. */
  readonly first: readonly string[];
  /** Sources with which the page goes on, once its own run. */
  readonly next: readonly string[];
}

export interface DrawnParts {
  readonly head: string;
  readonly body: string;
  readonly tail: string;
}

/** Left to the browser. */
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
  const html = stylesFirst(root, readFileSync(join(root, 'index.html'), 'utf8'));
  if (!existsSync(manifestFile) || !Object.values(MARKS).every((mark) => html.includes(mark))) return null;
  const chunks = JSON.parse(readFileSync(manifestFile, 'utf8')) as Readonly<Record<string, Chunk>>;
  const sheets = new Map(
    Object.values(chunks)
      .flatMap(({ css = [] }) => css)
      .map((file) => [`/${file}`, inPage(root, `/${file}`)]),
  );
  const missing = (files: readonly string[], write: (href: string) => string) =>
    [...new Set(files)]
      .map((file) => `/${file}`)
      .filter((href) => !html.includes(`href="${href}"`))
      .map(write)
      .join('');
  const stylesOf = (files: readonly Chunk[]) => files.flatMap(({ css = [] }) => css);
  const scriptLinks = (files: readonly Chunk[], more = '') =>
    missing(
      files.map(({ file }) => file),
      (href) => `<link rel="modulepreload" crossorigin href="${href}"${more}>`,
    );
  /** A task for each, as it arrives, instead of one for all in the end. The link tells the scripts that it is there. */
  const scriptRuns = (files: readonly Chunk[]) =>
    scriptLinks(files) +
    missing(
      files.map(({ file }) => file),
      (href) => `<script type="module" async crossorigin src="${href}"></script>`,
    );
  const loading = [...html.matchAll(LOADS)].map(([tag]) => tag).toSorted(scriptsFirst);
  const [head = '', body = '', end = ''] = html.replace(LOADS, '').split(new RegExp(`(?=</head>)|${MARKS.tail}`));
  return {
    begin: ({ language, modules, first, next }) => {
      const styles = missing(stylesOf(closure(chunks, [...modules, ...next])), (href) => sheets.get(href) ?? '');
      const running = closure(chunks, first)
        .map(({ file }) => `<script type="module" async fetchpriority="high" crossorigin src="/${file}"></script>`)
        .join('');
      return fill(head.replace(LANGUAGE, `<html lang="${language}"`), MARKS.head, styles + running);
    },
    body: (drawn) => drawn.head + fill(body, MARKS.body, drawn.body),
    end: ({ modules, next }, { tail }) => {
      const own = closure(chunks, modules);
      const later = closure(chunks, next).filter((chunk) => !own.includes(chunk));
      return scriptRuns(own) + loading.join('') + scriptLinks(later, ' fetchpriority="low"') + tail + end;
    },
  };
}

const LOADS = /<(?:link rel="modulepreload"|link\s+rel="preload"|script type="module")[^>]*>(?:<\/script>)?\s*/g;
const scriptsFirst = (a: string, b: string) => Number(a.includes('as="font"')) - Number(b.includes('as="font"'));

/** Passed as a function, because `$&` in a replacement string has a meaning. */
const fill = (page: string, mark: string, text: string) => page.replace(mark, () => text);

/**
 * A style sheet inlined in the page, so that the first paint waits for nothing but the page. The disabled link, which browsers do not load,
 * tells the scripts that the sheet is there.
 */
const inPage = (root: string, href: string): string =>
  `<style>${readFileSync(join(root, href), 'utf8').trim()}</style><link rel="stylesheet" crossorigin disabled href="${href}">`;

const SHEETS = /<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>\s*/g;

/** The build links the sheets after the scripts. */
function stylesFirst(root: string, html: string): string {
  const styles = [...html.matchAll(SHEETS)].map(([, href = '']) => inPage(root, href)).join('');
  return html.replace(SHEETS, '').replace('<link', () => `${styles}<link`);
}

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
