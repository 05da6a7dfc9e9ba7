import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Chromium without a window, as playwright itself prefers it: tests of pages take a fifth less time. It has no back/forward cache. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The path of a Chromium that starts, or null. CHROMIUM_PATH comes first, then the system's, then playwright's. */
export async function findChromium() {
  const own = process.env.CHROMIUM_PATH;
  if (own) {
    if (starts(own)) return own;
    throw new Error(`CHROMIUM_PATH names ${own}, which does not start.`);
  }
  const { chromium } = await import('@playwright/test');
  return [...places, chromium.executablePath()].find(starts) ?? null;
}

/** What the browser tests run in: the shell, else any Chromium; null if there is none. */
export const findTestBrowser = async () => (starts(SHELL) ? SHELL : findChromium());

/** `ensureChromium`, and the shell beside it if this is a Debian system and we are root. */
export async function ensureBrowsers() {
  const chromium = await ensureChromium();
  if (!starts(SHELL)) installByApt('chromium-headless-shell');
  return chromium;
}

/** Finds a Chromium or gets one: playwright's download first, then the package of a Debian system when root. */
export async function ensureChromium() {
  for (const get of [() => {}, downloadByPlaywright, () => installByApt('chromium', 'chromium-headless-shell')]) {
    get();
    const found = await findChromium();
    if (found === null) continue;
    ensureThaiFont();
    return found;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium fonts-thai-tlwg) or name it in CHROMIUM_PATH.',
  );
}

function starts(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function downloadByPlaywright() {
  console.log('No Chromium here: trying the download of playwright ...');
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], 300_000);
}

function installByApt(...names) {
  if (!canApt()) return;
  console.log(`Trying the system's packages ${names.join(' ')} ...`);
  run('apt-get', ['update', '-q'], 300_000);
  run('apt-get', ['install', '-y', '-q', ...names, 'fonts-thai-tlwg'], 600_000);
}

/** Without a system font, characters that the page's own font lacks are drawn as boxes. */
function ensureThaiFont() {
  const listed = spawnSync('fc-list', [':lang=th'], { encoding: 'utf8' });
  if (listed.status !== 0 || listed.stdout.trim() !== '') return;
  if (canApt()) run('apt-get', ['install', '-y', '-q', 'fonts-thai-tlwg'], 300_000);
  else console.log('No Thai font is installed (Debian: fonts-thai-tlwg): pictures may show boxes.');
}

function canApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function run(command, args, timeout) {
  spawnSync(command, args, { stdio: 'inherit', timeout, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
