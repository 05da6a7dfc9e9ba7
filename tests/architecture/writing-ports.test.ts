import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls, type CallName } from '#contract/calls/all.ts';
import type { Call } from '#contract/call.ts';
import { codeOf, isTest, repositoryFiles } from './source-files.ts';

const isWrite = (name: string) => name in calls && (calls[name as CallName] as Call).writes === true;

/** The calls that an adapter imports and that change something. */
export const writesOf = (code: string): readonly string[] =>
  [...code.matchAll(/import \{([^}]*)\} from '#contract\/calls\//g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter(isWrite);

/** What is wrong with a flow: it changes something, and no port of its chart says so. */
export function portProblem(adapters: string, ports: string): string | null {
  const writes = writesOf(adapters);
  const declares = /: 'writes'/.test(ports);
  if (writes.length > 0 && !declares) return `sends ${writes.join(', ')}, and no port is declared as 'writes'`;
  return null;
}

const portsOf = (adapters: string) => {
  const [, flow] = /^src\/flows\/([^/]+)\//.exec(adapters) ?? [];
  return `machines/${flow}/${flow}.ports.ts`;
};

/** The charts are tested for what they send after their session has ended, by what their ports declare. */
describe('ports that write', () => {
  const adapters = repositoryFiles.filter((file) => /^src\/flows\/.*\.adapters\.ts$/.test(file) && !isTest(file));

  it('there are adapters that send something that changes something', () => {
    expect(adapters.filter((file) => writesOf(codeOf(file)).length > 0).length).toBeGreaterThan(5);
  });

  it('the check reports a flow whose chart does not know that it writes', () => {
    const writing = `import { listMyCars, addCar } from '#contract/calls/car.calls.ts';`;
    expect(portProblem(writing, `({ saveCar: 'reads' })`)).toContain('addCar');
    expect(portProblem(writing, `({ saveCar: 'writes' })`)).toBeNull();
    expect(portProblem(`import { listMyCars } from '#contract/calls/car.calls.ts';`, `({ list: 'reads' })`)).toBeNull();
  });

  it.each(adapters.filter((file) => existsSync(portsOf(file))))('%s', (file) => {
    expect(portProblem(codeOf(file), codeOf(portsOf(file)))).toBeNull();
  });
});
