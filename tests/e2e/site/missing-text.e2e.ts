import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { build } from 'vite';
import config from '../../../lingui.config.ts';
import { wholeWords } from '../../../vite/whole-words.ts';
import { checkTexts } from '#tests/e2e/support/shown-text.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';

/** A text that no other catalogue has. */
const MISSING = 'Privacy and cookies';

/** The shell's English catalogue, compiled as the product compiles it, after the translation of one text has been removed. */
async function compiledWithout(text: string, root: string): Promise<string> {
  cpSync('locales', join(root, 'locales'), { recursive: true });
  const english = join(root, 'locales/en/shell.po');
  const complete = readFileSync(english, 'utf8');
  const incomplete = complete.replace(`msgid "${text}"\nmsgstr "${text}"`, `msgid "${text}"\nmsgstr ""`);
  expect(incomplete).not.toBe(complete);
  writeFileSync(english, incomplete);
  const configPath = join(root, 'lingui.config.json');
  writeFileSync(configPath, JSON.stringify({ ...config, rootDir: root }));
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [lingui({ configPath }), wholeWords()],
    build: { write: false, lib: { entry: english, formats: ['es'] } },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The build is watching.');
  return bundle.output[0].code;
}

test(
  'LANG-03 a page without a language is in Thai, and a text that English lacks is shown in Thai, never as an id',
  { tag: PHONE },
  async ({ page, siteIn }, { outputDir }) => {
    const catalogue = await compiledWithout(MISSING, outputDir);
    const manifest: Record<string, { file: string }> = JSON.parse(
      readFileSync('dist/client/.vite/manifest.json', 'utf8'),
    );
    await page.route(`**/${manifest['locales/en/shell.po']?.file}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: catalogue }),
    );
    const thai = siteIn('th');
    await page.goto('/');
    await checkTexts(page, 'th');
    await thai.takenOver();
    await thai.turnTo('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(thai.inFooter(MISSING)).toBeVisible();
    await checkTexts(page, 'en', [thai.say(MISSING)]);
  },
);
