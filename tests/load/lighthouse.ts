import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { signInCompany } from '#contract/calls/company.calls.ts';
import { DEMO_PASSWORD, demoCompanies } from '#server/content/demo/companies.ts';
import { build } from '../../tools/build.mjs';
import { ensureChromium } from '../../tools/chromium.mjs';
import { quantile, shown, spreadOf, verdict } from './figures.ts';
import { benchPort, makeDataFolder, startProduct } from './product.ts';
import { optionsOf, report, table, today } from './report.ts';

/** Fetched by npx when needed: with its dependencies it would be a third of everything that `npm ci` installs. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
const LEAST: Record<Category, number> = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 };
/** Of pages to read, which are to be found too. */
const LEAST_TO_READ: Record<Category, number> = { ...LEAST, performance: 0.97 };

/** Every page that opens without signing in, the sign-on's too, to which login leads; home and booking in both languages. */
const PAGES = [
  '/th',
  '/en',
  '/th/booking',
  '/en/booking',
  '/th/booking?branch=1001&services=401',
  '/th/booking/find',
  '/th/termconditions',
  '/th/auth/connect',
  '/th/auth/information',
  '/th/auth/login',
  '/th/auth/logout',
  '/th/me',
] as const;

/** Pages to read: a list, an item and a form of each kind. */
const PAGES_TO_READ = [
  '/th/services',
  '/en/services/1',
  '/th/products',
  '/en/products/mizuko-cvt',
  '/th/promotions',
  '/en/promotions/tyres-buy-three-get-one',
  '/th/other/news',
  '/th/other/knowledge/when-to-change-tyres',
  '/th/branch',
  '/en/branch/rama-4',
  '/th/privacypolicy',
  '/th/other/franchise',
] as const;

/** The pages of a company that is signed in; their speed is shown, but not judged. */
const COMPANY_PAGES = [
  '/th/corporate',
  '/en/corporate',
  '/th/corporate/carInfo/list',
  '/th/corporate/carInfo/list/create',
  '/th/corporate/carInfo/history',
  '/th/corporate/maintenance',
  '/th/corporate/manage/booking',
  '/th/corporate/manage/cancel',
  '/th/corporate/account/myProfile',
  '/th/corporate/account/editMyProfile',
  '/th/corporate/account/pickup',
  '/th/corporate/carInfo/list/import',
  '/th/corporate/booking',
  '/th/corporate/booking/completed',
  '/th/corporate/booking/plan',
] as const;

interface Seen {
  readonly scores: Record<Category, number>;
  readonly wrong: readonly string[];
}

interface Result {
  readonly finalDisplayedUrl: string;
  readonly categories: Record<
    Category,
    { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }
  >;
  readonly audits: Record<string, { readonly score: number | null; readonly title: string }>;
}

/** Occasionally it misses the start of the page (NO_NAVSTART) and itself says that it should be run again. */
const TRIES = 6;

const PARTS = ['public', 'reading', 'corporate'] as const;

const options = optionsOf(process.argv.slice(2));
const isWanted = (part: (typeof PARTS)[number]) => options.only === '' || options.only === part;
if (!PARTS.some(isWanted)) throw new Error(`--only takes one of ${PARTS.join(', ')}, not ${options.only}`);
await build();
const executable = await ensureChromium();
const folder = makeDataFolder();
const results = mkdtempSync(join(tmpdir(), 'roddee-lighthouse-'));
try {
  const product = await startProduct('dist/server/main.js', benchPort(), folder.path, { SSO: 'embedded' });
  try {
    // Not counted: it warms the server, and npx fetches what it needs.
    for (const path of PAGES)
      await (await fetch(`${product.origin}${path}`, { headers: { Accept: 'text/html' } })).text();
    await look(product.origin + PAGES[0]);
    const seen = new Map<string, Seen[]>(isWanted('public') ? PAGES.map((path) => [path, []]) : []);
    const read = new Map<string, Seen[]>(isWanted('reading') ? PAGES_TO_READ.map((path) => [path, []]) : []);
    for (let run = 1; run <= options.runs; run += 1) {
      for (const [path, looks] of [...seen, ...read]) looks.push(await look(product.origin + path));
      console.log(`run ${run} of ${options.runs}`);
    }
    const ofCompany = isWanted('corporate') ? await seenByCompany(product.origin) : new Map<string, Seen[]>();
    const tables = [
      ['bench:lighthouse', seen, ['performance', 'accessibility', 'best-practices'], LEAST],
      ['bench:lighthouse, to read', read, CATEGORIES, LEAST_TO_READ],
      ['bench:lighthouse, corporate', ofCompany, ['accessibility', 'best-practices'], LEAST],
    ] as const;
    for (const [name, looks, judged, least] of tables)
      if (looks.size > 0) report(name, scoreTable(looks, judged, least), options);
    for (const [path, looks] of [...seen, ...read, ...ofCompany])
      for (const wrong of new Set(looks.flatMap((each) => each.wrong))) console.log(`${path}: ${wrong}`);
  } finally {
    await product.stop();
  }
} finally {
  folder.remove();
  rmSync(results, { recursive: true, force: true });
}

/** In a browser of our own where an invented company has signed in, because Lighthouse begins with an empty one. */
async function seenByCompany(origin: string): Promise<Map<string, Seen[]>> {
  const port = benchPort() + 1;
  const [company] = demoCompanies;
  if (company === undefined) throw new Error('no invented company');
  const profile = mkdtempSync(join(tmpdir(), 'roddee-lighthouse-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable,
    args: [`--remote-debugging-port=${port}`],
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    const answer = await context.request.post(origin + signInCompany.path, {
      form: { key_account: 'roddee-web', username: company.username, password: DEMO_PASSWORD },
      headers: { Origin: origin },
    });
    const { error_code } = (await answer.json()) as { error_code: number };
    if (error_code !== 0) throw new Error(`the company was not signed in: ${error_code}`);
    const seen = new Map<string, Seen[]>();
    for (const path of COMPANY_PAGES)
      seen.set(path, [await look(origin + path, TRIES, [`--port=${port}`, '--disable-storage-reset'])]);
    return seen;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** One Lighthouse run with a cold cache, simulating a slow phone on a slow network. */
async function look(address: string, tries = TRIES, browser: readonly string[] = []): Promise<Seen> {
  const file = join(results, 'result.json');
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ');
  const child = spawn(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      `--chrome-flags=${flags}`,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join()}`,
      ...browser,
    ],
    { env: { ...process.env, CHROME_PATH: executable }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  await once(child, 'exit');
  if (child.exitCode !== 0 && tries > 1) return look(address, tries - 1, browser);
  if (child.exitCode !== 0) throw new Error(`Lighthouse ended with ${child.exitCode} at ${address}.`);
  const { categories, audits, finalDisplayedUrl } = JSON.parse(readFileSync(file, 'utf8')) as Result;
  if (browser.length > 0 && !finalDisplayedUrl.startsWith(address))
    throw new Error(`${address} leads to ${finalDisplayedUrl}.`);
  const score = (category: Category) => categories[category].score ?? 0;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    // Failed audits that may be hidden behind a rounded 1.00.
    wrong: (['accessibility', 'best-practices'] as const)
      .flatMap((category) => categories[category].auditRefs)
      .flatMap(({ id }) => (audits[id]?.score === 0 ? [`${id}: ${audits[id].title}`] : [])),
  };
}

function scoreTable(
  seen: ReadonlyMap<string, readonly Seen[]>,
  judged: readonly Category[],
  least: Record<Category, number>,
): string {
  const rows = [...seen].map(([path, looks]) => {
    const of = (category: Category) => spreadOf(looks.map(({ scores }) => scores[category]));
    const isWithin = judged.every(
      (category) =>
        quantile(
          looks.map(({ scores }) => scores[category]),
          0.5,
        ) >= least[category],
    );
    return [path, ...CATEGORIES.map((category) => shown(of(category), 2)), verdict(isWithin)];
  });
  const limits = CATEGORIES.map((category) =>
    judged.includes(category) ? `${category}, at least ${least[category].toFixed(2)}` : category,
  );
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  return `${today()}, ${LIGHTHOUSE}, mobile, ${options.runs} runs; ${machine}.\n\n${table([['page', ...limits, ''], ...rows])}`;
}
