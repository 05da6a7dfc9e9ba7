import { readFileSync, writeFileSync } from 'node:fs';

/** The texts that only the generated screens have, in Thai. The English is in the source. */
const inThai: Readonly<Record<string, string>> = {
  'Loading the list…': 'กำลังโหลดรายการ…',
  'There is nothing in this list yet.': 'ยังไม่มีรายการ',
};

/** The catalogue with these translations added where they were missing. */
export function translated(catalogue: string, texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts).reduce(
    (po, [id, text]) => po.replace(`msgid "${id}"\nmsgstr ""\n`, `msgid "${id}"\nmsgstr "${text}"\n`),
    catalogue,
  );
}

/** The table of areas with one more folder added to this area. */
export const addToArea = (table: string, area: string, folder: string): string =>
  table.replace(new RegExp(`(\\n  ${area}: \\[)([^\\]]*)`), (_found, name: string, listed: string) => {
    const paths = [...listed.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
    return `${name}\n${[...paths, folder]
      .toSorted()
      .map((path) => `    '${path}',\n`)
      .join('')}  `;
  });

export function translateMadeScreens(file: string): void {
  writeFileSync(file, translated(readFileSync(file, 'utf8'), inThai));
}
