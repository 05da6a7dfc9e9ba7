/** Letters of a Thai consonant in the Royal Thai General System of Transcription: before a vowel, and after one. */
const LETTERS: readonly (readonly [thai: string, before: string, after: string])[] = [
  ['ก', 'k', 'k'],
  ['ขฃคฅฆ', 'kh', 'k'],
  ['ง', 'ng', 'ng'],
  ['จฉชฌ', 'ch', 't'],
  ['ซศษส', 's', 't'],
  ['ญ', 'y', 'n'],
  ['ฎด', 'd', 't'],
  ['ฏต', 't', 't'],
  ['ฐฑฒถทธ', 'th', 't'],
  ['ณน', 'n', 'n'],
  ['บ', 'b', 'p'],
  ['ป', 'p', 'p'],
  ['ผพภ', 'ph', 'p'],
  ['ฝฟ', 'f', 'p'],
  ['ม', 'm', 'm'],
  ['ย', 'y', 'i'],
  ['ร', 'r', 'n'],
  ['ลฬ', 'l', 'n'],
  ['ว', 'w', ''],
  ['ห', 'h', ''],
  ['ฮ', 'h', ''],
  ['ฤ', 'r', ''],
  ['อ', '', ''],
];
const lettersOf = new Map(
  LETTERS.flatMap(([thai, before, after]) => [...thai].map((each) => [each, { before, after }] as const)),
);

const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiou'.includes(letter);

/**
 * Whether an English name can be read out of the Thai one: each of its consonants stands for a Thai one, in their order, and none is left out that is
 * spoken. Vowels are not compared.
 */
export function fits(thai: string, english: string): boolean {
  const spoken = thai
    .replaceAll(/([ตฎดท]ร|ทน|[ก-ฮ])(?:ิ|ุ)?์/g, '')
    .replaceAll(/(?<=[ก-ฮ])รร(?=[ก-ฮ])/g, '')
    .replaceAll('รร', 'น')
    .replaceAll('ำ', 'ม')
    .replaceAll(/ทร(?=า|ุ|ง|ั)|(?<=ไ)ทร/g, 'ซ')
    .replaceAll(/ห(?![งญนมยรลว])/g, 'ฮ');
  const consonants = [...spoken].filter((each) => lettersOf.has(each));
  const text = english.toLowerCase().replaceAll(/[ -]+/g, ' ');
  const seen = new Map<string, boolean>();
  const from = (index: number, at: number): boolean => {
    const key = `${index} ${at}`;
    const known = seen.get(key);
    if (known !== undefined) return known;
    const found = step(index, at);
    seen.set(key, found);
    return found;
  };
  const step = (index: number, at: number): boolean => {
    const letter = text[at];
    if (letter === ' ' && from(index, at + 1)) return true;
    const thaiLetter = consonants[index];
    if (thaiLetter === undefined) return /^[aeiou ]*$/.test(text.slice(at));
    const startsWithVowel = isVowel(letter) && (at === 0 || text[at - 1] === ' ');
    if (isVowel(letter) && !startsWithVowel && from(index, at + 1)) return true;
    const { before, after } = lettersOf.get(thaiLetter) ?? { before: '', after: '' };
    if (thaiLetter === 'อ') return from(index + 1, startsWithVowel ? at + 1 : at);
    if (startsWithVowel) return false;
    const isBefore = before !== '' && text.startsWith(before, at) && /^[aeiourlw]/.test(text.slice(at + before.length));
    if (isBefore && from(index + 1, at + before.length)) return true;
    const isAfter =
      after !== '' && text.startsWith(after, at) && isVowel(text[at - 1]) && !isVowel(text[at + after.length]);
    if (isAfter && from(index + 1, at + after.length)) return true;
    const both = after + before;
    if (isAfter && before !== '' && text.startsWith(both, at) && from(index + 1, at + both.length)) return true;
    if (thaiLetter === 'ว' && /[ou]/.test(text[at - 1] ?? '') && from(index + 1, at)) return true;
    if (thaiLetter === 'ย' && text[at - 1] === 'i' && from(index + 1, at)) return true;
    if (thaiLetter === 'ห' && from(index + 1, at)) return true;
    const isSilent = /[สศจรตทก]/.test(consonants[index - 1] ?? '') || /[ตถ]/.test(consonants[index + 1] ?? '');
    return thaiLetter === 'ร' && isSilent && from(index + 1, at);
  };
  return from(0, 0);
}
