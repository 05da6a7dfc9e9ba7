/** The charts that a chart runs as its children. */
const childCharts = {
  'car-booking': ['availability'],
  'corporate-booking': ['booking-confirmation', 'car-booking'],
  'retail-booking': ['availability', 'booking-confirmation'],
};
/** The flows whose screens a flow's screens include: those of its chart's children, and those that run beside it. */
const flowsWithin = {
  'booking-lookup': ['cancellation'],
  'car-form': ['car-photo', 'car-registration'],
  login: ['car-registration'],
  'company-profile': ['address-choice'],
  'corporate-booking': [...childCharts['corporate-booking'], 'address-choice', 'availability', 'geolocation'],
  'take-car-addresses': ['address-choice'],
  'my-bookings': ['booking-lookup', 'cancellation'],
  'retail-booking': [...childCharts['retail-booking'], 'car-registration', 'geolocation'],
};

const test = String.raw`\.(test|fixtures)\.tsx?$`;
const withChildren = Object.keys(childCharts).join('|');
const withFlows = Object.keys(flowsWithin).join('|');

/** A layer may import only what is named here; anything else is reported. */
function only(name, layer, allowed, types) {
  return {
    name,
    severity: 'error',
    from: { path: layer, pathNot: test },
    to: { pathNot: allowed, couldNotResolve: false, ...(types && { dependencyTypesNot: types }) },
  };
}

const packages = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;
const anyPackage = '(^|/)node_modules/';
const shared = ['^domain/', '^contract/'];
const screenParts = ['^src/(api|ui|i18n|parts|offline)/', ...shared];
const hosts = '^src/(flow-host|wizard)/';

const layers = [
  only('domain-imports-nothing', '^domain/', ['^domain/']),
  only('workbook-imports-domain-and-xlsx', '^workbook/', ['^workbook/', '^domain/', packages('xlsx', '@e965/xlsx')]),
  only('contract-imports-domain-and-zod-mini', '^contract/', [...shared, packages('zod/mini', 'zod/v4/locales')]),
  only('machines-import-domain-contract-xstate', '^machines/', ['^machines/', ...shared, packages('xstate')]),
  only('ui-imports-react-and-mantine', '^src/ui/', [
    '^src/ui/',
    packages(
      'react',
      'react-dom',
      '@types/react',
      '@types/react-dom',
      '@mantine',
      '@tabler/icons-react',
      '@fontsource-variable',
    ),
  ]),
  only('api-imports-domain-and-contract', '^src/api/', ['^src/api/', ...shared, anyPackage]),
  only('i18n-imports-domain-and-contract', '^src/i18n/', ['^src/i18n/', '^locales/', ...shared, anyPackage]),
  only('parts-import-ui-and-texts', '^src/parts/', ['^src/(parts|ui|i18n)/', ...shared, anyPackage]),
  only('offline-imports-api-parts-and-texts', '^src/offline/', [
    '^src/(offline|api|parts|ui|i18n)/',
    ...shared,
    anyPackage,
  ]),
  only('service-worker-imports-no-screen', '^src/offline/worker/', [
    '^src/offline/(worker/|kept-bookings|take-over)',
    ...shared,
  ]),
  only('hosts-of-flows-know-no-flow', hosts, [hosts, '^machines/shared/', ...screenParts, anyPackage]),
  only('flow-imports-its-own-chart', '^src/flows/([^/]+)/', [
    '^src/flows/$1/',
    hosts,
    '^machines/($1|shared)/',
    '^workbook/',
    ...screenParts,
    anyPackage,
    // Imports between flows are checked below.
    `^(machines|src/flows)/(${Object.values(flowsWithin).flat().join('|')})/`,
  ]),
  only('page-imports-no-flow-and-no-other-page', '^src/pages/([^/]+)/', ['^src/pages/$1/', ...screenParts, anyPackage]),
  only('studio-imports-charts-their-walks-and-parts', '^studio/', [
    '^studio/',
    '^machines/',
    '^src/(ui|i18n)/',
    '^tests/(flows/|support/model/)',
    '^docs/requirements\\.tsv$',
    ...shared,
    '^locales/',
    anyPackage,
  ]),
  only('app-knows-no-flow-but-who-is-signed-in', '^src/app/', [
    '^src/(?!flows/)',
    '^src/flows/(session|login)/',
    '^locales/',
    ...shared,
    anyPackage,
  ]),
  only('routes-and-app-import-src', '^src/(routes|app)/', ['^src/', '^locales/', ...shared, anyPackage]),
  only('server-imports-domain-and-contract', '^server/', ['^server/', '^workbook/', ...shared, anyPackage], ['core']),
  only(
    'server-module-imports-http-db-and-services',
    '^server/modules/([^/]+)/',
    [
      '^server/modules/$1/',
      String.raw`^server/modules/[^/]+/[^/]+\.service\.ts$`,
      '^server/(http|db|content)/',
      String.raw`^server/json-text\.ts$`,
      '^workbook/',
      ...shared,
      anyPackage,
    ],
    ['core'],
  ),
];

const nobody = (name, from, to) => ({ name, severity: 'error', from, to });

/** A file in one of these folders may import from another one only if the table declares it. */
const declared = (folders, table) =>
  Object.entries(table).map(([parent, names]) =>
    nobody(
      `${parent}-imports-declared-${folders === 'machines' ? 'children' : 'flows'}`,
      { path: `^${folders}/${parent}/`, pathNot: test },
      { path: '^(machines|src/flows)/', pathNot: `^(machines|src/flows)/(${[parent, 'shared', ...names].join('|')})/` },
    ),
  );

const children = [
  ...declared('machines', childCharts),
  ...declared('src/flows', flowsWithin),
  nobody(
    'chart-imports-no-other-chart',
    { path: '^machines/([^/]+)/', pathNot: [test, `^machines/(${withChildren})/`] },
    { path: '^machines/', pathNot: '^machines/($1|shared)/' },
  ),
  nobody(
    'flow-imports-no-other-flow',
    { path: '^src/flows/([^/]+)/', pathNot: [test, `^src/flows/(${withFlows})/`] },
    { path: '^(machines|src/flows)/', pathNot: '^(machines|src/flows)/($1|shared)/' },
  ),
];

const everywhere = [
  nobody('db-and-http-know-no-module', { path: '^server/(db|http)/', pathNot: test }, { path: '^server/modules/' }),
  nobody('db-knows-no-http', { path: '^server/db/', pathNot: test }, { path: '^server/http/' }),
  nobody(
    'mantine-is-in-ui',
    { path: '^src/', pathNot: [test, '^src/ui/'] },
    { path: String.raw`(^|/)node_modules/@mantine/(?!hooks/)` },
  ),
  nobody(
    'server-has-no-browser-packages',
    { path: '^server/' },
    { path: packages('react', 'react-dom', 'xstate', '@mantine') },
  ),
  nobody(
    'nothing-imports-tests',
    { pathNot: [test, '^tests/', '^studio/', '^tools/(atlas|pictures)[./]', String.raw`^vitest\.config\.ts$`] },
    { path: ['^tests/', String.raw`\.test\.tsx?$`] },
  ),
  nobody(
    'pictures-import-only-page-objects-and-walks',
    { path: '^tools/(atlas|pictures)[./]', pathNot: test },
    { path: ['^tests/', String.raw`\.test\.tsx?$`], pathNot: '^tests/(e2e|support/model)/' },
  ),
  nobody(
    'support-of-tests-knows-no-flow',
    { path: '^tests/(e2e/)?support/' },
    { path: ['^tests/', '^src/flows/'], pathNot: '^tests/(e2e/)?support/' },
  ),
  nobody(
    'browser-takes-calls-by-area',
    { path: '^(machines|src)/', pathNot: test },
    { path: String.raw`^contract/calls/all\.ts$` },
  ),
  // Every guest loads these, in the contract's chunk; shapes that only another area uses belong beside that area's calls.
  nobody(
    'wire-shapes-are-those-of-guests',
    { path: String.raw`^contract/calls/(booking|catalogue|home)\.calls\.ts$` },
    { path: '^contract/wire/', reachable: false },
  ),
  nobody(
    'only-tests-and-the-studio-import-fixtures',
    { pathNot: [test, '^(tests|studio)/'] },
    { path: String.raw`\.fixtures\.ts$` },
  ),
  nobody(
    'product-imports-no-tools-and-no-studio',
    { path: '^(domain|workbook|contract|machines|src|server)/', pathNot: test },
    { path: '^(tools|studio)/' },
  ),
  nobody('no-circles', {}, { circular: true }),
  nobody('every-import-resolves', {}, { couldNotResolve: true }),
];

/** @type {{ name: string }[]} */
const forbidden = [...layers, ...children, ...everywhere];

export default {
  forbidden,
  options: {
    // TypeScript 7 has no JavaScript API, so with its default parser the cruiser would find no modules at all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(dist|node_modules)/', String.raw`\.svg$`] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
