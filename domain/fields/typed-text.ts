/** A lone surrogate: not valid text, and databases refuse it. */
const HALVES = /\p{Surrogate}/gu;
/** All that some program or keyboard means by a new line: U+000B is what Word and LINE paste for one. */
const BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const CONTROLS = /[^\P{Cc}\n]/gu;
/** Joiners between letters or pictures belong to the text; after Thai, Latin, digits and spaces they only hide. */
const LOOSE_JOINERS = /(^|[\p{Script=Thai}\p{Script=Latin}\p{N}\s])[\u200c\u200d]+/gu;
/** Zero-width spaces, direction marks, soft hyphens and the like. */
const INVISIBLE = /[^\P{Cf}\u{200c}-\u{200d}\u{e0020}-\u{e007f}]/gu;

/** The tags of a flag belong to the flag before them; anywhere else they hide letters. */
const TAGS = /(\u{1f3f4}?)([\u{e0020}-\u{e007f}]+)/gu;

/** What a person meant by typed or pasted text: its line breaks are '\n', tabs are spaces, control and invisible characters are gone. */
export function readText(text: string): string {
  return text
    .replace(HALVES, '\ufffd')
    .replace(BREAKS, '\n')
    .replaceAll('\t', ' ')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .replace(TAGS, (both, flag: string) => (flag === '' ? '' : both))
    .replace(LOOSE_JOINERS, '$1')
    .trim();
}

/** The same for a field of one line, where a line break is a space. Line by line, because a pattern would try each space of a long gap as its start. */
export function readLine(text: string): string {
  return readText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}
