import type { Language } from '#domain/constants.ts';

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { th: 'ไทย', en: 'English' };
