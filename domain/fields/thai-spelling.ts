import { arabicDigits, withoutSeparators } from './digits.ts';

/** Tone marks and the mark of a silent letter. They are written after a vowel above or below the same letter. */
const TONES = '\u0e48-\u0e4c';
const VOWELS = '\u0e31\u0e34-\u0e3a\u0e47';
const [NIKHAHIT, SARA_AA, SARA_AM, SARA_E, SARA_AE] = ['\u0e4d', '\u0e32', '\u0e33', '\u0e40', '\u0e41'];

const SARA_AM_APART = new RegExp(`${NIKHAHIT}([${TONES}]*)${SARA_AA}`, 'g');
const SARA_AM_AND_TONES = new RegExp(`[${SARA_AM}${TONES}]{2,}`, 'g');
const EACH_SARA_AM = new RegExp(SARA_AM, 'g');
const MARKS = new RegExp(`[${TONES}${VOWELS}]{2,}`, 'g');
const EACH_TONE = new RegExp(`[${TONES}]`, 'g');
const EACH_VOWEL = new RegExp(`[${VOWELS}]`, 'g');
const INVISIBLE = /[\p{Cf}\u034f\ufe00-\ufe0f]/gu;

/**
 * One spelling for texts that look the same, in which searches compare them: compatibility forms and Thai digits as plain ones, two sara e as sara ae,
 * sara am as one character, tone marks behind the vowel, no invisible characters, single spaces, lower case.
 */
export function foldThai(text: string): string {
  return arabicDigits(text.replace(INVISIBLE, ''))
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(SARA_E + SARA_E, SARA_AE)
    .replace(SARA_AM_APART, `$1${SARA_AM}`)
    .replace(SARA_AM_AND_TONES, (marks) => marks.replace(EACH_SARA_AM, '') + marks.replace(EACH_TONE, ''))
    .replace(MARKS, (marks) => marks.replace(EACH_TONE, '') + marks.replace(EACH_VOWEL, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

const EACH_TONE_AND_TAIKHU = new RegExp(`[${TONES}\u0e47]`, 'g');

/** A folded text without tone marks, silent letters' marks and maitaikhu: what is most often left out or set wrongly. */
export const withoutTones = (folded: string): string => folded.replace(EACH_TONE_AND_TAIKHU, '');

/**
 * The folded text without spaces, hyphens, full stops, paiyannoi and tone marks (see `withoutTones`), which are easily left out: 'พระราม 4' and 'พระราม-๔', 'กรุงเทพฯ' and
 * 'กรุงเทพ', 'ลาดพร้าว' and 'ลาดพราว' are found by each other.
 */
export const searchKey = (text: string): string =>
  foldThai(withoutTones(withoutSeparators(foldThai(text)).replace(/[.ฯ]/g, '')));
