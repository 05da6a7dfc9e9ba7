import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { namedMutants } from './named.ts';

const CHART = /\/machines\/([a-z-]+)\/\1\.machine\.ts(\?.*)?$/;
const EXPORT = /export const (\w+Machine) =/;
const LOADER = fileURLToPath(new URL('named.ts', import.meta.url));

/**
 * Puts the fault named by MUTANT into its chart while the module is loaded, for tests and for tested builds; the chart's source does not
 * change. Without MUTANT it does nothing.
 */
export function mutantPlugin(name = process.env['MUTANT']): Plugin[] {
  if (name === undefined || name === '') return [];
  if (!namedMutants[name]) throw new Error(`no mutant is called ${name}: ${Object.keys(namedMutants).join(', ')}`);
  return [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(code, id) {
        const [, machine] = CHART.test(id) ? (EXPORT.exec(code) ?? []) : [];
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
