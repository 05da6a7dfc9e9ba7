import { calls } from '#contract/calls/all.ts';
import { build } from '../../tools/build.mjs';
import { openConnection } from './client/connection.ts';
import { formText } from './client/form-text.ts';
import { readRequest } from './client/requests.ts';
import { quantile, verdict } from './figures.ts';
import { benchPort, makeDataFolder, startProduct } from './product.ts';
import { optionsOf, report, table, today } from './report.ts';

const BROWSER = 'Accept-Encoding: gzip, br\r\n';
const page = (path: string) => () => readRequest(path, `Accept: text/html\r\n${BROWSER}`);
const BRANCHES = Array.from({ length: 30 }, (_, index) => 1001 + index);
const visit = { hours: 0.5, max_pre_day: 0 };

/** What is read, and the fewest answers a second on two cores, of which the clients take their part. */
const READS: readonly (readonly [name: string, least: number, request: (number: number) => string])[] = [
  ['home', 1000, page('/th')],
  ['a list: news', 1000, page('/th/other/news')],
  ['an item: a product', 1000, page('/en/products/mizuko-cvt')],
  ['branches, as a page', 500, page('/th/branch')],
  [
    'branches, as a call',
    500,
    () =>
      readRequest(
        `${calls.listBranches.path}?${formText('listBranches', { options: { entities: ['open_time', 'close_time'] } })}`,
        BROWSER,
      ),
  ],
  [
    'free times of a branch',
    500,
    (number) => {
      const location_id = BRANCHES[number % BRANCHES.length] ?? 0;
      return readRequest(
        `${calls.listDateTimes.path}?${formText('listDateTimes', { ...visit, location_id })}&timestamp=${number}`,
        BROWSER,
      );
    },
  ],
];
const CLIENTS = 16;
const WARM_UP_SECONDS = 2;

const options = optionsOf(process.argv.slice(2));
await build();
const folder = makeDataFolder();
try {
  const product = await startProduct('dist/server/main.js', benchPort(), folder.path);
  try {
    const rows: string[][] = [];
    for (const [name, least, request] of READS) {
      await readFor(product.origin, request, WARM_UP_SECONDS);
      const { ms, seconds, refused } = await readFor(product.origin, request, options.seconds);
      const rate = ms.length / seconds;
      rows.push([
        name,
        rate.toFixed(0),
        `${quantile(ms, 0.5).toFixed(0)} / ${quantile(ms, 0.99).toFixed(0)}`,
        String(refused),
        String(least),
        verdict(rate >= least && refused === 0),
      ]);
      console.log(rows.at(-1)?.join(' | '));
    }
    const head = ['what', 'answers a second', 'p50 / p99, ms', 'refused', 'at least', ''];
    report(
      'bench:reads',
      `${today()}, ${CLIENTS} clients, ${options.seconds} s each.\n\n${table([head, ...rows])}`,
      options,
    );
  } finally {
    await product.stop();
  }
} finally {
  folder.remove();
}

/** Clients that ask again as soon as they are answered. */
async function readFor(origin: string, request: (number: number) => string, seconds: number) {
  const ms: number[] = [];
  let refused = 0;
  let number = 0;
  const begun = performance.now();
  const until = begun + seconds * 1000;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const connection = openConnection(origin, client);
      while (performance.now() < until) {
        const asked = performance.now();
        const { status } = await connection.send(request((number += 1)));
        if (status === 200) ms.push(performance.now() - asked);
        else refused += 1;
      }
      connection.close();
    }),
  );
  return { ms, refused, seconds: (performance.now() - begun) / 1000 };
}
