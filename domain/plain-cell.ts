/** What a program takes for the start of a formula, also after blanks, and in the wide forms; or, at the very start, for the border of a cell. */
const FORMULA = /^(\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r])/;

/**
 * Text of a table's cell that no program takes for a formula when it parses cells again, after a copy or through CSV: a leading apostrophe prevents
 * that. For all that is written into tables: the export, and the lists of the operators' commands.
 */
export const plainCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A cell of a line on a terminal, which what somebody typed must neither control nor use to forge another row. */
export const terminalCell = (text: string): string =>
  plainCell(text).replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, ' ');
