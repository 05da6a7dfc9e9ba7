import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import * as z from 'zod/mini';
import { calls, type CallName, type RequestFor } from '#contract/calls/all.ts';
import type { Call } from '#contract/call.ts';
import { fleetCars } from '#contract/calls/fleet.columns.ts';
import { DEMO_PASSWORD, demoCompanies } from '#server/content/demo/companies.ts';
import { build } from '../../tools/build.mjs';
import { shown, spreadOf } from './figures.ts';
import { watchProcessor } from './processor.ts';
import { benchPort, makeDataFolder, startProduct } from './product.ts';

/**
 * The calls about a fleet of 10,000 cars: how long each takes from the request to the whole answer, how much of the processor the server and its
 * database use for it, and how large the answer is as it is sent.
 */
const ENTRY = 'dist/server/main.js';
const TIMES = 11;

const company = demoCompanies.find(({ cars }) => cars === 10_000);
if (company === undefined) throw new Error('no company with 10,000 cars');
await build();
const folder = makeDataFolder();
const product = await startProduct(ENTRY, benchPort(), folder.path);
try {
  const signedIn = await send('signInCompany', { username: company.username, password: DEMO_PASSWORD });
  const cookie = signedIn.cookies.map((set) => set.split(';')[0]).join('; ');
  const { code } = resultsOf('signInCompany', signedIn.body).profile;
  console.log('| call | ms | processor: server, ms | PostgreSQL, ms | kB sent |\n| --- | --- | --- | --- | --- |');
  await measure('listFleet', { code }, cookie);
  await measure('listMyCars', { code }, cookie);
  await measure('listMaintenance', { code }, cookie);
  await measure('groupMaintenance', { code }, cookie);
  await measure('listServiceHistory', { code }, cookie);
  const { body } = await send('listFleet', { code }, cookie);
  const before = process.cpuUsage();
  const ms = await timed(() => Promise.resolve(fleetCars(resultsOf('listFleet', body))));
  const { user, system } = process.cpuUsage(before);
  const used = Math.round((user + system) / 1000 / TIMES);
  console.log(`\nFrom the text of the fleet to its rows: ${shown(spreadOf(ms))} ms, of the processor ${used} ms`);
} finally {
  await product.stop();
  folder.remove();
}

async function timed(work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const from = performance.now();
    await work();
    taken.push(performance.now() - from);
  }
  return taken;
}

async function measure<N extends CallName>(name: N, values: RequestFor<N>, cookie: string): Promise<void> {
  let bytes = 0;
  // The first one also loads what the others use.
  await send(name, values, cookie);
  const watched = watchProcessor([product.pid], folder.path);
  const ms = await timed(async () => {
    ({ bytes } = await send(name, values, cookie));
  });
  const used = watched();
  const each = (all: number | undefined) => (all === undefined ? '' : Math.round(all / TIMES));
  const figures = [shown(spreadOf(ms)), each(used?.server), each(used?.postgres), Math.round(bytes / 1000)];
  console.log(`| ${calls[name].id} ${name} | ${figures.join(' | ')} |`);
}

async function send<N extends CallName>(name: N, values: RequestFor<N>, cookie = '') {
  const call: Call = calls[name];
  const fields = z.encode(call.request, values) as Record<string, string>;
  const form = new URLSearchParams({ ...fields, key_account: 'roddee-web' }).toString();
  const sent = request(`${product.origin}${call.path}`, {
    method: call.method,
    headers: {
      Cookie: cookie,
      Origin: product.origin,
      'Accept-Encoding': 'br',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
  });
  const answered = new Promise<{ bytes: number; body: string; cookies: string[] }>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const { 'content-encoding': encoding, 'set-cookie': cookies = [] } = answer.headers;
      buffer(answer).then(
        (all) =>
          resolve({
            bytes: all.length,
            body: (encoding === 'br' ? brotliDecompressSync(all) : all).toString(),
            cookies,
          }),
        reject,
      );
    });
  });
  sent.end(form);
  return answered;
}

function resultsOf<N extends CallName>(name: N, body: string) {
  const { results } = z.parse(z.object({ results: z.unknown() }), JSON.parse(body));
  return z.parse(calls[name].answer, results) as z.output<(typeof calls)[N]['answer']>;
}
