import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built page cut at its marks, and what its chunks bring along. */
export interface PageTemplate {
  readonly compose: (parts: { language: string; head: string; body: string; tail: string }) => string;
  /** Links to the styles and scripts of these sources, which the browser else finds out one after the other. */
  readonly linksFor: (sources: readonly string[]) => string;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const MARKS = ['<!--ssr-head-->', '<!--ssr-app-->', '<!--ssr-tail-->'] as const;
const LANGUAGE = '<html lang="th"';

/** Null where the page has no marks or there is no manifest: then only the browser draws. */
export function readTemplate(root: string): PageTemplate | null {
  const manifestFile = join(root, '.vite', 'manifest.json');
  const html = stylesFirst(readFileSync(join(root, 'index.html'), 'utf8'));
  if (!existsSync(manifestFile) || !MARKS.every((mark) => html.includes(mark))) return null;
  const chunks = JSON.parse(readFileSync(manifestFile, 'utf8')) as Readonly<Record<string, Chunk>>;
  return {
    // A function for the new text: in a string `$&` would mean something.
    compose: ({ language, head, body, tail }) =>
      [head, body, tail].reduce(
        (page, part, index) => page.replace(MARKS[index] ?? '', () => part),
        html.replace(LANGUAGE, `<html lang="${language}"`),
      ),
    linksFor: (sources) => {
      const needed = closure(chunks, sources);
      const styles = needed.flatMap(({ css = [] }) => css);
      const links = [
        ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
        ...needed.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ];
      return [...new Set(links)].filter((link) => !html.includes(hrefOf(link))).join('');
    },
  };
}

const STYLES = /<link rel="stylesheet"[^>]*>\s*/g;

/** What stands first is had first, and nothing but styles holds up the first paint: the build puts them after the scripts. */
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
