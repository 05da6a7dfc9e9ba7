/** Vowels that are written before the consonant that they follow in speech. */
const LEADING_VOWEL = /^[\u0e40-\u0e44]+/u;
const LETTER = /\p{L}/u;

const firstLetter = (name: string): string => {
  const letters = [
    ...name
      .normalize('NFC')
      .replace(/[^\p{L}]+/gu, '')
      .replace(LEADING_VOWEL, ''),
  ];
  return (letters.find((letter) => LETTER.test(letter)) ?? '').toUpperCase();
};

/** What stands for a person in a small circle: the first letters of both names, in Thai the first consonants; '' if there is none. */
export const initialsOf = (firstName: string, lastName: string): string =>
  firstLetter(firstName) + firstLetter(lastName);
