import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appOf, siteOf } from '#tests/support/site-app.ts';
import type { DrawPage, ReadAddress } from './drawn-pages.ts';

const SHELL = `<!doctype html><html lang="th"><head><link rel="modulepreload" crossorigin href="/assets/base.js"><!--ssr-head--><link rel="stylesheet" crossorigin href="/assets/base.css"></head><body><div id="root"><!--ssr-app--></div><!--ssr-tail--></body></html>`;
const MANIFEST = {
  'src/routes/page.tsx': { file: 'assets/page.js', imports: ['_base.js'], css: ['assets/page.css'] },
  'src/step.tsx': { file: 'assets/step.js', imports: ['_base.js'], css: ['assets/page.css', 'assets/step.css'] },
  '_base.js': { file: 'assets/base.js' },
};
const HTML = { accept: 'text/html' };

const BEGINNING = {
  language: 'en',
  first: [],
  next: ['src/step.tsx'],
  stored: [{ key: 'kept', unless: '"none"' }],
  modules: ['src/routes/page.tsx', 'not/in/the/manifest.ts'],
};

const drawPage: DrawPage = async ({ address, origin }) => ({
  status: /nowhere|404/.test(address) ? 404 : 200,
  ...BEGINNING,
  head: `<title>$& ${origin}</title>`,
  body: `<h1>${address}</h1>`,
  tail: '<script type="application/json">{}</script>',
});
const drawn = vi.fn<DrawPage>(drawPage);

/** From now on everything is loaded at once, and nothing is drawn before what this returns is called. */
function heldBack(): () => void {
  let draws = () => {};
  const mayDraw = new Promise<void>((resolve) => (draws = resolve));
  drawn.mockImplementation(async (asked) => {
    await asked.onLoaded(200);
    await mayDraw;
    return drawPage(asked);
  });
  return () => draws();
}

/** The only known search field is `code`, which is personal. An address with `nowhere` names no page, one with `404` the not-found page. */
const readAddress: ReadAddress = (address) => {
  const { pathname, searchParams } = new URL(address, 'http://server.invalid');
  const isPersonal = searchParams.has('code');
  const isPage = !/nowhere|404/.test(pathname);
  return {
    canonical: isPersonal || pathname.includes('nowhere') ? null : pathname,
    beginning: isPage ? BEGINNING : null,
    isPersonal,
  };
};

const originOf = ({ server }: typeof app) => {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};

const KEPT = 400;

const siteRoot = siteOf({
  'index.html': SHELL,
  'assets/base.css': '.base{color:red}\n',
  'assets/page.css': '.page{color:red}\n',
  'assets/step.css': '.step{color:red}\n',
  '.vite/manifest.json': JSON.stringify(MANIFEST),
});
const app = await appOf({ env: { TRUSTED_PROXIES: '127.0.0.1' }, siteRoot, draw: drawn, readAddress });

afterEach(() => {
  drawn.mockReset();
  vi.useRealTimers();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...HTML, host: 'localhost:3000', ...headers } });

describe('pages that the server draws', () => {
  it('LANG-01 are put into the built page, with language, head and inlined styles', async () => {
    const { statusCode, body, headers } = await get('/en/booking');
    expect(statusCode).toBe(200);
    expect(body).toBe(
      '<!doctype html><html lang="en" data-stored="[{&quot;key&quot;:&quot;kept&quot;,&quot;unless&quot;:&quot;\\&quot;none\\&quot;&quot;}]"><head>' +
        '<style>.base{color:red}</style><style>.page{color:red}</style><style>.step{color:red}</style>' +
        '<title>$& http://localhost:3000</title></head><body><div id="root"><h1>/en/booking</h1></div>' +
        '<template id="scripts" data-after-paint>' +
        '<link rel="stylesheet" crossorigin disabled href="/assets/base.css">' +
        '<link rel="stylesheet" crossorigin disabled href="/assets/page.css">' +
        '<link rel="stylesheet" crossorigin disabled href="/assets/step.css">' +
        '<link rel="modulepreload" crossorigin href="/assets/base.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/page.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/step.js" fetchpriority="low">' +
        '<script type="module" crossorigin src="/assets/base.js"></script>' +
        '<script type="module" crossorigin src="/assets/page.js"></script></template>' +
        '<script type="application/json">{}</script></body></html>',
    );
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('NAV-11 have the status that their router gives them', async () => {
    expect((await get('/en/nowhere')).statusCode).toBe(404);
  });

  it('are compressed as the browser asks for it', async () => {
    const { body } = await get('/en');
    const br = await get('/en', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body);
    const gzip = await get('/en', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(body);
  });

  it('are drawn once for everybody within 10 seconds, and again after that', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await Promise.all([get('/th'), get('/th'), get('/th')]);
    expect(drawn).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_001);
    await get('/th');
    expect(drawn).toHaveBeenCalledTimes(2);
  });

  it('are not kept for another host, with a search that the app knows, or when they name no page', async () => {
    await get('/th/guide');
    await get('/th/guide', { host: '127.0.0.1:3000' });
    await get('/th/guide?code=1');
    await get('/th/guide?code=1');
    await get('/th/nowhere');
    await get('/th/nowhere');
    expect(drawn).toHaveBeenCalledTimes(6);
  });

  it('are drawn and kept once, whatever else the search contains', async () => {
    const { body } = await get('/th/once');
    for (let x = 0; x < 50; x += 1) expect((await get(`/th/once?x=${x}`)).body).toBe(body);
    expect(drawn.mock.calls.map(([{ address }]) => address)).toEqual(['/th/once']);
  });

  it(`are kept up to ${KEPT}, then the oldest goes`, async () => {
    for (let page = 0; page <= KEPT; page += 1) await get(`/th/page-${page}`);
    expect(drawn).toHaveBeenCalledTimes(KEPT + 1);
    await get(`/th/page-${KEPT}`);
    await get('/th/page-1');
    expect(drawn).toHaveBeenCalledTimes(KEPT + 1);
    await get('/th/page-0');
    expect(drawn).toHaveBeenCalledTimes(KEPT + 2);
  });

  it('are not cached anywhere if the address holds personal data, drawn or not', async () => {
    const cacheOf = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await cacheOf('/th/find?code=1')).toBe('no-store');
    expect(await cacheOf('/th/find?x=1')).toBe('no-cache');
    drawn.mockRejectedValueOnce(new Error('no'));
    expect(await cacheOf('/th/find?code=1')).toBe('no-store');
  });

  it.each([
    ['/index%2ehtml', 'th'],
    ['/index.html%2f', 'th'],
    ['/..%2fpackage.json', 'th'],
    ['//en', 'en'],
    ['/en%2fbooking', 'th'],
    ['/en//booking', 'en'],
    ['/%', 'th'],
    ['/en/%ff', 'en'],
    ['/en/no/%3Cscript%3E%2F', 'en'],
  ])('at a malformed address are the page that says so, in its language: %s', async (path, language) => {
    const { statusCode, body } = await get(path);
    expect([statusCode, body]).toEqual([404, expect.stringContaining(`<h1>/${language}/404</h1>`)]);
    for (const [{ address }] of drawn.mock.calls) expect(address).toBe(`/${language}/404`);
  });

  it.each(['/fr/', '/en/nosuch/', '/en/booking/find/?code=x'])(
    'are requested from the app without the trailing slash, which it would redirect: %s',
    async (path) => {
      await get(path);
      expect(drawn.mock.calls.map(([{ address }]) => address)).toEqual([path.replace(/\/(?=$|\?)/, '')]);
    },
  );

  it.each([
    ['/th/x%0ay', '/th/x%0Ay'],
    ['/th/%e0%b8%81?code=%c3', '/th/%E0%B8%81?code=%c3'],
    ['/en/%62ook%69ng/find', '/en/booking/find'],
    ['/th/%2541%3cx%21', '/th/%2541%3Cx!'],
  ])('are requested from the app as it spells addresses: %s', async (path, spelled) => {
    await get(path);
    expect(drawn.mock.calls.map(([{ address }]) => address)).toEqual([spelled]);
  });

  it('at a malformed address are not served if drawing fails, not even as the empty page', async () => {
    drawn.mockRejectedValueOnce(new Error('no'));
    const { statusCode, body } = await get('/index%2ehtml', { host: 'localhost:1' });
    expect([statusCode, body]).toEqual([404, expect.stringContaining('"error_code":1004')]);
  });

  it.each([
    ['of this machine is where the page is', 'localhost:3210', 'http://localhost:3210'],
    ['of this machine in capitals', 'LOCALHOST:3210', 'http://localhost:3210'],
    ['of this machine by its newer address', '[::1]:3210', 'http://[::1]:3210'],
    ['of another machine is nobody’s word', 'booking.example', 'http://127.0.0.1:3000'],
    ['that only begins so', '127.0.0.1.booking.example', 'http://127.0.0.1:3000'],
    ['that is none', 'a b', 'http://127.0.0.1:3000'],
  ])('without PUBLIC_ORIGIN a host %s', async (_what, host, origin) => {
    expect((await get('/th/guide', { host })).body).toContain(`<title>$& ${origin}</title>`);
  });

  it('take their address from the request, not from a proxy, even a trusted one', async () => {
    const { body } = await get('/th/guide', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' });
    expect(body).toContain('<title>$& http://localhost:3000</title>');
  });

  it('are left to the browser when drawing fails, and tried again', async () => {
    drawn.mockRejectedValueOnce(new Error('no'));
    const { statusCode, body } = await get('/th/broken');
    expect([statusCode, body]).toEqual([200, SHELL]);
    expect((await get('/th/broken')).body).toContain('<h1>/th/broken</h1>');
  });

  it.each([404, 500, 503])(
    'NAV-11, API-04 whose guard or loader fails answer %i and the page that says so, whether it is known before drawing or after',
    async (status) => {
      const failed = { ...BEGINNING, status, head: '<title>no</title>', body: '<h1>no</h1>', tail: '' };
      drawn.mockImplementationOnce(async ({ onLoaded }) => {
        await onLoaded(status);
        return failed;
      });
      drawn.mockResolvedValueOnce(failed);
      for (const way of ['loads', 'draws']) {
        const { statusCode, body } = await get(`/th/fails-${status}-${way}`);
        expect([statusCode, body]).toEqual([status, expect.stringContaining('<div id="root"><h1>no</h1></div>')]);
      }
    },
  );

  it('are left to the browser if drawing ends with another status than the one already sent', async () => {
    drawn.mockImplementationOnce(async ({ onLoaded }) => {
      await onLoaded(200);
      return { ...BEGINNING, status: 500, head: '<title>no</title>', body: 'no', tail: '' };
    });
    const { statusCode, body } = await get('/th/fails');
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<div id="root"></div>')]);
    expect(body).not.toContain('no</title>');
  });

  it.each(['br', 'gzip', 'identity'])('send what they begin with before they are drawn: %s', async (encoding) => {
    const draws = heldBack();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => originOf(app));
    const headers = { ...HTML, 'accept-encoding': encoding };
    const { body } = await fetch(`${origin}/en/slow-${encoding}`, { headers });
    let text = '';
    for await (const piece of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      text += piece;
      if (text.includes('.page{color:red}')) draws();
    }
    expect(text).toContain(`</title></head><body><div id="root"><h1>/en/slow-${encoding}</h1></div>`);
  });

  it('get their data from this server without a socket', async () => {
    drawn.mockImplementationOnce(async ({ send }) => {
      const answer = await send('/x/nothing-there/', { headers: { 'Accept-Language': 'en' } });
      return { ...BEGINNING, status: 200, head: '', body: `${answer.status}`, tail: '' };
    });
    expect((await get('/th/asking')).body).toContain('<div id="root">404</div>');
  });

  it('are sent while they are drawn to a bounded number: for one more the browser draws, and the page of everybody is waited for', async () => {
    const draws = heldBack();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => originOf(app));
    const begun = Array.from({ length: 18 }, (_, index) => fetch(`${origin}/en/many?code=${index}`, { headers: HTML }));
    const { drawing } = app.gates;
    await vi.waitFor(() => expect([drawing.inside, drawing.queued]).toEqual([2, 16]));
    expect((await get('/en/many?code=more')).body).toBe(SHELL);
    draws();
    const everybodys = get('/en/many');
    const texts = await Promise.all(begun.map(async (answer) => (await answer).text()));
    expect(texts.filter((text) => text.includes('<style>.page{color:red}</style>'))).toHaveLength(18);
    expect((await everybodys).body).toContain('<h1>/en/many</h1>');
    expect((await get('/en/many?code=after')).body).toContain('<h1>/en/many?code=after</h1>');
  }, 10_000);
});
