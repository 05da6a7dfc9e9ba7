import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { ownFolder } from '#tests/support/own-folder.ts';

const planted: Record<string, [code: string, rule: string]> = {
  'global-t.ts': ["import { t } from '@lingui/core/macro';\nexport const text = t`x`;\n", 'no-restricted-imports'],
  'global-i18n.ts': [
    "import { i18n } from '@lingui/core';\nexport const text = i18n._('x');\n",
    'no-restricted-imports',
  ],
  'whole-zod.ts': ["import { z } from 'zod';\nexport const text = z.string();\n", 'no-restricted-imports'],
  'default-export.ts': ['export default 1;\n', 'no-default-export'],
  'any.ts': ['export const value: any = 1;\n', 'no-explicit-any'],
  'silenced.ts': ["// @ts-ignore\nexport const value: number = '1';\n", 'ban-ts-comment'],
  'floating.ts': ['const late = async () => 1;\nexport const call = () => {\n  late();\n};\n', 'no-floating-promises'],
  'misused.ts': [
    'const late = async () => true;\nexport const call = () => {\n  if (late()) return 1;\n  return 2;\n};\n',
    'no-misused-promises',
  ],
  'exhaustive.ts': [
    "export const call = (side: 'left' | 'right') => {\n  switch (side) {\n    case 'left':\n      return 1;\n  }\n  return 2;\n};\n",
    'switch-exhaustiveness-check',
  ],
  'type-by-import.ts': ["export type Text = import('zod/mini').ZodMiniString;\n", 'consistent-type-imports'],
  'printed.ts': ["console.log('x');\nexport {};\n", 'no-console'],
};

const report = z.object({ diagnostics: z.array(z.object({ code: z.optional(z.string()), filename: z.string() })) });

const folder = ownFolder('lint-');
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({ extends: resolve('tsconfig.base.json'), include: ['.'] }),
);
for (const [file, [code]] of Object.entries(planted)) writeFileSync(join(folder, file), code);
const oxlint = ['node_modules/oxlint/bin/oxlint', '-c', '.oxlintrc.json', '--type-aware', '-f', 'json', folder];
const { stdout } = spawnSync(process.execPath, oxlint, { encoding: 'utf8' });
const found = report.parse(JSON.parse(stdout)).diagnostics;

describe('lint reports what is planted', () => {
  it.each(Object.entries(planted))('%s', (file, [, rule]) => {
    const codes = found.filter(({ filename }) => filename.endsWith(file)).map(({ code }) => code ?? '');
    expect(codes.some((code) => code.includes(`(${rule})`))).toBe(true);
  });
});
