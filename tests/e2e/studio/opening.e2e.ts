import { charts } from '#tests/support/model/charts.ts';
import { DESKTOP, expect, test } from '#tests/e2e/support/test.ts';
import { StudioPage } from './studio-page.ts';

const LIMIT_MS = 1000;

/** Runs in the page: goes to a flow by its address, and waits for the frame that shows a box of its drawing. */
const openFlow = ({ flow, chart }: { flow: string; chart: string }) =>
  new Promise<number>((done) => {
    const start = performance.now();
    history.pushState(null, '', `?lang=en&flow=${flow}`);
    window.dispatchEvent(new Event('popstate'));
    const look = () => {
      const drawn = document.querySelector(`svg[role=group] [data-box^="${chart}."]`);
      requestAnimationFrame(drawn === null ? look : () => done(performance.now() - start));
    };
    look();
  });

test(
  'each flow is open in the studio within a second on a processor that is four times slower',
  { tag: DESKTOP },
  async ({ page }) => {
    const studio = new StudioPage(page, 'en');
    await studio.open('flow=geolocation');
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const took: [string, number][] = [];
    for (const { flow, machine } of charts)
      took.push([flow, Math.round(await page.evaluate(openFlow, { flow, chart: machine.id }))]);
    expect(took.filter(([, ms]) => ms > LIMIT_MS)).toEqual([]);
  },
);
