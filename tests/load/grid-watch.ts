import type { Page } from '@playwright/test';

/** What is looked at to see that a press has had its effect. */
export type Seen = 'isThere' | 'found' | 'first' | 'chosen';

/**
 * Milliseconds from a press to the frame that shows its effect. The time begins with the browser's own event, so that the way from this process to
 * the browser does not count.
 */
export async function untilShown(page: Page, seen: Seen, press: () => Promise<unknown>): Promise<number> {
  const shown = await page.evaluateHandle((what) => {
    const look = (): string => {
      const row = document.querySelector('[role=row][aria-rowindex="2"]');
      if (what === 'isThere') return String(document.querySelector('[role=gridcell]') !== null);
      if (what === 'found') return document.querySelector('[role=grid]')?.getAttribute('aria-rowcount') ?? '';
      return (what === 'first' ? row?.textContent : row?.getAttribute('aria-selected')) ?? '';
    };
    const before = look();
    let from = 0;
    const begin = ({ timeStamp }: Event) => (from ||= timeStamp);
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, begin, { capture: true, once: true });
    const time = new Promise<number>((resolve, reject) => {
      const patience = setTimeout(() => reject(new Error(`nothing changed: ${what}`)), 20_000);
      const frame = () => {
        if (look() === before) return void requestAnimationFrame(frame);
        clearTimeout(patience);
        // After this frame is drawn.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - from));
        port1.start();
        port2.postMessage(null);
      };
      requestAnimationFrame(frame);
    });
    return { time };
  }, seen);
  await press();
  const ms = await shown.evaluate(({ time }) => time);
  await shown.dispose();
  return ms;
}

const FRAMES = 90;
const STEP_PX = 220;

/** How long each frame takes, in milliseconds, while the grid is scrolled by five rows in each. */
export const scrollFrames = (page: Page): Promise<number[]> =>
  page.evaluate(
    ([frames, step]) =>
      new Promise<number[]>((resolve) => {
        const grid = document.querySelector('[role=grid]');
        const taken: number[] = [];
        let last = 0;
        const frame = (now: number) => {
          if (last > 0) taken.push(now - last);
          last = now;
          grid?.scrollBy(0, step);
          if (taken.length < frames) requestAnimationFrame(frame);
          else resolve(taken);
        };
        requestAnimationFrame(frame);
      }),
    [FRAMES, STEP_PX] as const,
  );
