import { describe, expect, it } from 'vitest';
import { readRequirements, requirementIdsOf, signOf } from '#studio/proof/requirements.ts';
import { renderRequirements, titlesIn } from '../../tools/requirements.ts';
import { repositoryFiles, textOf } from './source-files.ts';

const known = new Set(readRequirements(textOf('docs/requirements.tsv')).map(({ id }) => id));
const tests = repositoryFiles.filter(
  (file) => /\.(test|e2e)\.tsx?$/.test(file) && !file.startsWith('tests/architecture/'),
);

describe('requirements', () => {
  it('the whole list is read', () => {
    expect(known.size).toBe(textOf('docs/requirements.tsv').trim().split('\n').length - 1);
    expect(known.has('LANG-01')).toBe(true);
  });

  it('titles are found in tests and in tables of cases; ids alone are not titles', () => {
    const code =
      "it('RB-04 one', f); test.each([1])(`RB-05, RB-06 two ${x}`, f); const cases = [{ title: 'RB-07 three' }, { req: ['RB-08'] }];";
    expect(titlesIn('x.test.ts', code)).toEqual(['RB-04 one', 'RB-05, RB-06 two …', 'RB-07 three']);
    expect(requirementIdsOf('RB-05, RB-06 and RB-09 two')).toEqual(['RB-05', 'RB-06', 'RB-09']);
    expect(requirementIdsOf('a sentence about RB-05')).toEqual([]);
  });

  it('the page names each requirement below its area with its tests, and no title can break its markup', () => {
    const text = renderRequirements(
      [
        { id: 'RB-04', section: '4', text: 'a < b' },
        { id: 'LANG-01', section: '2', text: 'c' },
      ],
      [{ file: 'x.test.ts', title: 'RB-04 <b>\nd' }],
      new Map([['LANG-01', 'e']]),
    );
    expect(text).toContain(
      '## Retail booking\n\n### RB-04 (claimed by a test)\n\na &lt; b (section 4)\n\n- `x.test.ts`: RB-04 &lt;b> d\n',
    );
    expect(text).toContain('## Languages\n\n### LANG-01 (open, in part)\n\nc (section 2)\n\nNot there yet: e.\n');
  });

  it.each([
    ['RB-04', 'machines/x/x.machine.test.ts', 'claimed by a test'],
    ['RB-04', 'tests/contract/x.contract.test.ts', 'claimed by a test'],
    ['RB-04', 'tests/e2e/x/x.e2e.ts', 'shown'],
    ['RB-04', 'tests/e2e/site/every-call.e2e.ts', 'claimed by a test'],
    ['API-03', 'tests/contract/x.contract.test.ts', 'shown'],
    ['API-03', 'server/http/x.test.ts', 'shown'],
    ['API-03', 'server/modules/x.test.ts', 'claimed by a test'],
    ['API-03', 'src/api/x.test.ts', 'claimed by a test'],
    ['API-02', 'tests/e2e/x/x.e2e.ts', 'open'],
  ] as const)('%s named in %s counts as it is seen', (id, file, sign) => {
    expect(signOf(id, [{ file, title: `${id === 'API-02' ? 'API-03' : id} a sentence` }])).toBe(sign);
  });

  it('the browser tests that `npm test` leaves out are those of the configuration', () => {
    const [names = ''] = /(?<=LONG = '\*\*\/\{)[^}]+/.exec(textOf('playwright.config.ts')) ?? [];
    expect(textOf('studio/proof/requirements.ts')).toContain(`(${names.replaceAll(',', '|')})`);
  });

  it('every id noted as incomplete is in the list', () => {
    const named = readRequirements(textOf('docs/requirements-in-part.tsv'));
    expect(named.filter(({ id, section }) => !known.has(id) || section === '')).toEqual([]);
  });

  it('every id that a test names is in the list', () => {
    const unknown = tests.flatMap((file) =>
      titlesIn(file, textOf(file))
        .flatMap(requirementIdsOf)
        .filter((id) => !known.has(id))
        .map((id) => `${id} in ${file}`),
    );
    expect(unknown).toEqual([]);
  });

  it('every id that a chart names is in the list', () => {
    const groups = new Set([...known].map((id) => id.replace(/-.*/, '')));
    const charts = repositoryFiles.filter((file) => /^machines\/.*\.ts$/.test(file));
    const unknown = charts.flatMap((file) =>
      (textOf(file).match(/(?<=['"`])[A-Z]{2,8}-\d{2}(?=['"`])/g) ?? [])
        .filter((id) => groups.has(id.replace(/-.*/, '')) && !known.has(id))
        .map((id) => `${id} in ${file}`),
    );
    expect(unknown).toEqual([]);
  });
});
