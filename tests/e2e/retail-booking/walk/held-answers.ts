import type { Page, Route } from '@playwright/test';
import { BOOKING, CONFIRM, HOLD } from '#tests/e2e/support/pictures/trouble.ts';
import { expect } from '#tests/e2e/support/test.ts';

/** What the summary asks the server. */
type Asked = typeof HOLD | typeof BOOKING | typeof CONFIRM;

/** From now on what the summary asks waits, each call until it is let through or lost. */
export async function heldAnswers(page: Page) {
  const waiting: { readonly call: Asked; readonly route: Route }[] = [];
  let isOpen = false;
  for (const call of [HOLD, BOOKING, CONFIRM] as const)
    await page.route(call, async (route) => {
      if (isOpen) await route.fallback();
      else waiting.push({ call, route });
    });
  const take = () => {
    const first = waiting.shift();
    if (!first) throw new Error('nothing was asked');
    return first.route;
  };
  return {
    isAsked: () => waiting.length > 0,
    /** Which call waits. */
    asked: async (): Promise<Asked | undefined> => {
      await expect.poll(() => waiting.length, 'what the summary asks').toBeGreaterThan(0);
      return waiting[0]?.call;
    },
    letThrough: () => take().fallback(),
    lose: () => take().abort('connectionfailed'),
    /** Nothing waits any more. */
    end: async () => {
      isOpen = true;
      for (const { route } of waiting.splice(0)) await route.fallback();
    },
  };
}

export type HeldAnswers = Awaited<ReturnType<typeof heldAnswers>>;
