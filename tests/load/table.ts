import { cpus } from 'node:os';
import { chromium, type Browser, type Page } from '@playwright/test';
import { DEMO_PASSWORD, demoCompanies } from '#server/content/demo/companies.ts';
import { build } from '../../tools/build.mjs';
import { ensureChromium } from '../../tools/chromium.mjs';
import { copyWithBareTable } from './bench-pages.ts';
import { quantile, shown, spreadOf, verdict } from './figures.ts';
import { scrollFrames, untilShown } from './grid-watch.ts';
import { CPU_SLOWER } from './page-visit.ts';
import { benchPort, makeDataFolder, startProduct } from './product.ts';
import { optionsOf, report, table, today } from './report.ts';

/** The fleet table with 10,000 cars, beside the same libraries with 10,000 rows of texts: mounting, a key in the search, sorting, choosing all, scrolling. */
const VIEW = { width: 1440, height: 900 };
/** The typed keys, of which each changes what is found. */
const KEYS = ['1', '2', 'Backspace', 'Backspace'] as const;
const WHAT = {
  mount: 'mounting',
  key: 'a key in the search',
  sort: 'sorting',
  all: 'choosing all',
  scroll: 'a frame of scrolling, p95',
};
/** After a press that is not measured. */
const SETTLED_MS = 1_000;
type What = keyof typeof WHAT;
const NAMES = Object.keys(WHAT) as What[];
/** How many times as long as the bare table ours may take. */
const LIMITS: Readonly<Partial<Record<What, number>>> = { key: 1.2, scroll: 1.2 };

type Figures = Readonly<Record<What, number[]>>;
const noFigures = (): Figures => ({ mount: [], key: [], sort: [], all: [], scroll: [] });

const options = optionsOf(process.argv.slice(2));
const company = demoCompanies.find(({ cars }) => cars === 10_000);
if (company === undefined) throw new Error('no company with 10,000 cars');
const { username } = company;
await build();
const entry = await copyWithBareTable();
const folder = makeDataFolder();
const product = await startProduct(entry, benchPort(), folder.path);
try {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const [ours, bare] = [noFigures(), noFigures()];
  // Round 0 warms server and browser and is not counted.
  for (let round = 0; round <= options.runs; round += 1) {
    await measure(browser, openFleet, round === 0 ? noFigures() : ours);
    await measure(browser, openBare, round === 0 ? noFigures() : bare);
    console.log(`round ${round} of ${options.runs}`);
  }
  await browser.close();
  report('bench:table', figuresTable(ours, bare), options);
} finally {
  await product.stop();
  folder.remove();
}

/** Leads to what opens the table. */
type Open = (page: Page) => Promise<string>;

async function openFleet(page: Page): Promise<string> {
  await page.goto(`${product.origin}/th/corporate`);
  await page.locator('#company-username').fill(username);
  await page.locator('#company-password').fill(DEMO_PASSWORD);
  await page.locator('#company-password').press('Enter');
  // The overview reads the same cars.
  await page.locator('[data-place=all] b', { hasText: '10,000' }).waitFor();
  return '[data-place=all] a';
}

async function openBare(page: Page): Promise<string> {
  await page.goto(`${product.origin}/bench/table.html`);
  return '#open';
}

async function measure(browser: Browser, open: Open, figures: Figures): Promise<void> {
  const context = await browser.newContext({ viewport: VIEW });
  // The compiler that runs this file wraps named functions with it.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const opener = await open(page);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  figures.mount.push(await untilShown(page, 'isThere', () => page.locator(opener).click()));
  await page.locator('#fleet-search').focus();
  for (const key of KEYS) figures.key.push(await untilShown(page, 'found', () => page.keyboard.press(key)));
  const header = page.locator('[role=columnheader]');
  const byPlate = header.nth(1).getByRole('button');
  // The fleet is in this order already: the other way round is seen.
  await byPlate.click();
  await page.waitForTimeout(SETTLED_MS);
  figures.sort.push(await untilShown(page, 'first', () => byPlate.click()));
  figures.all.push(await untilShown(page, 'chosen', () => header.first().locator('input').click()));
  figures.scroll.push(quantile(await scrollFrames(page), 0.95));
  await context.close();
}

function figuresTable(ours: Figures, bare: Figures): string {
  const lines = NAMES.map((what) => {
    const [mine, other] = [spreadOf(ours[what]), spreadOf(bare[what])];
    const times = mine.median / other.median;
    const limit = LIMITS[what];
    return [
      WHAT[what],
      `${shown(mine)} ms`,
      `${shown(other)} ms`,
      `${times.toFixed(2)} x`,
      limit === undefined ? '' : `${limit} x`,
      limit === undefined ? '' : verdict(times <= limit),
    ];
  });
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? ''})`;
  const about = `${today()}, ${options.runs} runs, CPU ${CPU_SLOWER} x slower; ${machine}.`;
  return `${about}\n\n${table([['what', 'ours, median (range)', 'the bare table', 'judged', 'limit', ''], ...lines])}`;
}
