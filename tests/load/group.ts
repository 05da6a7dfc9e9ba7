import { cpus } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { DEMO_PASSWORD, demoCompanies } from '#server/content/demo/companies.ts';
import { GroupPage } from '#tests/e2e/corporate-booking/group-page.ts';
import { build } from '../../tools/build.mjs';
import { ensureChromium } from '../../tools/chromium.mjs';
import { shown, spreadOf, verdict } from './figures.ts';
import { readRecord, recordFrom, tapsOf, type Tap } from './page-record.ts';
import { CPU_SLOWER } from './page-visit.ts';
import { benchPort, makeDataFolder, startProduct } from './product.ts';
import { optionsOf, report, table, today } from './report.ts';

/** How fast each tap is answered while 100 cars are booked together. */
const MOST_TAP_MS = 100;
/** Finds more than 100 cars of the large fleet. */
const FOUND = '77';
/** Of one car's wizard, and of what is done with the others then. */
const BRANCH = 5;

const options = optionsOf(process.argv.slice(2));
const company = demoCompanies.find(({ cars }) => cars === 10_000);
if (company === undefined) throw new Error('no company with 10,000 cars');
const { username } = company;
await build();
const folder = makeDataFolder();
try {
  const product = await startProduct('dist/server/main.js', benchPort(), folder.path);
  try {
    const browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const taps: Tap[] = [];
    // Round 0 warms server and browser and is not counted.
    for (let round = 0; round <= options.runs; round += 1) {
      const made = await tapsOfGroup(browser, product.origin);
      if (round > 0) taps.push(...made);
      console.log(`round ${round} of ${options.runs}`);
    }
    await browser.close();
    report('bench:group', tapTable(taps), options);
  } finally {
    await product.stop();
  }
} finally {
  folder.remove();
}

async function tapsOfGroup(browser: Browser, baseURL: string): Promise<readonly Tap[]> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await recordFrom(page, 'main');
  const site = new GroupPage(page, 'en');
  await site.open(`/carInfo/list?q=${FOUND}`);
  await site.typeIn({ username, password: DEMO_PASSWORD });
  await site.grid.getByRole('columnheader').first().getByRole('checkbox').check();
  await site.bar.getByRole('button', { name: /^Book/ }).click();
  await site.button('Close').click();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  const before = tapsOf(await readRecord(page)).length;
  const edit = site.main.getByRole('button', { name: /^(Edit|Continue) / });
  await edit.nth(99).waitFor();
  if ((await edit.count()) !== 100) throw new Error('There are not 100 cars.');
  await edit.first().click();
  await site.branches.nth(BRANCH).check({ force: true });
  await site.next('Choose services');
  await site.chooseServiceAndTime();
  await site.main
    .getByRole('button', { name: /^Copy the answers/ })
    .last()
    .click();
  await site.action(/^All 99 other cars$/).click();
  await site.button('Close').click();
  for (const choice of [/^All or nothing/, /^Book what fits/]) await page.getByRole('radio', { name: choice }).check();
  await site.main
    .getByRole('button', { name: /^Remove/ })
    .nth(50)
    .click();
  await edit.nth(50).click();
  await page.getByRole('button', { name: /^Back to the overview/ }).click();
  await edit.first().waitFor();
  const made = tapsOf(await readRecord(page)).slice(before);
  await context.close();
  return made;
}

function tapTable(taps: readonly Tap[]): string {
  const nameOf = ({ what }: Tap) => what.replace(/\d.*/, '');
  const lines = [...new Set(taps.map(nameOf))].map((what) => {
    const spread = spreadOf(taps.filter((tap) => nameOf(tap) === what).map(({ ms }) => ms));
    return [what, `${shown(spread)} ms`, `${MOST_TAP_MS} ms`, verdict(spread.median <= MOST_TAP_MS)];
  });
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? ''})`;
  const about = `${today()}, ${options.runs} runs, 100 cars, CPU ${CPU_SLOWER} x slower; ${machine}.`;
  return `${about}\n\n${table([['tap', 'answered after, median (range)', 'limit', ''], ...lines])}`;
}
