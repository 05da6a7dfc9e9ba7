import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownFolder } from '#tests/support/own-folder.ts';
import config from '../../.dependency-cruiser.mjs';
import { findViolations } from '../../tools/boundaries.mjs';

const root = process.cwd();

/** A planted file, what it imports, and the rule that must name it. */
const forbidden: [file: string, imports: string, rule: string][] = [
  ['domain/a1.ts', 'zod/mini', 'domain-imports-nothing'],
  ['domain/a2.ts', 'node:fs', 'domain-imports-nothing'],
  ['domain/a3.ts', '#contract/target.ts', 'domain-imports-nothing'],
  ['domain/a4.ts', '#machines/shared/target.ts', 'domain-imports-nothing'],
  ['domain/a5.ts', '#src/ui/target.tsx', 'domain-imports-nothing'],
  ['domain/a6.ts', '#server/db/target.ts', 'domain-imports-nothing'],
  ['workbook/a1.ts', 'node:fs', 'workbook-imports-domain-and-xlsx'],
  ['workbook/a2.ts', '#contract/target.ts', 'workbook-imports-domain-and-xlsx'],
  ['contract/a1.ts', 'zod', 'contract-imports-domain-and-zod-mini'],
  ['contract/a2.ts', 'node:fs', 'contract-imports-domain-and-zod-mini'],
  ['contract/a3.ts', '#machines/shared/target.ts', 'contract-imports-domain-and-zod-mini'],
  ['contract/a4.ts', '#src/ui/target.tsx', 'contract-imports-domain-and-zod-mini'],
  ['contract/a5.ts', '#server/db/target.ts', 'contract-imports-domain-and-zod-mini'],
  ['machines/geolocation/a1.ts', 'react', 'machines-import-domain-contract-xstate'],
  ['machines/geolocation/a2.ts', '@xstate/react', 'machines-import-domain-contract-xstate'],
  ['machines/geolocation/a3.ts', '#src/api/target.ts', 'machines-import-domain-contract-xstate'],
  ['machines/geolocation/a4.ts', '#server/db/target.ts', 'machines-import-domain-contract-xstate'],
  ['machines/geolocation/a5.ts', 'zod/mini', 'machines-import-domain-contract-xstate'],
  ['machines/geolocation/a6.ts', '#machines/availability/target.ts', 'chart-imports-no-other-chart'],
  ['machines/retail-booking/a1.ts', '#machines/booking-lookup/target.ts', 'retail-booking-imports-declared-children'],
  ['machines/availability/a1.ts', '#machines/retail-booking/target.ts', 'chart-imports-no-other-chart'],
  ['machines/just-made/a1.ts', '#machines/availability/target.ts', 'chart-imports-no-other-chart'],
  ['src/ui/a1.tsx', '#domain/target.ts', 'ui-imports-react-and-mantine'],
  ['src/ui/a2.tsx', '#src/api/target.ts', 'ui-imports-react-and-mantine'],
  ['src/ui/a3.tsx', '@tanstack/react-router', 'ui-imports-react-and-mantine'],
  ['src/ui/a4.tsx', '#machines/shared/target.ts', 'ui-imports-react-and-mantine'],
  ['src/ui/a5.tsx', '@lingui/react', 'ui-imports-react-and-mantine'],
  ['src/api/a1.ts', '#src/i18n/target.ts', 'api-imports-domain-and-contract'],
  ['src/api/a2.ts', '#machines/shared/target.ts', 'api-imports-domain-and-contract'],
  ['src/i18n/a1.ts', '#src/api/target.ts', 'i18n-imports-domain-and-contract'],
  ['src/parts/a1.tsx', '#src/api/target.ts', 'parts-import-ui-and-texts'],
  ['src/parts/a2.tsx', '#src/flows/availability/target.tsx', 'parts-import-ui-and-texts'],
  ['src/flows/geolocation/a1.tsx', '#machines/availability/target.ts', 'flow-imports-no-other-flow'],
  ['src/flows/geolocation/a2.tsx', '#src/flows/availability/target.tsx', 'flow-imports-no-other-flow'],
  ['src/flows/geolocation/a3.tsx', '#src/pages/home/target.tsx', 'flow-imports-its-own-chart'],
  ['src/flows/geolocation/a4.tsx', '#src/app/target.tsx', 'flow-imports-its-own-chart'],
  ['src/flows/geolocation/a5.tsx', '#server/db/target.ts', 'flow-imports-its-own-chart'],
  ['src/flows/retail-booking/a1.tsx', '#src/flows/booking-lookup/target.tsx', 'retail-booking-imports-declared-flows'],
  ['src/flows/retail-booking/a2.tsx', '#machines/booking-lookup/target.ts', 'retail-booking-imports-declared-flows'],
  ['src/flows/booking-lookup/a9.tsx', '#src/flows/availability/target.tsx', 'booking-lookup-imports-declared-flows'],
  ['src/flows/my-bookings/a1.tsx', '#src/flows/availability/target.tsx', 'my-bookings-imports-declared-flows'],
  ['src/flows/car-form/a1.tsx', '#src/flows/availability/target.tsx', 'car-form-imports-declared-flows'],
  ['src/flows/company-profile/a1.tsx', '#src/flows/availability/target.tsx', 'company-profile-imports-declared-flows'],
  [
    'src/flows/take-car-addresses/a1.tsx',
    '#src/flows/availability/target.tsx',
    'take-car-addresses-imports-declared-flows',
  ],
  ['src/flows/login/a1.tsx', '#src/flows/availability/target.tsx', 'login-imports-declared-flows'],
  ['machines/car-booking/a1.ts', '#machines/geolocation/target.ts', 'car-booking-imports-declared-children'],
  [
    'machines/corporate-booking/a1.ts',
    '#machines/geolocation/target.ts',
    'corporate-booking-imports-declared-children',
  ],
  [
    'src/flows/corporate-booking/a1.tsx',
    '#src/flows/booking-lookup/target.tsx',
    'corporate-booking-imports-declared-flows',
  ],
  ['machines/retail-booking/a2.ts', '#machines/geolocation/target.ts', 'retail-booking-imports-declared-children'],
  ['src/offline/a1.ts', '#src/flows/availability/target.tsx', 'offline-imports-api-parts-and-texts'],
  ['src/offline/worker/a1.ts', '#src/ui/target.tsx', 'service-worker-imports-no-screen'],
  ['src/flow-host/a1.ts', '#src/flows/availability/target.tsx', 'hosts-of-flows-know-no-flow'],
  ['src/wizard/a1.tsx', '#machines/availability/target.ts', 'hosts-of-flows-know-no-flow'],
  ['src/flows/availability/a1.tsx', '#src/flows/retail-booking/target.tsx', 'flow-imports-no-other-flow'],
  ['src/flows/just-made/a1.tsx', '#src/flows/booking-lookup/target.tsx', 'flow-imports-no-other-flow'],
  ['src/flows/just-made/a2.tsx', '#src/flows/availability/target.tsx', 'flow-imports-no-other-flow'],
  ['src/flows/just-made/a3.tsx', '#machines/availability/target.ts', 'flow-imports-no-other-flow'],
  ['src/pages/home/a1.tsx', '#src/flows/availability/target.tsx', 'page-imports-no-flow-and-no-other-page'],
  ['src/pages/home/a2.tsx', '#src/pages/news/target.tsx', 'page-imports-no-flow-and-no-other-page'],
  ['src/pages/home/a3.tsx', '#machines/shared/target.ts', 'page-imports-no-flow-and-no-other-page'],
  ['src/routes/a1.tsx', '#server/db/target.ts', 'routes-and-app-import-src'],
  ['src/app/a1.tsx', '#machines/shared/target.ts', 'routes-and-app-import-src'],
  ['src/app/a6.tsx', '#src/flows/availability/target.tsx', 'app-knows-no-flow-but-who-is-signed-in'],
  ['src/parts/a3.tsx', '@mantine/core', 'mantine-is-in-ui'],
  ['src/flows/availability/a2.tsx', '@mantine/dates', 'mantine-is-in-ui'],
  ['server/a1.ts', '#src/api/target.ts', 'server-imports-domain-and-contract'],
  ['server/a2.ts', '#machines/shared/target.ts', 'server-imports-domain-and-contract'],
  ['server/a3.ts', 'react', 'server-has-no-browser-packages'],
  [
    'server/modules/branch/a1.ts',
    '#server/modules/booking/target.repo.ts',
    'server-module-imports-http-db-and-services',
  ],
  ['server/modules/branch/a2.ts', '#server/jobs/target.ts', 'server-module-imports-http-db-and-services'],
  ['server/db/a1.ts', '#server/modules/booking/target.service.ts', 'db-and-http-know-no-module'],
  ['server/http/a1.ts', '#server/modules/booking/target.service.ts', 'db-and-http-know-no-module'],
  ['server/db/a2.ts', '#server/http/target.ts', 'db-knows-no-http'],
  ['src/app/a2.tsx', '#tests/support/target.ts', 'nothing-imports-tests'],
  ['src/app/a3.tsx', '#src/api/target.test.ts', 'nothing-imports-tests'],
  ['src/app/a4.tsx', '#src/api/target.fixtures.ts', 'only-tests-and-the-studio-import-fixtures'],
  ['src/app/a5.ts', '#contract/calls/all.ts', 'browser-takes-calls-by-area'],
  ['machines/shared/a1.ts', '#contract/calls/all.ts', 'browser-takes-calls-by-area'],
  ['tools/a1.ts', '#tests/e2e/support/target.ts', 'nothing-imports-tests'],
  ['tools/pictures/a1.ts', '#tests/support/target.ts', 'pictures-import-only-page-objects-and-walks'],
  ['tests/e2e/support/a1.ts', '#tests/e2e/availability/target.ts', 'support-of-tests-knows-no-flow'],
  ['tests/support/a1.ts', '#src/flows/availability/target.tsx', 'support-of-tests-knows-no-flow'],
  ['server/a4.ts', '../tools/target.ts', 'product-imports-no-tools-and-no-studio'],
  ['server/a8.ts', '#studio/page/target.ts', 'product-imports-no-tools-and-no-studio'],
  ['studio/page/a1.ts', '#src/app/target.tsx', 'studio-imports-charts-their-walks-and-parts'],
  ['server/a5.ts', './a5.ts', 'no-circles'],
  ['server/a6.ts', '#server/absent.ts', 'every-import-resolves'],
  ['server/a7.ts', 'no-such-package', 'every-import-resolves'],
];

const allowed: [file: string, imports: string][] = [
  ['domain/b1.ts', './target.ts'],
  ['contract/b1.ts', '#domain/target.ts'],
  ['contract/b2.ts', 'zod/mini'],
  ['machines/geolocation/b1.ts', '#contract/target.ts'],
  ['machines/geolocation/b2.ts', 'xstate'],
  ['machines/geolocation/b3.ts', '#machines/shared/target.ts'],
  ['machines/geolocation/b5.test.ts', '#tests/support/target.ts'],
  ['machines/retail-booking/b1.ts', '#machines/availability/target.ts'],
  ['src/ui/b1.tsx', '@mantine/core'],
  ['src/ui/b2.tsx', 'react'],
  ['src/api/b1.ts', '#contract/target.ts'],
  ['server/b2.ts', '#contract/calls/all.ts'],
  ['src/flows/retail-booking/b1.tsx', '#src/flows/availability/target.tsx'],
  ['src/flows/retail-booking/b2.tsx', '#machines/retail-booking/b1.ts'],
  ['src/flows/retail-booking/b3.tsx', '#src/ui/target.tsx'],
  ['src/parts/b1.tsx', '#src/ui/target.tsx'],
  ['src/parts/b2.tsx', '@mantine/hooks'],
  ['src/flows/retail-booking/b4.tsx', '#src/parts/b1.tsx'],
  ['src/flows/retail-booking/b5.tsx', '#src/flows/geolocation/target.tsx'],
  ['src/flows/geolocation/b1.tsx', '#src/flow-host/target.ts'],
  ['src/flows/geolocation/b2.tsx', '#src/wizard/target.tsx'],
  ['src/pages/home/b1.tsx', '#src/api/target.ts'],
  ['src/routes/b1.tsx', '#src/flows/availability/target.tsx'],
  ['server/modules/branch/b1.ts', '#server/modules/booking/target.service.ts'],
  ['server/modules/branch/b2.ts', 'node:crypto'],
  ['server/modules/branch/b3.ts', '#server/db/target.ts'],
  ['server/b1.ts', 'fastify'],
  ['tools/pictures/b1.ts', '#tests/e2e/support/target.ts'],
  ['tests/e2e/support/b1.ts', '#tests/support/target.ts'],
  ['tests/support/b1.ts', '#src/api/target.fixtures.ts'],
];

/** One import of another flow, in every way of writing it but `import('…')` as a type, which lint refuses everywhere. */
const ways: [file: string, text: string][] = [
  ['w1.ts', "import { found } from '#src/flows/booking-lookup/target.tsx';\nexport const w = found;\n"],
  ['w2.ts', "import type { Found } from '#src/flows/booking-lookup/target.tsx';\nexport type W = Found;\n"],
  ['w3.ts', "export * from '#src/flows/booking-lookup/target.tsx';\n"],
  ['w4.ts', "export type { Found } from '#src/flows/booking-lookup/target.tsx';\n"],
  ['w5.ts', "export const w = () => import('#src/flows/booking-lookup/target.tsx');\n"],
  ['w6.ts', "import '#src/flows/booking-lookup/target.tsx';\n"],
  ['w7.ts', "import { found } from '../booking-lookup/target.tsx';\nexport const w = found;\n"],
];

const UNUSED_SHAPE = 'wire-shapes-are-those-of-guests';

function plantText(files: readonly (readonly [file: string, text: string])[]): string {
  const folder = ownFolder('boundaries-');
  for (const [file, text] of [['package.json', readFileSync(join(root, 'package.json'), 'utf8')], ...files] as const) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

function plant(files: readonly (readonly [string, string, ...string[]])[]): string {
  return plantText(
    files.flatMap(([file, target]) => {
      const own = [file, `import * as target from '${target}';\nexport const found = target;\n`] as const;
      const local = /^#(.*\b(?:target|all)\..*)$/.exec(target)?.[1] ?? join(dirname(file), target);
      return /\/(target|all)\./.test(target) ? [own, [local, 'export {};\n'] as const] : [own];
    }),
  );
}

describe('import boundaries', async () => {
  const { violations } = await findViolations(plant(forbidden));

  it.each(forbidden)('%s importing %s is reported as %s', (file, _imports, rule) => {
    expect(violations.filter(({ from }) => from === file).map((found) => found.rule)).toContain(rule);
  });

  it('no way of writing an import lets a flow name another one', async () => {
    const target = 'export const found = 1;\nexport type Found = number;\n';
    const folder = plantText([
      ['src/flows/booking-lookup/target.tsx', target],
      ...ways.map(([file, text]) => [`src/flows/geolocation/${file}`, text] as const),
    ]);
    const found = (await findViolations(folder)).violations
      .filter(({ rule }) => rule === 'flow-imports-no-other-flow')
      .map(({ from }) => from.replace('src/flows/geolocation/', ''));
    expect([...new Set(found)].toSorted()).toEqual(ways.map(([file]) => file));
  });

  it('a wire shape that no guest call uses is reported', async () => {
    const folder = plantText([
      ['contract/calls/booking.calls.ts', "export * from '../wire/slot.ts';\n"],
      ['contract/calls/member.calls.ts', "export * from './member.shapes.ts';\nexport * from './member.shapes.ts';\n"],
      ...['contract/wire/slot.ts', 'contract/wire/member.ts', 'contract/calls/member.shapes.ts'].map(
        (file) => [file, 'export const shape = 1;\n'] as const,
      ),
    ]);
    const { violations } = await findViolations(folder);
    expect(violations.map(({ rule, from }) => [rule, from])).toEqual([[UNUSED_SHAPE, 'contract/wire/member.ts']]);
  });

  it('what the table allows is not reported', async () => {
    const clean = await findViolations(plant(allowed));
    expect(clean.violations).toEqual([]);
    expect(clean.modules).toBeGreaterThan(allowed.length);
  });

  it('an empty tree counts no modules, so it proves nothing', async () => {
    const empty = await findViolations(plant([]));
    expect(empty.modules).toBe(0);
  });

  it('every rule has a planted violation', () => {
    expect(new Set([UNUSED_SHAPE, ...forbidden.map(([, , rule]) => rule)])).toEqual(
      new Set(config.forbidden.map(({ name }) => name)),
    );
  });
});
