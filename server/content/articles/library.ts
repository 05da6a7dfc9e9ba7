import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Library } from './library.types.ts';
import type { ContentRead } from './read-content.ts';
import type { Folders } from './read-file.ts';

/** The content as it is now. Rejects with the places of all problems if a file is wrong. */
export type ReadLibrary = () => Promise<Library>;

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Made by the build, next to the server's bundle; when the server runs from its sources, the files themselves are read. */
export const contentLibrary = (): ReadLibrary => {
  const built = beside('./content.json');
  if (!existsSync(built)) return libraryOf({ content: beside('..'), public: beside('../../../public') });
  const library = JSON.parse(readFileSync(built, 'utf8')) as Library;
  return () => Promise.resolve(library);
};

/** Reads the files of a folder, and again whenever one of them has changed: a new item is seen at once. */
export function libraryOf(folders: Folders): ReadLibrary {
  let read: { readonly state: string; readonly library: Promise<Library> } | null = null;
  return () => {
    const state = stateOf(folders.content);
    if (read?.state !== state) read = { state, library: readNow(folders) };
    return read.library;
  };
}

/** Loaded only where files are read: the built server needs neither Markdown nor the rest of it. */
async function readNow(folders: Folders): Promise<Library> {
  const reader = new URL('./read-content.ts', import.meta.url).href;
  const { readContent } = (await import(/* @vite-ignore */ reader)) as {
    readContent: (folders: Folders) => ContentRead;
  };
  const { library, problems } = readContent(folders);
  if (problems.length > 0)
    throw new Error(
      ['Content files', ...problems.map((each) => `${each.file}:${each.line}: ${each.problem}`)].join('\n'),
    );
  return library;
}

const KINDS = ['news', 'knowledge', 'promotions', 'privileges', 'faq', 'pages', 'products'];

/** Names, sizes and times of the files. */
const stateOf = (content: string): string =>
  KINDS.map((kind) => join(content, kind))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${file} ${size} ${mtimeMs}`;
    })
    .join('\n');
