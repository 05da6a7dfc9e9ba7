import { describe, expect, it } from 'vitest';
import { BRANCHES, SERVICES } from '#tests/flows/retail-booking/wire.ts';
import type { Call } from '#contract/call.ts';
import { calls, type CallName } from '#contract/calls/all.ts';
import { drawPage } from '#src/app/drawing/entry-server.tsx';

const NOW = Date.parse('2026-11-21T09:40:00+07:00');
const LINK = `/en/booking?branch=${BRANCHES[0]?.location_id}&services=${SERVICES[0]?.id}`;

const timeAt = (time: string) => ({ time, date_time: `2026-11-23T${time}:00+07:00` });
const TIMES = {
  datetime_list: [{ date: '2026-11-23', times: [timeAt('09:00'), timeAt('09:30')] }],
  now: '2026-11-21T09:40:00+07:00',
};

const [NEAREST = BRANCHES[0]] = BRANCHES;
const SOONEST = [
  {
    location_id: NEAREST?.location_id,
    location_name: NEAREST?.name,
    date: '2026-11-23',
    time: '10:30',
    date_time: '2026-11-23T10:30:00+07:00',
  },
];

/** The server side of the calls: branches and services, and the test's times. */
function world(listTimes: () => Promise<object>): typeof fetch {
  const answers: Partial<Record<CallName, () => Promise<object>>> = {
    listBranches: async () => ({ shoppening_list: BRANCHES }),
    listServices: async () => ({ shoppening_list: SERVICES }),
    listDateTimes: listTimes,
    listSoonest: async () => ({ soonest_list: SOONEST, now: TIMES.now }),
  };
  return async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, 'http://server.invalid');
    const asked = Object.entries(answers).find(([name]) => {
      const { path, fixed = {} }: Call = calls[name as CallName];
      return path === pathname && Object.entries(fixed).every(([key, value]) => searchParams.get(key) === value);
    });
    if (asked === undefined) throw new TypeError(`nobody answers ${pathname}`);
    return Response.json({ error_code: 0, results: await asked[1]() });
  };
}

const draw = (address: string, send: typeof fetch) =>
  drawPage({ address, origin: 'https://booking.example', now: NOW, send });

const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

describe('a link to the booking, drawn by a server', () => {
  it('to branch and services shows their times, and includes the script that answers taps on them', async () => {
    const { status, body, tail, first } = await draw(
      LINK,
      world(async () => TIMES),
    );
    expect([status, headingOf(body)]).toEqual([200, 'Choose date and time']);
    expect(body.match(/data-free/g)).toHaveLength(2);
    expect(body).toMatch(/data-date="2026-11-23" aria-checked="true"/);
    expect(body).not.toMatch(/data-free="true" aria-checked="true"/);
    expect(first).toEqual(['src/ui/page/early-tap.ts']);
    expect(tail).toContain('"drawn screen"');
  });

  it.each([
    ['the times are refused', LINK, () => Promise.reject(new TypeError('no network'))],
    ['the times do not come', LINK, () => new Promise<object>(() => undefined)],
    ['it names no branch', `/en/booking?services=${SERVICES[0]?.id}`, async () => TIMES],
    ['it names a branch that is gone', `/en/booking?branch=9&services=${SERVICES[0]?.id}`, async () => TIMES],
  ])('leaves them to the browser where %s', async (_what, address, listTimes) => {
    const { status, body, tail } = await draw(address, world(listTimes));
    expect([status, headingOf(body)]).toEqual([200, 'Book a service']);
    expect(tail).not.toContain('"drawn screen"');
  });
});

describe('the booking without a link, drawn by a server', () => {
  it.each(['/en/booking', '/en/booking?step=branch', '/en/booking?group=4'])(
    'shows the branches with the first free time of each, and their lists travel once: %s',
    async (address) => {
      const { status, body, tail, first } = await draw(
        address,
        world(async () => TIMES),
      );
      expect([status, headingOf(body.slice(body.indexOf('data-drawn')))]).toEqual([200, 'Choose a branch']);
      expect(body.match(/type="radio"/g)).toHaveLength(BRANCHES.length);
      expect(body).toContain('<b>10:30</b>');
      expect(first).toEqual(['src/ui/page/early-tap.ts']);
      expect(tail.split(NEAREST?.name ?? '').length - 1).toBe(2);
    },
  );

  it('leaves a later step to the browser', async () => {
    const { body, tail } = await draw(
      '/en/booking?step=services',
      world(async () => TIMES),
    );
    expect(headingOf(body)).toBe('Book a service');
    expect(tail).not.toContain('"drawn screen"');
  });

  it('leaves them to the browser where a list does not come', async () => {
    const answered = world(async () => TIMES);
    const { status, body, tail } = await draw('/en/booking', async (input, options) => {
      if (JSON.stringify(input).includes('soonest')) throw new TypeError('no network');
      return answered(input, options);
    });
    expect([status, headingOf(body)]).toEqual([200, 'Book a service']);
    expect(tail).not.toContain('"drawn screen"');
  });
});
