/** The longest first or last name, in characters (our decision; section 5 names no limit). */
export const NAME_MAX = 80;

type NameProblem = { kind: 'required' } | { kind: 'characters' } | { kind: 'tooLong' };

/**
 * What is wrong with a first or last name (section 5: 'required', 'must be a string'). Every name has a letter, so '123' must be a number in the
 * wrong field; digits, marks and signs next to letters are kept as they are.
 */
export function nameProblem(text: string): NameProblem | null {
  const name = text.trim();
  if (name === '') return { kind: 'required' };
  if (!/\p{L}/u.test(name)) return { kind: 'characters' };
  return name.length > NAME_MAX ? { kind: 'tooLong' } : null;
}
