import { lingui } from '@lingui/vite-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions } from 'vite';
import { apiProxy } from './vite/api-proxy.ts';
import { linguiMacro } from './vite/lingui-macro.ts';

const ON_EVERY_PAGE =
  /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|use-sync-external-store|clsx|@lingui\/(core|react)|@tanstack\/(router-core|react-router|history|store|react-store))\//;

/** Small leaves that the entry shares with the groups below: a group takes what it imports along, but not from here. */
const LEAVES =
  /\/domain\/(constants|language|digits|thai-calendar)\.|\/retail-booking\.step-names\.|\/src\/(i18n\/(dates|amounts|use-language)|ui\/(feedback\/(skeleton|notice)|theme\/classes|actions\/button|layout\/wrap))\.|\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes|icons\/Icon(Check|Chevron(Left|Right)|AlertCircle|AlertTriangle|CircleCheck|InfoCircle))\./;

const CHARTS = /node_modules\/(xstate|@xstate\/react|use-isomorphic-layout-effect)\/|\/machines\/shared\//;

/** What every call is made and checked with. */
const CONTRACT = /node_modules\/zod\/|\/contract\/|\/src\/api\/(client|catalogue)\.ts/;

/** The booking's charts, and the small leaves that its date step shares with parts that are loaded later. */
const BOOKING =
  /\/machines\/(retail-booking|booking-confirmation|availability)\/|\/src\/(ui\/inputs\/roving-focus|flows\/(availability\/(reasons|calendar-days|day-strip\.module)|retail-booking\/branch-choice)|wizard\/(step-heading|step-notice))\./;

/** The cache of what the steps read: the first free time does not wait for it. */
const QUERIES = /node_modules\/@tanstack\/(query-core|react-query)\/|\/src\/api\/([a-z]+\.queries|query-client)\.ts/;

const apiPort = process.env['API_PORT'] ?? '3001';

const client: BuildOptions = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  modulePreload: { polyfill: false },
  // What every page needs in one file: it is compressed better, and stays in the cache when only our code changes.
  rolldownOptions: {
    input: ['index.html', 'src/ui/page/early-tap.ts'],
    output: {
      codeSplitting: {
        groups: [
          { name: 'base', test: ON_EVERY_PAGE, priority: 5 },
          { name: 'leaves', test: LEAVES, priority: 4 },
          { name: 'charts', test: CHARTS, priority: 3 },
          { name: 'contract', test: CONTRACT, priority: 2 },
          { name: 'booking-charts', test: BOOKING, priority: 1 },
          { name: 'queries', test: QUERIES, priority: 0 },
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

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    linguiMacro(),
    react(),
    lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
  ],
  server: { port: 5173, proxy: apiProxy(`http://127.0.0.1:${apiPort}`) },
  build: isSsrBuild ? renderer : client,
}));
