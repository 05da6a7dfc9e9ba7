import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/** Turns Lingui's macros into calls. Parts of a split route have ids with a query, which the filter lets through. */
export function linguiMacro(): Plugin {
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(src|studio)\/[^?]*\.tsx?(\?|$)/, code: /@lingui\/(core|react)\/macro/ },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id.split('?')[0] ?? id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: ['@lingui/babel-plugin-lingui-macro'],
        });
        return result?.code ? { code: result.code, map: JSON.stringify(result.map) } : null;
      },
    },
  };
}
