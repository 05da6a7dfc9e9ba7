import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { PROVINCES } from '#domain/fields/provinces.ts';
import { carBrands } from '#server/content/cars.ts';
import { writeWorkbook } from '#workbook/write-workbook.ts';
import { findChromium } from '../../tools/chromium.mjs';
import { isWithinLimits, shown, spreadOf, verdict } from './figures.ts';

/**
 * A list of ten thousand cars in 12 columns, read and checked, and written, in the worker of the import, next to the bare library in a worker of its own: in turn,
 * on one page. Also how long the page's own thread stood still meanwhile.
 */
const ROWS = 10_000;
const TIMES = 7;
const MOST_RATIO = 1.3;
const MOST_PAUSE_MS = 50;
const LETTERS = 'กขฆงจฉชฌญฎฐธพภวศษสฬ';

const leaves = carBrands.flatMap(({ name: brand, models }) =>
  models.flatMap(({ name: model, variants }) =>
    variants.flatMap(({ name: variant, years }) => years.map(({ year }) => [brand, model, variant, year] as const)),
  ),
);

function list(): Buffer {
  const heads = 'ทะเบียนรถ|จังหวัด|ยี่ห้อ|รุ่น|รุ่นย่อย|ปี|แผนก|คนขับ|เบอร์โทรคนขับ|เลขไมล์|ซื้อเมื่อ|หมายเหตุ'.split('|');
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const [brand = '', model = '', variant = '', year = 0] = leaves[(n * 7) % leaves.length] ?? [];
    const letters = `${LETTERS[n % LETTERS.length]}${LETTERS[(n >> 4) % LETTERS.length]}`;
    const plate = `${1 + (n % 9)}${letters} ${1000 + (n % 9000)}`;
    const bought = { value: 43_500 + (n % 300), format: 'd/m/yyyy' };
    const province = PROVINCES[n % PROVINCES.length]?.th ?? '';
    const words = [plate, province, brand, model, variant, { value: year + 543, format: 'General' }];
    return [
      ...words,
      `แผนก ${n % 20}`,
      `คนขับ ${n}`,
      `08${10_000_000 + n}`,
      n * 13,
      bought,
      n % 2 === 0 ? 'มีประกัน' : '',
    ];
  });
  return Buffer.from(writeWorkbook({ name: 'รถ', heads, widths: heads.map(() => 12), rows }));
}

const outDir = mkdtempSync(join(tmpdir(), 'excel-page-'));
const root = join(import.meta.dirname, 'excel-page');
await build({
  root,
  configFile: false,
  logLevel: 'error',
  worker: { format: 'es' },
  build: { outDir, emptyOutDir: true, target: 'esnext' },
});
const file = list();
writeFileSync(join(outDir, 'cars.xlsx'), file);
writeFileSync(join(outDir, 'cars.json'), JSON.stringify({ brands: carBrands }));
const served = await preview({ root, configFile: false, logLevel: 'error', build: { outDir }, preview: { port: 0 } });
const executablePath = await findChromium();
if (executablePath === null) throw new Error('no Chromium');
const browser = await chromium.launch({ executablePath });
try {
  const page = await browser.newPage();
  await page.goto(served.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction(() => 'bench' in window);
  const ours: { read: number; write: number; pause: number }[] = [];
  const bare: { read: number; write: number }[] = [];
  for (let time = 0; time <= TIMES; time += 1) {
    const one = await page.evaluate(() => window.bench.bare());
    const other = await page.evaluate(() => window.bench.ours());
    if (other.rows !== ROWS) throw new Error(`${other.rows} rows were good`);
    // The first time also loads what the others use.
    if (time === 0) continue;
    bare.push(one);
    ours.push(other);
  }
  const median = (values: readonly number[]) => spreadOf(values).median;
  const ratio = (of: 'read' | 'write') => median(ours.map((one) => one[of])) / median(bare.map((one) => one[of]));
  const line = (of: 'read' | 'write', what: string) =>
    `| ${what} | ${shown(spreadOf(ours.map((one) => one[of])))} | ${shown(spreadOf(bare.map((one) => one[of])))} | ${ratio(of).toFixed(2)} x | at most ${MOST_RATIO} x | ${verdict(ratio(of) <= MOST_RATIO)} |`;
  const pause = median(ours.map((one) => one.pause));
  const text = [
    `| ${ROWS} rows, ${Math.round(file.length / 1000)} kB | ours, ms | bare library, ms | ratio | limit |  |`,
    '| --- | --- | --- | --- | --- | --- |',
    line('read', 'read and check'),
    line('write', 'write'),
    `| longest pause of the page | ${Math.round(pause)} | | | at most ${MOST_PAUSE_MS} ms | ${verdict(pause <= MOST_PAUSE_MS)} |`,
  ].join('\n');
  console.log(text);
  if (!isWithinLimits(text)) process.exitCode = 1;
} finally {
  await browser.close();
  await served.close();
  rmSync(outDir, { recursive: true });
}
