import { chromium, type Browser } from '@playwright/test';
import { build } from '../../tools/build.mjs';
import { ensureChromium } from '../../tools/chromium.mjs';
import { copyWithBarePage, keepStatic } from './bench-pages.ts';
import { PAINTED, pageTable, slowest, VISITED, type Measured, type Painted, type Visited } from './page-table.ts';
import { paintOf, visit, type Visit } from './page-visit.ts';
import { benchPort, makeDataFolder, startProduct } from './product.ts';
import { optionsOf, report } from './report.ts';
import { bookSlowly, type Booked } from './scripted-booking.ts';

const BOOKING = '/th/booking?branch=1001&services=401';
/** What the booking asks for at that address. */
const TIMES = 'location_id=1001&hours=0.75&max_pre_day=0&key_account=roddee-web&timestamp=0';
const WARM_REQUESTS = 100;
/** First paints of one page differ by a third from one to the next: it takes more of them than of the rest. */
const PAINTS_A_ROUND = 5;
const FREE_TIME = '[role=radio][data-free]:not([aria-disabled])';

const options = optionsOf(process.argv.slice(2));
await build();
const entry = await copyWithBarePage();
const folder = makeDataFolder();
try {
  const product = await startProduct(entry, benchPort(), folder.path);
  try {
    const browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const measured = await measure(browser, product.origin);
    await browser.close();
    report('bench:page', pageTable(measured, options.runs), options);
    console.log(slowest(measured));
  } finally {
    await product.stop();
  }
} finally {
  folder.remove();
}

/** A server that has been running for a while, so that its code is compiled. */
async function warm(origin: string, paths: readonly string[]) {
  for (let time = 0; time < WARM_REQUESTS; time += 1)
    for (const path of paths) await (await fetch(`${origin}${path}`, { headers: { Accept: 'text/html' } })).text();
}

/** The pages take turns, so that whatever disturbs the machine affects all of them. */
async function measure(browser: Browser, origin: string): Promise<Measured> {
  const paths = {
    home: '/th',
    homeStatic: await keepStatic(origin, '/th', 'home'),
    booking: BOOKING,
    bookingStatic: await keepStatic(origin, BOOKING, 'booking'),
    bare: `/bench/bare.html?${TIMES}`,
  };
  const ready = { home: 'main a[href], main button:enabled', booking: FREE_TIME, bare: '[data-free]' };
  const visits: Record<Visited, Visit[]> = { home: [], booking: [], bare: [] };
  const paints: Record<Painted, number[]> = { home: [], homeStatic: [], booking: [], bookingStatic: [] };
  const booked: Booked[] = [];
  await warm(origin, [paths.home, paths.booking]);
  // Round 0 warms the browser and is not counted.
  for (let round = 0; round <= options.runs; round += 1) {
    for (const name of VISITED) {
      const seen = await visit(browser, origin + paths[name], ready[name]);
      if (round > 0) visits[name].push(seen);
    }
    for (let time = 0; time < PAINTS_A_ROUND; time += 1)
      for (const name of PAINTED) {
        const ms = await paintOf(browser, origin + paths[name]);
        if (round > 0) paints[name].push(ms);
      }
    const one = await bookSlowly(browser, origin, round);
    if (round > 0) booked.push(one);
    console.log(`round ${round} of ${options.runs}`);
  }
  return { ...visits, paints, booked };
}
