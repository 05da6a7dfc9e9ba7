import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built page cut at its marks, and what its chunks bring along. */
export interface PageTemplate {
  readonly compose: (parts: PageParts) => string;
}

export interface PageParts {
  readonly language: string;
  readonly head: string;
  readonly body: string;
  readonly tail: string;
  /** Sources whose styles and scripts the browser would otherwise discover one after the other. */
  readonly modules: readonly string[];
  /** Sources whose scripts run as soon as they arrive. */
  readonly first: readonly string[];
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const MARKS = { head: '<!--ssr-head-->', app: '<!--ssr-app-->', tail: '<!--ssr-tail-->' } as const;
const LANGUAGE = '<html lang="th"';

/** Null where the page has no marks or there is no manifest: then only the browser draws. */
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
  return {
    compose: ({ language, head, body, tail, modules, first }) => {
      const needed = closure(chunks, modules);
      const styles = missing(
        needed.flatMap(({ css = [] }) => css),
        (href) => sheets.get(href) ?? '',
      );
      const scripts = missing(
        needed.map(({ file }) => file),
        (href) => `<link rel="modulepreload" crossorigin href="${href}">`,
      );
      const running = closure(chunks, first)
        .map(({ file }) => `<script type="module" async fetchpriority="high" crossorigin src="/${file}"></script>`)
        .join('');
      const parts = [
        [MARKS.head, head + styles + running + scripts],
        [MARKS.app, body],
        [MARKS.tail, tail],
      ] as const;
      // The new text is a function because `$&` in a string has a meaning.
      return parts.reduce(
        (page, [mark, part]) => page.replace(mark, () => part),
        html.replace(LANGUAGE, `<html lang="${language}"`),
      );
    },
  };
}

/**
 * A sheet as it stands in the page: the first paint then waits for nothing but the page. The link, which no browser follows while it is
 * disabled, tells the scripts that the sheet is there.
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
