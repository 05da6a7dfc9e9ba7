import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '#domain/constants.ts';
import { keepWordsWhole } from '#domain/whole-words.ts';

/** What the product says in a language, looked up by the English source text in the catalogues that it is built from. */
export type Words = (source: string, values?: Readonly<Record<string, string | number>>) => string;

const catalogues = new Map<Language, ReadonlyMap<string, string>>();

export const wordsIn =
  (language: Language): Words =>
  (source, values = {}) => {
    const translation = catalogueOf(language).get(source);
    if (translation === undefined) throw new Error(`The ${language} catalogue does not have: ${source}`);
    const text = language === 'en' ? source : keepWordsWhole(translation);
    const found = text.replaceAll(
      PLURAL,
      (whole, name: string, forms: string) => pluralForm(forms, values[name]) ?? whole,
    );
    return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), found);
  };

const PLURAL = /\{(\w+), plural,((?: [=\w]+ \{[^{}]*\})+)\}/g;

/** From ' one {# day} other {# days}', the form for this number; null without a number. */
function pluralForm(forms: string, count: string | number | undefined): string | null {
  if (count === undefined) return null;
  const [form] = [`=${count}`, Number(count) === 1 ? 'one' : 'other', 'other'].flatMap(
    (name) => new RegExp(`(?<= )${name} \\{([^{}]*)\\}`).exec(forms)?.[1] ?? [],
  );
  return form?.replaceAll('#', String(count)) ?? null;
}

/** As the text is read, without the marks of its elements. */
export const untagged = (text: string): string => text.replaceAll(/<\/?\d+\/?>/g, '');

/** Matches the text with anything in its placeholders. */
export function pattern(text: string): RegExp {
  const parts = text
    .split(/\{\w+, plural,(?: [=\w]+ \{[^{}]*\})+\}|\{\w+\}|<\/?\d+\/?>/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(parts.join('.*'), 's');
}

function catalogueOf(language: Language): ReadonlyMap<string, string> {
  const known = catalogues.get(language);
  if (known) return known;
  const files = readdirSync(`locales/${language}`).map((file) => readFileSync(`locales/${language}/${file}`, 'utf8'));
  const read = new Map(files.flatMap((po) => [...parse(po)]));
  catalogues.set(language, read);
  return read;
}

function parse(po: string): ReadonlyMap<string, string> {
  const entries = po.split(/\n\s*\n/).map((entry) => [fieldOf(entry, 'msgid'), fieldOf(entry, 'msgstr')] as const);
  return new Map(entries.filter(([id]) => id !== ''));
}

function fieldOf(entry: string, name: 'msgid' | 'msgstr'): string {
  const lines = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, 'm').exec(entry)?.[1] ?? '';
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): string => JSON.parse(line))
    .join('');
}
