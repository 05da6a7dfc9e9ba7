/** U+2060 WORD JOINER: no line ends beside it. It has no width and is not read out. */
export const JOINER = '\u2060';

/** A shown text without its joiners: for files, and what is handed to other programs. */
export const plainWords = (text: string): string => text.replaceAll(JOINER, '');
