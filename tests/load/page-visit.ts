import type { Browser, BrowserContext, Page } from '@playwright/test';
import { blockedUntil, firstPaint, readRecord, recordFrom, shiftOf, type PageRecord } from './page-record.ts';

/** How much slower than this machine, and the network that Lighthouse calls slow 4G. */
export const CPU_SLOWER = 4;
export const SLOW_4G = { latencyMs: 150, downKbps: 1638.4, upKbps: 675 };

const bytesPerSecond = (kbps: number) => (kbps * 1024) / 8;

export interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A new context is a cold cache. */
export async function openSlow(browser: Browser, origin: string, network: typeof SLOW_4G | null): Promise<Opened> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await devtools.send('Network.enable');
  if (network !== null)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: bytesPerSecond(network.downKbps),
      uploadThroughput: bytesPerSecond(network.upKbps),
    });
  return { context, page };
}

export interface Visit {
  readonly paintMs: number;
  /** Visible, and answers a tap. */
  readonly usableMs: number | null;
  /** By React. */
  readonly takenOverMs: number | null;
  readonly blockedMs: number;
  readonly shift: number;
  readonly shifts: PageRecord['shifts'];
}

/** Opens a page cold until its first paint. */
export async function paintOf(browser: Browser, address: string): Promise<number> {
  const { origin, pathname, search } = new URL(address);
  const { context, page } = await openSlow(browser, origin, SLOW_4G);
  try {
    await page.goto(pathname + search, { waitUntil: 'commit' });
    return await firstPaint(page);
  } finally {
    await context.close();
  }
}

const SETTLE_MS = 500;

/** Opens a page cold and waits until the element that `ready` names can be used. */
export async function visit(browser: Browser, address: string, ready: string): Promise<Visit> {
  const { origin, pathname, search } = new URL(address);
  const { context, page } = await openSlow(browser, origin, SLOW_4G);
  try {
    await recordFrom(page, ready);
    await page.goto(pathname + search);
    const paintMs = await firstPaint(page);
    await page
      .waitForFunction(() => window.benchRecord.takenOverAt !== null)
      .catch((error: unknown) => {
        throw new Error(`${address} never became usable.`, { cause: error });
      });
    await page.waitForTimeout(SETTLE_MS);
    const record = await readRecord(page);
    const { usableAt, takenOverAt: takenOverMs } = record;
    return {
      paintMs,
      usableMs: usableAt === null ? null : Math.max(usableAt, paintMs),
      takenOverMs,
      blockedMs: blockedUntil(record, takenOverMs ?? paintMs),
      shift: shiftOf(record),
      shifts: record.shifts,
    };
  } finally {
    await context.close();
  }
}
