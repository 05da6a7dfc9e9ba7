const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });
const STARS = '***';

/** Keeps the first characters as perceived: a Thai vowel or tone mark stays with its letter. The length of the rest is not revealed. */
function firstOf(text: string, keep: number): string {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  if (characters.length === 0) return '';
  return characters.slice(0, Math.min(keep, Math.ceil(characters.length / 2))).join('') + STARS;
}

/** A dash says that there is no last name. */
export const maskName = (name: string): string => (name === '-' ? name : firstOf(name, 2));

/** Keeps the last three digits: enough for people to recognise their own number. */
export const maskTel = (tel: string): string => (tel === '' ? '' : `${STARS}${tel.slice(-3)}`);

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? firstOf(email, 1) : `${firstOf(email.slice(0, at), 1)}@${firstOf(email.slice(at + 1), 1)}`;
}
