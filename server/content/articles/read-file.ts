import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Language } from '#domain/constants.ts';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { checked, readYaml, splitFrontMatter, type ContentProblem } from './front-matter.ts';
import { renderBody } from './render-body.ts';

export interface Folders {
  /** With a folder for each kind. */
  readonly content: string;
  /** The site's files. */
  readonly public: string;
}

export interface FileLink {
  readonly file: string;
  readonly line: number;
  readonly href: string;
}

interface ContentFile<Fields> {
  readonly fields: Fields;
  readonly html: string;
  readonly links: readonly FileLink[];
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** An item's files. Without an English one the Thai one stands for it, with its links to English pages. */
export interface ItemFiles<Thai, English> {
  readonly slug: string;
  /** The Thai one. */
  readonly file: string;
  readonly th: ContentFile<Thai>;
  readonly en: ContentFile<English> | null;
  /** What an English address shows without an English text. */
  readonly enHtml: string;
}

type Read<Value> = { readonly value: Value } | { readonly problems: readonly ContentProblem[] };

/** Reads an item of a kind by its slug. */
export function readItem<Thai extends z.ZodObject, English extends z.ZodObject>(
  folders: Folders,
  name: { readonly kind: string; readonly slug: string },
  schemas: { readonly th: Thai; readonly en: English },
): Read<ItemFiles<z.output<Thai>, z.output<English>>> {
  const file = (language: Language) => `${name.kind}/${name.slug}.${language}.md`;
  const thai = readFile(folders, file('th'), schemas.th, ['th', 'th']);
  const isTranslated = existsSync(join(folders.content, file('en')));
  const english = isTranslated ? readFile(folders, file('en'), schemas.en, ['en', 'en']) : { value: null };
  const problems = [thai, english].flatMap((read) => ('problems' in read ? read.problems : []));
  if ('problems' in thai || 'problems' in english) return { problems };
  const inEnglish = english.value ?? readFile(folders, file('th'), schemas.th, ['th', 'en']);
  const enHtml = 'html' in inEnglish ? inEnglish.html : 'value' in inEnglish ? inEnglish.value.html : '';
  return { value: { slug: name.slug, file: file('th'), th: thai.value, en: english.value, enHtml } };
}

function readFile<Schema extends z.ZodObject>(
  folders: Folders,
  file: string,
  schema: Schema,
  [language, shownIn]: readonly [Language, Language],
): Read<ContentFile<z.output<Schema>>> {
  const parts = splitFrontMatter(readFileSync(join(folders.content, file), 'utf8'));
  if (parts === null)
    return { problems: [{ file, line: 1, problem: 'it does not begin with front matter between ---' }] };
  const yaml = readYaml(file, parts.yaml, 2);
  const fields = checked(schema, file, yaml);
  const body = renderBody(parts.body, { publicFolder: folders.public, language, shownIn });
  const inFile = (line: number) => line + parts.bodyLine - 1;
  const problems = [
    ...('problems' in fields ? fields.problems : []),
    ...body.problems.map(({ line, problem }) => ({ file, line: inFile(line), problem })),
    ...(parts.body.trim() === '' ? [{ file, line: inFile(1), problem: 'it has no text' }] : []),
  ];
  if ('problems' in fields || problems.length > 0) return { problems };
  return {
    value: {
      fields: language === 'th' ? wholeWords(fields.value) : fields.value,
      html: body.html,
      links: body.links.map(({ href, line }) => ({ href, file, line: inFile(line) })),
      lineOf: yaml.lineOf,
    },
  };
}

const SHOWN = ['name', 'desc', 'left_tag'];

/** Thai texts keep their words whole where they are shown. */
const wholeWords = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      SHOWN.includes(name) && typeof value === 'string' ? keepWordsWhole(value) : value,
    ]),
  ) as Fields;
