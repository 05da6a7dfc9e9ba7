import type { Region } from '#contract/calls/branch.shapes.ts';
import { AREAS } from '#domain/areas.ts';
import type { Language } from '#domain/constants.ts';
import { areaOf } from '#domain/fields/province-areas.ts';
import { provinces } from '../../content/addresses.ts';
import { regionNames } from '../../content/regions.ts';
import type { Reader } from '../../db/transaction.ts';
import { readBranches } from './branches.repo.ts';

/** The parts of the country with all their provinces, each with the number of its branches. */
export async function listRegions(reader: Reader, language: Language): Promise<Region[]> {
  const branches = await readBranches(reader);
  const { compare } = new Intl.Collator(language);
  return AREAS.map((id) => {
    const within = provinces
      .filter(({ th }) => areaOf(th) === id)
      .map((province) => ({
        id: province.code,
        name: province[language],
        branches: branches.filter(({ provinceTh }) => provinceTh === province.th).length,
      }));
    return {
      id,
      name: regionNames[id][language],
      branches: within.reduce((sum, province) => sum + province.branches, 0),
      province_list: within.toSorted((a, b) => compare(a.name, b.name)),
    };
  });
}
