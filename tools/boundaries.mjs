import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

const folders = ['domain', 'workbook', 'contract', 'machines', 'src', 'server', 'studio', 'tests', 'tools'];

/**
 * Reads every import in a folder that is laid out like this repository. The cruiser's own command refuses Node 20; its API does not.
 *
 * @param {string} baseDir
 * @returns {Promise<{ modules: number, violations: { rule: string, from: string, to: string }[] }>}
 */
export async function findViolations(baseDir) {
  const present = folders.filter((folder) => existsSync(join(baseDir, folder)));
  const { output } = await cruise(present, {
    ...config.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  const cruised = output.modules.filter(({ source }) => present.some((folder) => source.startsWith(`${folder}/`)));
  return {
    modules: cruised.length,
    violations: output.summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to: cycle ? cycle.map(({ name }) => name).join(' -> ') : to,
    })),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, violations } = await findViolations(fileURLToPath(new URL('../', import.meta.url)));
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from} -> ${to}`);
  console.log(`${modules} modules, ${violations.length} forbidden imports`);
  if (modules === 0) console.log('No module was found: the parser does not work, nothing is proved.');
  if (modules === 0 || violations.length > 0) process.exitCode = 1;
}
