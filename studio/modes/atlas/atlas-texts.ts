import { useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/constants.ts';
import type { AtlasWidth } from '#studio/atlas/atlas.ts';

/** What languages and widths are called. */
export function useAtlasNames() {
  const { t } = useLingui();
  const languages: Readonly<Record<Language, string>> = { th: t`Thai`, en: t`English` };
  const widths: Readonly<Record<AtlasWidth, string>> = { 360: t`Mobile`, 768: t`Tablet`, 1440: t`Desktop` };
  return {
    languageName: (language: Language) => languages[language],
    widthName: (width: AtlasWidth) => widths[width],
  };
}

/** `0.84 %`, and never 0 for what differs at all. */
export const percentOf = (share: number): string =>
  share > 0 && share < 0.0001 ? '< 0.01 %' : `${(share * 100).toFixed(2)} %`;
