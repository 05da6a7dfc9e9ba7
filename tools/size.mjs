import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { serve } from './serve.mjs';

/**
 * A real Chromium opens each page cold on the built server. What counts is every script requested by the time
 * `ready` can be touched, and every style sheet until the first paint, with the sizes of the files beside the build.
 */
const pages = [
  { name: 'home', path: '/th', ready: 'main a[href], main button:enabled', brotli: 150_000, gzip: 170_000 },
  {
    name: 'booking',
    path: '/th/booking?step=time',
    ready: '[role=radio][data-free]',
    brotli: 185_000,
    gzip: 210_000,
    stored: { 'roddee.retail-booking.draft': draftUpToTime() },
  },
];
const cssGzip = 14_000;
/** From this share of a limit on the line is marked, so that the limit is not met by surprise. */
const NEAR = 0.95;
const origin = `http://127.0.0.1:${process.env.SIZE_PORT ?? 3211}`;

install();
await build();
const server = await serve('tools/browser-server.mjs', origin, {});

let tooBig = false;
try {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  for (const page of pages) tooBig = report(page, await measure(browser, page)) || tooBig;
  await browser.close();
} finally {
  await server.stop();
}
process.exitCode = tooBig ? 1 : 0;

async function measure(browser, { path, ready, stored = {} }) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
  const page = await context.newPage();
  const scripts = new Set();
  page.on('request', (request) => {
    const { pathname, origin: from } = new URL(request.url());
    if (from === origin && /\.m?js$/.test(pathname)) scripts.add(pathname);
  });
  await page.goto(origin + path);
  await page.locator(ready).first().waitFor({ timeout: 30_000 });
  await page.waitForFunction(isAlive, ready, { timeout: 30_000 });
  // Measured before the pointer moves: a link under the pointer preloads its page.
  const loaded = [...scripts];
  await page.locator(ready).first().click({ trial: true });
  const { sheets, inline } = await page.evaluate(stylesUntilFirstPaint);
  await context.close();
  return { scripts: loaded, sheets, inline };
}

/** A returning visitor who has chosen branch and service, and comes back to choose a time. */
function draftUpToTime() {
  const id = 401;
  return JSON.stringify({
    kind: 'retail-booking',
    version: 1,
    owner: '',
    branch: { location_id: 1001, location_name: '', keyword: '', lat: null, lng: null },
    services: {
      services: [id],
      other_service: '',
      hours: 0.75,
      max_pre_day: [{ id, pre_day: 0 }],
      servicesName: [{ id, name: '' }],
      servicesHours: [{ id, hours: 0.75 }],
    },
    dateTime: { date: null, date_time: null, time: null },
    dateTimeList: [],
    customer_data: null,
    note: '',
    appointment_id: null,
    heldItem: null,
    requestKey: null,
    carBrandList: [],
    branchKeywordList: [],
    menuSteps: { current: 'time', reached: 'time' },
  });
}

/** Runs in the page. What the server has drawn cannot be used before React has hydrated it. */
function isAlive(ready) {
  const element = document.querySelector(ready);
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

/** Runs in the page. */
function stylesUntilFirstPaint() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  const sheets = performance
    .getEntriesByType('resource')
    // A sheet whose text is already in the page is fetched only for later pages and delays nothing.
    .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
    .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.css') && startTime <= paint)
    .map(({ name }) => new URL(name).pathname);
  const inline = [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  return { sheets: [...new Set(sheets)], inline };
}

function report({ name, brotli, gzip }, { scripts, sheets, inline }) {
  const rows = [
    ['scripts, brotli', sum(scripts, 'br'), brotli],
    ['scripts, gzip', sum(scripts, 'gz'), gzip],
    ['styles, gzip', sum(sheets, 'gz') + (inline === '' ? 0 : gzipSync(inline).length), cssGzip],
  ];
  for (const [what, bytes, limit] of rows)
    console.log(`${name.padEnd(8)} ${what.padEnd(16)} ${kb(bytes)} of ${kb(limit)}${mark(bytes / limit)}`);
  for (const file of scripts) console.log(`    ${file} ${kb(sizeOf(file, 'br'))} ${kb(sizeOf(file, 'gz'))}`);
  if (scripts.length === 0) console.log(`${name}: no script was seen, nothing is proved`);
  return scripts.length === 0 || rows.some(([, bytes, limit]) => bytes > limit);
}

function mark(share) {
  if (share > 1) return '  TOO BIG';
  return share > NEAR ? `  NEAR, ${Math.round(share * 100)} %` : '';
}

function sum(files, ending) {
  return files.reduce((total, file) => total + sizeOf(file, ending), 0);
}

/** The smallest files have no compressed sibling and are sent as they are. */
function sizeOf(file, ending) {
  const path = `dist/client${decodeURIComponent(file)}`;
  try {
    return readFileSync(`${path}.${ending}`).length;
  } catch {
    return readFileSync(path).length;
  }
}

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
}
