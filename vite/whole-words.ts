import type { Plugin } from 'vite';
import { keepWordsWhole } from '../domain/whole-words.ts';

/** No line ends within a word of the Thai texts. */
export function wholeWords(): Plugin {
  return {
    name: 'whole-words',
    enforce: 'post',
    transform: {
      filter: { id: /\/locales\/th\/[^?]*\.po$/ },
      handler: (code) => ({ code: keepWordsWhole(code), map: null }),
    },
  };
}
