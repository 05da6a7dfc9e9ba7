import { lingui } from '@lingui/vite-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions } from 'vite';
import { apiProxy } from './vite/api-proxy.ts';
import { linguiMacro } from './vite/lingui-macro.ts';
import { withoutChartNotes } from './vite/without-chart-notes.ts';

/** The app, and the script that handles taps before the app is there, which must stay a separate file. */
const ENTRIES = ['index.html', 'src/ui/page/early-tap.ts'];

/** Matches the modules in these folders. */
const below =
  (...folders: string[]) =>
  (id: string): boolean =>
    new RegExp(`/(${folders.join('|')})/`).test(id) && !ENTRIES.some((entry) => id.endsWith(`/${entry}`));

/** A page that the browser draws waits for each of its style sheets, so there should be few: those of packages are merged with the app's own. */
const isStyle = (id: string) => id.endsWith('.css');

/** Charts, calls and what is stored in the browser. As small separate files they would compete for six connections. */
const isOfEveryFlow = (id: string) =>
  below('node_modules/(xstate|@xstate|zod)', 'machines/shared', 'contract')(id) ||
  (below('src/(api|flows)')(id) && /\/src\/api\/(?!.*quer)|\.store\.ts$/.test(id));

/** What is needed after a guest's first page is loaded with the code that uses it. */
const isOfOthers = (id: string) =>
  /\/contract\/calls\/(?!availability|catalogue)|\/src\/api\/(account|file-address|keyed-write|read-or-null|send-photo|use-call)|\/(book-again|car-to-book)\.store|\/src\/flows\/(?!retail-booking)/.test(
    id,
  );

/** What the later steps need, what is done with a booking that is made, questions in the page, who is signed in, and the rules of points. */
const isLater = (id: string) =>
  /\/(src\/flow-host\/(member|use-countdown)|domain\/(booking-code|email|loyalty|phone|provinces|typed-date)|src\/ui\/page\/(save-file|use-kept-focus|use-leave-warning|use-online))\.ts$|\/src\/(parts\/visit\/|ui\/actions\/question\.tsx$)/.test(
    id,
  );

/**
 * Which files are preloaded together with a file that the first script imports. All their names are part of that script, so it lists only the scripts
 * of the home page and the booking; other files load their dependencies when they arrive. Style sheets are always listed, because nothing else loads
 * them.
 */
const neededEarly = (file: string, files: string[], { hostId }: { readonly hostId: string }): string[] => {
  const isFirst = /^assets\/(-home|booking|retail-booking|routes)/.test(file);
  // The member area has a page of the same name.
  const isOfMembers = files.some((each) => each.startsWith('assets/me-'));
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
          // What every page needs: packages in one file, which stays cached when only our code changes, and our own code in another.
          {
            name: 'base',
            test: (id) => below('node_modules', 'vite')(id) && !isStyle(id),
            tags: ['$initial'],
            priority: 6,
          },
          { name: 'app', test: (id) => below('domain', 'src')(id) || isStyle(id), tags: ['$initial'], priority: 5 },
          // Small modules that many files share. A group pulls in what its files import, except modules of a group above it.
          {
            name: 'leaves',
            test: (id) =>
              (below('domain', 'src/parts/(?!list)', 'src/ui/(actions|feedback|layout|page)')(id) ||
                id.endsWith('/src/i18n/amounts.ts')) &&
              !isLater(id),
            minShareCount: 3,
            priority: 4,
          },
          // The schema library, separate from the schemas made with it, because each is a long task of its own.
          { name: 'zod', test: below('node_modules/zod'), priority: 3 },
          // What every flow needs.
          { name: 'flows', test: (id) => isOfEveryFlow(id) && !isOfOthers(id), priority: 3 },
          {
            name: 'booking',
            test: (id) =>
              (below('machines/(availability|booking-confirmation|retail-booking)', 'src/(flow-host|wizard)')(id) &&
                !isLater(id)) ||
              /\/(retail-booking\.visit|use-retail-booking|lazy-branch-step\.part)\.ts$|\/src\/(flows\/(availability|retail-booking)\/[^/]*|ui\/actions\/ask-first\.module)\.css$/.test(
                id,
              ),
            priority: 1,
          },
          // Small style sheets, those for existing bookings and those of the member area: one file each, because every name would be part of the
          // first script.
          {
            name: 'booked',
            test: (id) =>
              isStyle(id) &&
              below('src/flows/(booking-lookup|cancellation)', 'src/parts/visit', 'src/pages/booking-completed')(id),
            priority: 2,
          },
          {
            name: 'small',
            test: (id) =>
              /\/src\/.*\/(checkbox|error-summary|field-pair|guideline|plate|plate-field|rule-list|terms|terms\.page)\.module\.css$/.test(
                id,
              ),
            priority: 2,
          },
          {
            name: 'me',
            test: (id) =>
              isStyle(id) &&
              (below(
                'src/routes/\\$lang/(me|webview)',
                'src/flows/(car|coupon|my)-[^/]+',
                'src/pages/(account|points|webview)',
                'src/parts/list',
                'src/ui/navigation',
              )(id) ||
                /\/styles\/(Group|Pagination|Tabs)\.layer\.css$/.test(id)),
            priority: 1,
          },
          // The query cache of the steps; the first free time does not wait for it.
          { name: 'queries', test: below('node_modules/@tanstack/(query-core|react-query)'), priority: 0 },
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
    withoutChartNotes(),
    linguiMacro(),
    react(),
    lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
  ],
  server: { port: 5173, proxy: apiProxy(`http://127.0.0.1:${apiPort}`) },
  build: isSsrBuild ? renderer : client,
}));
