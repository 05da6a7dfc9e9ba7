import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pageFaults } from './page-faults.ts';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

/** Puts the fault with the number of PAGE_FAULT into its file while that is loaded; without PAGE_FAULT it does nothing. */
export function pageFaultPlugin(number = process.env['PAGE_FAULT']): Plugin[] {
  if (number === undefined || number === '') return [];
  const fault = pageFaults[Number(number)];
  if (!fault) throw new Error(`there are ${pageFaults.length} faults, and none is ${number}`);
  return [
    {
      name: 'page-fault',
      enforce: 'pre',
      transform(code, id) {
        if (id.replace(/\?.*$/, '') !== `${SRC}${fault.file}`) return null;
        if (!code.includes(fault.from)) throw new Error(`${fault.file} has no ${fault.from}`);
        return { code: code.replace(fault.from, () => fault.to), map: null };
      },
    },
  ];
}
