import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { namedMutants } from './named.ts';

const CHART = /\/machines\/([a-z-]+)\/\1\.machine\.ts(\?.*)?$/;
const EXPORT = /export const (\w+Machine) =/;
/** Where the walks of the charts and what they are compared with stand. */
const WALKS = /\/tests\/(flows|support)\//;
const SOUND = '?sound';
const LOADER = fileURLToPath(new URL('named.ts', import.meta.url));

/**
 * Puts the fault named by MUTANT into its chart while the module is loaded, for tests and for tested builds; the chart's source does not
 * change. Without MUTANT it does nothing. With MUTANT_IN=pages only the pages have it: what walks them walks the chart as it is.
 */
export function mutantPlugin(
  name = process.env['MUTANT'],
  isInPagesOnly = process.env['MUTANT_IN'] === 'pages',
): Plugin[] {
  if (name === undefined || name === '') return [];
  if (!namedMutants[name]) throw new Error(`no mutant is called ${name}: ${Object.keys(namedMutants).join(', ')}`);
  return [
    {
      name: 'mutant',
      enforce: 'pre',
      async resolveId(source, importer, options) {
        if (!isInPagesOnly || !importer || !WALKS.test(importer)) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && CHART.test(found.id) ? { ...found, id: `${found.id}${SOUND}` } : null;
      },
      transform(code, id) {
        const [, machine] = CHART.test(id) && !id.endsWith(SOUND) ? (EXPORT.exec(code) ?? []) : [];
        if (machine === undefined) return null;
        return {
          code: [
            `import { withMutant } from ${JSON.stringify(LOADER)};`,
            code.replace(EXPORT, 'const sound ='),
            `export const ${machine} = withMutant(${JSON.stringify(name)}, sound);`,
          ].join('\n'),
          map: null,
        };
      },
    },
  ];
}
