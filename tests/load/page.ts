import { chromium, type Browser } from '@playwright/test';
import { build } from '../../tools/build.mjs';
import { ensureChromium } from '../../tools/chromium.mjs';
import { copyWithBarePage, keepStatic } from './bench-pages.ts';
import { pageTable, slowest, type Measured } from './page-table.ts';
import { visit, type Visit } from './page-visit.ts';
import { benchPort, makeDataFolder, startProduct } from './product.ts';
import { optionsOf, report } from './report.ts';
import { bookSlowly, type Booked } from './scripted-booking.ts';

const BOOKING = '/th/booking?branch=1001&services=401';
/** What the booking asks for at that address. */
const TIMES = 'location_id=1001&hours=0.75&max_pre_day=0&key_account=roddee-web&timestamp=0';
const WARM_REQUESTS = 100;
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

/** A server that has been at work for a while: its code is compiled. */
async function warm(origin: string, paths: readonly string[]) {
  for (let time = 0; time < WARM_REQUESTS; time += 1)
    for (const path of paths) await (await fetch(`${origin}${path}`, { headers: { Accept: 'text/html' } })).text();
}

/** One page after the other, and again: what disturbs the machine disturbs all of them. */
async function measure(browser: Browser, origin: string): Promise<Measured> {
  const pages = {
    home: { path: '/th', ready: 'main a[href], main button:enabled' },
    homeStatic: { path: await keepStatic(origin, '/th', 'home'), ready: null },
    booking: { path: BOOKING, ready: FREE_TIME },
    bookingStatic: { path: await keepStatic(origin, BOOKING, 'booking'), ready: null },
    bare: { path: `/bench/bare.html?${TIMES}`, ready: '[data-free]' },
  };
  type Name = keyof typeof pages;
  const names = Object.keys(pages) as Name[];
  const visits: Record<Name, Visit[]> = { home: [], homeStatic: [], booking: [], bookingStatic: [], bare: [] };
  const booked: Booked[] = [];
  await warm(origin, [pages.home.path, pages.booking.path]);
  // Round 0 warms the browser and is not counted.
  for (let round = 0; round <= options.runs; round += 1) {
    for (const name of names) {
      const { path, ready } = pages[name];
      const seen = await visit(browser, origin + path, ready);
      if (round > 0) visits[name].push(seen);
    }
    const one = await bookSlowly(browser, origin, round);
    if (round > 0) booked.push(one);
    console.log(`round ${round} of ${options.runs}`);
  }
  return { ...visits, booked };
}
