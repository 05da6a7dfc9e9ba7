import type { Plugin } from 'vite';
import { keepWordsWhole } from '../domain/whole-words.ts';

/** No line ends within a word of the Thai texts, which also stand for English ones that are missing. */
export function wholeWords(): Plugin {
  return {
    name: 'whole-words',
    enforce: 'post',
    transform: {
      filter: { id: /\/locales\/[^?]*\.po$/ },
      handler: (code) => ({ code: keepWordsWhole(code), map: null }),
    },
  };
}
