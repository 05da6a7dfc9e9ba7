import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { mutateBodies } from './body-operators.ts';

const SWITCH = fileURLToPath(new URL('body-switch.ts', import.meta.url));
/** What only says what there is, and what is not part of the chart. */
const NO_BODIES = /\.(fixtures|labels|ports|selectors|types|test)\.ts$/;

/** Puts the mutations of bodies into the source of one flow's chart while it is loaded. */
export function bodyPlugin(flow: string): Plugin {
  return {
    name: 'mutant-bodies',
    enforce: 'pre',
    transform(code, id) {
      const file = id.replace(/\?.*$/, '');
      if (!file.includes(`/machines/${flow}/`) || NO_BODIES.test(file)) return null;
      return { code: `import { isMutated } from ${JSON.stringify(SWITCH)};\n${mutateBodies(code, file)}`, map: null };
    },
  };
}
