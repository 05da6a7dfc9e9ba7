import { useLingui } from '@lingui/react';
import { FALLBACK_LANGUAGE, type Language } from '#domain/constants.ts';
import { isLanguage } from '#domain/language.ts';

export function useLanguage(): Language {
  const { i18n } = useLingui();
  return isLanguage(i18n.locale) ? i18n.locale : FALLBACK_LANGUAGE;
}
