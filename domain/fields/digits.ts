const THAI_ZERO = 0x0e50;

/** The text with Thai and full-width digits (and other compatibility forms, NFKC) as plain ones: '๐๘๑' gives '081'. */
export function arabicDigits(text: string): string {
  return text.normalize('NFKC').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
}

/** The text without white space, hyphens and dashes of any kind, and invisible characters. */
export function withoutSeparators(text: string): string {
  return text.replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '');
}
