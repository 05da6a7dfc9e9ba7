import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { appOf, siteOf } from '#tests/support/site-app.ts';

const INLINE = 'document.documentElement.dataset.ready = "1";';
const PAGE = `<!doctype html><title>Roddee</title><script>${INLINE}</script><script type="module" src="/assets/a-1.js"></script>`;
const SCRIPT = 'export const one = 1;\n'.repeat(100);
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const app = await appOf({
  siteRoot: siteOf({
    'index.html': PAGE,
    'index.html.br': brotliCompressSync(PAGE),
    'index.html.gz': gzipSync(PAGE),
    'assets/a-1.js': SCRIPT,
    'assets/a-1.js.br': brotliCompressSync(SCRIPT),
    'service-worker.js': SCRIPT,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.vite/manifest.json': '{}',
  }),
});

/** Status and body for the path exactly as written: `inject` and `fetch` would correct it. */
async function asItIs(path: string, accept: string): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => '');
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return new Promise<string>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers: { accept } }, (answer) => {
      let text = '';
      answer.on('data', (bytes: Buffer) => (text += bytes.toString()));
      answer.on('end', () => resolve(`${answer.statusCode} ${text}`));
    });
    sent.on('error', reject).end();
  });
}

const get = (url: string, headers: Record<string, string> = HTML) => app.inject({ url, headers });

describe('pages', () => {
  it.each(['/', '/th', '/en', '/th/booking', '/th/booking/find', '/en/nothing/here', '/guideline'])(
    'LANG-01 %s is the app',
    async (path) => {
      const answer = await get(path);
      expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/fr', '/xx/booking', '/TH', '/th%00', '/index.html'])(
    'LANG-02 %s is the app too, with status 404',
    async (path) => {
      const answer = await get(path);
      expect([answer.statusCode, answer.body]).toEqual([404, PAGE]);
    },
  );

  it.each(['/assets/gone-2.js', '/assets/', '/appointment/none', '/x/none', '/applayout'])(
    '%s is not a page, and its 404 is in the envelope',
    async (path) => {
      const answer = await get(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ error_code: 1004 });
    },
  );

  it('with a search are not cached if nothing can tell whether it holds personal data', async () => {
    expect((await get('/th/booking/find?plate=1234')).headers['cache-control']).toBe('no-store');
    expect((await get('/th/booking/find')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/index%2ehtml',
    '/index%2Ehtml',
    '/%2e%2e/',
    '/th/%2e%2e',
    '/%2e/',
    '/th%2fbooking',
    '/th%5cbooking',
    '//',
    '//th',
    '/th//booking',
    '/assets/%2e%2e/index.html',
    'http://other.example/th',
  ])('%s is malformed: 404, with neither the page nor a file', async (path) => {
    for (const accept of [HTML.accept, '*/*']) expect(await asItIs(path, accept)).toMatch(/^404 \{"error_code":1004,/);
  });

  it('are not sent to clients that do not accept HTML', async () => {
    expect((await get('/th/nothing', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await get('/robots.txt', { accept: '*/*' })).headers['content-type']).toContain('json');
    expect((await app.inject({ method: 'POST', url: '/th', headers: HTML })).statusCode).toBe(404);
  });

  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
    [undefined, 'identity'],
    ['gzip', 'br;q=0, gzip'],
  ])('come in the encoding %s for %s', async (encoding, accepted) => {
    const answer = await get('/th', { ...HTML, 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toBe('Accept-Encoding');
  });
});

describe('files', () => {
  it('with a hash in their name are cached forever and compressed ahead of time', async () => {
    const answer = await get('/assets/a-1.js', { 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-type']).toContain('javascript');
    expect((await get('/assets/a-1.js', {})).body).toBe(SCRIPT);
  });

  it('others are revalidated after an hour', async () => {
    expect((await get('/favicon.svg', {})).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('the service worker is asked for each time: a cached one could not be replaced', async () => {
    expect((await get('/service-worker.js', {})).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/.vite/manifest.json', '/assets/a-1.js.br', '/index.html.gz'])('%s is not served', async (path) => {
    expect((await get(path, { accept: 'application/json' })).statusCode).toBe(404);
  });

  it('a range outside the file is 416, with its length', async () => {
    const part = (range: string, accept = '*/*') => get('/assets/a-1.js', { range, accept });
    const inside = await part('bytes=0-5');
    expect([inside.statusCode, inside.body]).toEqual([206, SCRIPT.slice(0, 6)]);
    for (const accept of ['*/*', HTML.accept]) {
      const outside = await part('bytes=999999-', accept);
      expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${SCRIPT.length}`]);
      expect(outside.json()).toMatchObject({ error_code: ERROR.invalidInput });
    }
  });

  it('a failed precondition is 412', async () => {
    const answer = await get('/assets/a-1.js', { ...HTML, 'if-match': '"another"' });
    expect([answer.statusCode, answer.json()]).toEqual([412, expect.objectContaining({ error_code: 1002 })]);
  });

  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('nothing outside the folder: %s', async (path) => {
    const body = await asItIs(path, 'application/json');
    expect(body).toMatch(/^404 /);
    expect(body).not.toContain('devDependencies');
  });
});

describe('a caller who reset the connection', () => {
  it('has no address any more, and is answered as others are', async () => {
    const reset = await appOf({ siteRoot: siteOf({ 'index.html': PAGE }) });
    reset.server.on('connection', (socket) => Object.defineProperty(socket, 'remoteAddress', { value: undefined }));
    const origin = await reset.listen({ port: 0, host: '127.0.0.1' });
    const { status } = await fetch(`${origin}/th`, { headers: HTML });
    expect(status).toBe(200);
  });
});

describe('security headers', () => {
  it('allow scripts from our own files and those inlined in the page, and no others', async () => {
    const { headers } = await get('/th');
    const csp = String(headers['content-security-policy']);
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(csp).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(csp).toContain("style-src 'self' 'unsafe-inline'");
    for (const told of ["frame-ancestors 'none'", "worker-src 'self';", "manifest-src 'self';"])
      expect(csp).toContain(told);
    expect(csp.replace(/style-src[^;]*/, '')).not.toMatch(/unsafe|\*|https?:/);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it.each(['/th/%ff?plate=x', '/%', '/x/%ff', '/assets/%ff'])(
    'are on an address that cannot be read: %s',
    async (path) => {
      const [expected, { headers }] = await Promise.all([get('/th'), get(path)]);
      for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy', 'x-frame-options'])
        expect([name, headers[name]]).toEqual([name, expected.headers[name] ?? 'none']);
    },
  );

  it('are on answers to calls and on failures too', async () => {
    for (const path of ['/x/health/?key_account=roddee-web', '/x/health/', '/nothing']) {
      const { headers } = await get(path, { accept: 'application/json' });
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' });
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    }
  });
});

describe('a call beside the pages', () => {
  it.each(['application/json', 'text/plain', 'x'])(
    'with a body of the type %s is refused in the envelope, and nothing of the server shows',
    async (type) => {
      const headers = { 'content-type': type };
      const answer = await app.inject({ method: 'POST', url: '/appointment/confirm', headers, payload: 'item=x' });
      expect([answer.statusCode, answer.json()]).toEqual([
        415,
        expect.objectContaining({ error_code: ERROR.unsupportedBody }),
      ]);
    },
  );
});
