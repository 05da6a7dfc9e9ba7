/** The ways in which files, identifiers and sentences name a flow. */
export interface FlowName {
  readonly name: string;
  readonly camel: string;
  readonly Pascal: string;
  readonly words: string;
}

const LONGEST = 40;
/** Names that tests/architecture/naming.test.ts refuses, and the folder that is not a flow. */
const EMPTY_WORDS = ['util', 'utils', 'helper', 'helpers', 'manager', 'data', 'misc', 'common', 'index', 'shared'];

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const camelOf = (name: string) =>
  name
    .split('-')
    .map((word, index) => (index === 0 ? word : upper(word)))
    .join('');

export function flowName(name: string): FlowName {
  const camel = camelOf(name);
  return { name, camel, Pascal: upper(camel), words: name.replaceAll('-', ' ') };
}

/** Why a flow cannot have this name, or null. `existing` are the present flows. */
export function flowNameProblem(name: string, existing: readonly string[]): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
    return `"${name}" is not in kebab-case: small letters and digits in words with "-" between them, such as coupon-redeem.`;
  if (name.length > LONGEST) return `"${name}" has more than ${LONGEST} characters.`;
  const empty = name.split('-').find((word) => EMPTY_WORDS.includes(word));
  if (empty !== undefined) return `"${name}": the word "${empty}" says nothing about what the flow does.`;
  const same = existing.find((other) => camelOf(other) === camelOf(name));
  return same === undefined ? null : `There is a flow "${same}" already.`;
}
