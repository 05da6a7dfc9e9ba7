import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownFolder } from '#tests/support/own-folder.ts';
import { commentOf, staleIn } from './flow-docs.ts';

const folder = ownFolder('flow-docs-');

describe('the pages of the charts', () => {
  it('one that is missing, out of date or without a chart is stale', () => {
    const pages = new Map([
      ['right.md', 'as the chart'],
      ['other.md', 'as the chart'],
      ['missing.md', 'as the chart'],
    ]);
    writeFileSync(join(folder, 'right.md'), 'as the chart');
    writeFileSync(join(folder, 'other.md'), 'as the chart was');
    writeFileSync(join(folder, 'left-over.md'), 'as the chart');
    expect(staleIn(folder, pages)).toEqual(['left-over.md', 'missing.md', 'other.md']);
    expect(staleIn(join(folder, 'absent'), new Map([['right.md', 'x']]))).toEqual(['right.md']);
  });

  it('begin with the chart’s own comment, not with another one', () => {
    const source =
      '/** One. */\nconst a = 1;\n\n/**\n * Two\n * lines.\n */\nexport const aMachine = createMachine({});\n';
    expect(commentOf(source, 'a.machine.ts')).toBe('Two lines.');
    expect(() => commentOf('/** One. */\nconst a = 1;\nexport const aMachine = 1;', 'a.machine.ts')).toThrow(
      'a.machine.ts',
    );
  });
});
