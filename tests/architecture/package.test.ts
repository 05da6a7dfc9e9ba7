import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { textOf } from './source-files.ts';

const versions = z.optional(z.record(z.string(), z.string()));
const manifest = z.object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions });
const locked = z.object({ optionalDependencies: versions });
const lock = z.object({ packages: z.record(z.string(), z.unknown()) });

const wanted = manifest.parse(JSON.parse(textOf('package.json')));

describe('package.json', () => {
  it('names one exact version of each package', () => {
    const all = { ...wanted.dependencies, ...wanted.devDependencies, ...wanted.optionalDependencies };
    expect(Object.keys(all).length).toBeGreaterThan(20);
    const loose = Object.entries(all).filter(
      ([, version]) => !/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('matches the lock file', () => {
    const { packages } = lock.parse(JSON.parse(textOf('package-lock.json')));
    expect(manifest.parse(packages[''])).toEqual(wanted);
  });

  it('has a lock file with the packages of every platform, without which npm ci fails', () => {
    const { packages } = lock.parse(JSON.parse(textOf('package-lock.json')));
    const optional = Object.entries(packages).flatMap(([place, entry]) =>
      Object.keys(locked.parse(entry).optionalDependencies ?? {}).map((name) => ({ place, name })),
    );
    const forgotten = optional.filter(
      ({ place, name }) => !(`node_modules/${name}` in packages) && !(`${place}/node_modules/${name}` in packages),
    );
    expect(optional.length).toBeGreaterThan(60);
    expect(forgotten).toEqual([]);
  });
});
