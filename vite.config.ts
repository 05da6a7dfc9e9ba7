import { dirname, relative } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { areaOf } from './src/i18n/areas.ts';
import { apiProxy } from './vite/api-proxy.ts';
import { linguiMacro } from './vite/lingui-macro.ts';
import { wholeWords } from './vite/whole-words.ts';
import { withoutChartNotes } from './vite/without-chart-notes.ts';

/** The app, and what answers taps before the app has loaded: it stays in a file of its own. */
const ENTRIES = ['index.html', 'src/ui/page/early-tap.ts'];

/** A module's path from here. */
const pathOf = (id: string) => relative(import.meta.dirname, id).replaceAll('\\', '/');

const isStyle = (id: string) => id.endsWith('.css');

/** The scripts below these folders. */
const below = (...folders: string[]) => {
  const path = new RegExp(`^(${folders.join('|')})/`);
  return (id: string) => path.test(pathOf(id)) && !isStyle(id) && !ENTRIES.includes(pathOf(id));
};

/** The scripts in these folders, but not in folders within. */
const directlyIn =
  (...folders: string[]) =>
  (id: string) =>
    folders.includes(dirname(pathOf(id))) && !isStyle(id);

const some =
  (...tests: ((id: string) => boolean)[]) =>
  (id: string) =>
    tests.some((test) => test(id));

/**
 * A page that the browser draws waits for each of its style sheets, and each name is part of the first script, so there are few: one for each area of
 * texts, and one for parts. Signing in and the booking's first steps have their own, and large sheets are loaded with the code that uses them.
 */
const sheetOf = (id: string): string | null => {
  const path = pathOf(id);
  if (/^src\/ui\/navigation\/|\/styles\/(Group|Pagination|Tabs)\.layer\.css$/.test(path)) return 'member';
  if (/^src\/ui\/(brand|car|inputs|layout|questions)\/(?!calendar)/.test(path)) return 'parts';
  if (!path.startsWith('src/') || /^src\/flows\/(login|retail-booking\/steps\/(branch|time))\//.test(path)) return null;
  const area = areaOf(path);
  return area === 'steps' || area === 'member' || area === 'studio' ? area : null;
};

/** The sheet of the booking's first steps goes with their scripts. */
const isBookingSheet = (id: string) => isStyle(id) && areaOf(pathOf(id)) === 'booking';

/** Small files of the home page's reading that the booking needs too. */
const isOfBoth = (id: string) =>
  [
    'src/api/read.ts',
    'src/app/drawing/server-patience.ts',
    'src/flows/retail-booking/kept/recent-branches.store.ts',
  ].includes(pathOf(id));

/** What every reading of a page needs. */
const isReading = (id: string) =>
  ['src/api/queries/query-client.ts', 'src/api/queries/read-or-null.ts', 'src/app/drawing/read-ahead.ts'].includes(
    pathOf(id),
  );

/** What tells of every chart. */
const isInspection = (id: string) => pathOf(id) === 'src/flow-host/inspected.ts';

/** The booking's page, with what it imports: one file with the charts compresses better than two. */
const isBookingPage = (id: string) => pathOf(id) === 'src/flows/retail-booking/retail-booking.page.tsx';

/**
 * Which files are preloaded together with a file that the first script imports. All their names are part of that script, so it lists only the scripts
 * of the home page and the booking; other files load their dependencies when they arrive. Style sheets are always listed, because nothing else loads
 * them.
 */
const neededEarly = (file: string, files: string[], { hostId }: { readonly hostId: string }): string[] => {
  const isFirst = /^assets\/(-home|booking|retail-booking|routes)/.test(file);
  // The member area has a page of the same name.
  const isOfMembers = files.some((each) => each.startsWith('assets/member-'));
  return /\/app-[\w-]+\.js$/.test(hostId) && (!isFirst || isOfMembers)
    ? files.filter((each) => each.endsWith('.css'))
    : files;
};

const apiPort = process.env['API_PORT'] ?? '3001';

const client: BuildOptions = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  modulePreload: { polyfill: false, resolveDependencies: neededEarly },
  rolldownOptions: {
    input: ENTRIES,
    output: {
      codeSplitting: {
        groups: [
          { name: 'early-tap', test: (id) => pathOf(id) === ENTRIES[1], priority: 7 },
          // What every page needs: packages in one file, which stays cached when only our code changes, and ours in another.
          { name: 'base', test: below('node_modules', 'vite'), tags: ['$initial'], priority: 6 },
          { name: 'app', test: some(below('domain', 'src'), isStyle), tags: ['$initial'], priority: 5 },
          { name: sheetOf, debugName: 'styles', test: isStyle, priority: 5 },
          // Small files that many others share. A group also pulls in what its files import, unless a group above it has that.
          {
            name: 'leaves',
            test: some(
              directlyIn('domain', 'src/parts'),
              isOfBoth,
              below('src/i18n/units', 'src/ui/(actions|feedback|layout|page)'),
            ),
            minShareCount: 3,
            priority: 4,
          },
          // The cache of what pages read, without the schemas and charts of the calls: those are loaded with the calls.
          {
            name: 'queries',
            test: some(below('node_modules/@tanstack/(query-core|react-query)'), isReading),
            priority: 4,
          },
          // The schema library, separate from the schemas built with it: each is a long task of its own.
          { name: 'zod', test: below('node_modules/zod'), priority: 3 },
          // What every flow needs. As small separate files these would compete for six connections.
          {
            name: 'flows',
            test: some(
              below('node_modules/(xstate|@xstate)', 'machines/shared(?!/trace)', 'contract/wire'),
              isInspection,
              directlyIn('contract', 'src/api'),
            ),
            priority: 3,
          },
          {
            name: 'booking',
            test: some(
              below('machines/(availability|booking-confirmation|retail-booking)', 'src/flows/retail-booking/visit'),
              directlyIn('src/flow-host', 'src/wizard'),
              isBookingSheet,
              isBookingPage,
            ),
            priority: 1,
          },
        ],
      },
    },
  },
};

/** The same app for the server, which draws its pages. */
const renderer: BuildOptions = {
  outDir: 'dist/render',
  emptyOutDir: true,
  target: 'node20',
  copyPublicDir: false,
};

/** React's own hook instead of the copy for React 17 that @xstate/react brings along; the package's main entry warns about itself in development. */
const withoutShim = [{ find: /^use-sync-external-store\/shim(?=\/|$)/, replacement: 'use-sync-external-store' }];

export default defineConfig(({ command, isSsrBuild }) => ({
  // A worker's chunks: code pages of old workbooks are loaded for those alone.
  worker: { format: 'es' },
  resolve: { alias: command === 'build' ? withoutShim : [] },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page's loader goes with its component: what it reads by is in no other page's first load.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    withoutChartNotes(),
    linguiMacro(),
    react(),
    lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
    wholeWords(),
    // Our own service worker, with the names of this build's files written into it. Pages register it themselves (src/offline/start-offline.ts).
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/offline/worker',
      filename: 'service-worker.ts',
      outDir: 'dist/client',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['assets/*'],
        maximumFileSizeToCacheInBytes: 16_000_000,
      },
    }),
  ],
  server: { port: 5173, proxy: apiProxy(`http://127.0.0.1:${apiPort}`) },
  build: isSsrBuild ? renderer : client,
}));
