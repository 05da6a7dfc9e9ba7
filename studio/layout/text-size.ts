/** Thai vowels and tone marks that stand above or below their consonant. */
const OVER = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u2060]/;
const NARROW = /[iljtfrI.,:;'!|() ·[\]]/;
const WIDE = /[mwMW@%—…]/;
const THAI = /[\u0e00-\u0e7f]/;

function shareOf(letter: string): number {
  if (OVER.test(letter)) return 0;
  if (THAI.test(letter)) return 0.62;
  if (NARROW.test(letter)) return 0.32;
  if (WIDE.test(letter)) return 0.9;
  return /[A-Z0-9]/.test(letter) ? 0.7 : 0.62;
}

/** The width of a line in the site's font, in px, never less than it is drawn: an estimate, because a layout is made without a browser. */
export const textWidth = (text: string, size: number): number =>
  Math.ceil([...text].reduce((sum, letter) => sum + shareOf(letter), 0) * size * 1.04);

/** The same in the font of names in code. */
export const codeWidth = (text: string, size: number): number => Math.ceil([...text].length * size * 0.61);

/** Cut to so many letters. */
export const cut = (text: string, most: number): string =>
  [...text].length <= most ? text : `${[...text].slice(0, most - 1).join('')}…`;
