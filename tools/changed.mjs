import { execFileSync } from 'node:child_process';

/** What a built product is made of; the tests of processes and of the browser do not import it, they run it. */
const PRODUCT =
  /^(domain|workbook|contract|machines|src|server|vite|locales|public)\/|^(index\.html|vite\.[\w.]*config\.ts|lingui\.config\.ts)$/;
const BESIDE_CODE = /\.(test|fixtures)\.tsx?$/;
/** A change there can reach any test, and no import says so. */
const EVERYWHERE =
  /^(package(-lock)?\.json|vitest\.config\.ts|playwright\.config\.ts|tsconfig[\w.]*\.json|tools\/|tests\/support\/)/;
/** Read at run time by the tests of the server. */
const READ_BY_SERVER = /^server\/.*(?<!\.tsx?)$/;

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * The files that differ from a commit, new ones included.
 * @param {string} ref
 */
export const changedSince = (ref) => [
  ...git('diff', '--name-only', ref),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/**
 * The steps that a change can touch, each narrowed to the files that import what has changed. Gates without a build stay: they read the whole tree,
 * and take seconds.
 * @template {{ name: string, gate?: string[], vitest?: string, needs?: string }} Step
 * @param {readonly Step[]} steps
 * @param {readonly string[]} files
 * @param {string} ref
 * @returns {(Step & { since?: string })[]}
 */
export function stepsTouchedBy(steps, files, ref) {
  /** @param {RegExp} pattern */
  const touches = (pattern) => files.some((file) => pattern.test(file));
  if (touches(EVERYWHERE)) return [...steps];
  const product = files.some((file) => PRODUCT.test(file) && !BESIDE_CODE.test(file));
  return steps.flatMap((step) => {
    if (step.gate) return product || (!step.needs && step.name !== 'build' && step.name !== 'migrations') ? [step] : [];
    if (step.vitest === 'architecture') return [step];
    if (product && (step.needs || step.vitest === 'ssr')) return [step];
    if (step.vitest === 'server' && touches(READ_BY_SERVER)) return [step];
    return [{ ...step, since: ref }];
  });
}
