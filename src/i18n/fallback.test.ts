import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../lingui.config.ts';

it('LANG-03 a string that is missing in en is compiled as its Thai text, never as an id', () => {
  const root = mkdtempSync(join(tmpdir(), 'catalogues-'));
  try {
    cpSync('locales', join(root, 'locales'), { recursive: true });
    const english = join(root, 'locales/en/shell.po');
    const text = readFileSync(english, 'utf8');
    const without = text.replace(
      'msgid "Page not found"\nmsgstr "Page not found"',
      'msgid "Page not found"\nmsgstr ""',
    );
    expect(without).not.toBe(text);
    writeFileSync(english, without);
    writeFileSync(join(root, 'lingui.config.json'), JSON.stringify({ ...config, rootDir: root }));

    const cli = 'node_modules/@lingui/cli/dist/lingui.js';
    execFileSync(process.execPath, [
      cli,
      'compile',
      '--workers',
      '1',
      '--namespace',
      'es',
      '--config',
      join(root, 'lingui.config.json'),
    ]);

    const compiled = readFileSync(join(root, 'locales/en/shell.mjs'), 'utf8');
    expect(compiled).toContain('ไม่พบหน้านี้');
    expect(compiled).not.toContain('Page not found');
    expect(compiled).toContain('Try again');
  } finally {
    rmSync(root, { recursive: true });
  }
});
