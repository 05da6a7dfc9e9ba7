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
  const html = stylesFirst(readFileSync(join(root, 'index.html'), 'utf8'));
  if (!existsSync(manifestFile) || !Object.values(MARKS).every((mark) => html.includes(mark))) return null;
  const chunks = JSON.parse(readFileSync(manifestFile, 'utf8')) as Readonly<Record<string, Chunk>>;
  const linked = (files: readonly string[], relation: string) =>
    [...new Set(files)]
      .map((file) => `<link rel="${relation}" crossorigin href="/${file}">`)
      .filter((link) => !html.includes(hrefOf(link)))
      .join('');
  return {
    compose: ({ language, head, body, tail, modules, first }) => {
      const needed = closure(chunks, modules);
      const styles = linked(
        needed.flatMap(({ css = [] }) => css),
        'stylesheet',
      );
      const scripts = linked(
        needed.map(({ file }) => file),
        'modulepreload',
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

const STYLES = /<link rel="stylesheet"[^>]*>\s*/g;

/** What comes first is fetched first, and only styles hold up the first paint; the build puts them after the scripts. */
function stylesFirst(html: string): string {
  const styles = html.match(STYLES)?.join('') ?? '';
  return html.replace(STYLES, '').replace('<link', () => `${styles}<link`);
}

const hrefOf = (link: string) => /href="[^"]*"/.exec(link)?.[0] ?? link;

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
