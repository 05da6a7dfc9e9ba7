import { FALLBACK_LANGUAGE, type Language } from '#domain/constants.ts';
import { isLanguage } from '#domain/language.ts';

/** The best of our languages that Accept-Language names (LANG-06); th for none of them. */
export function languageOf(header: string | undefined): Language {
  let best: Language = FALLBACK_LANGUAGE;
  let weight = 0;
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = tag.trim().split('-')[0];
    const quality = parameters.map((text) => /^\s*q\s*=\s*([01](\.\d{0,3})?)\s*$/.exec(text)?.[1]).find(Boolean);
    if (isLanguage(language) && Number(quality ?? 1) > weight) {
      best = language;
      weight = Number(quality ?? 1);
    }
  }
  return best;
}
