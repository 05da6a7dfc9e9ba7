import type { I18n, Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import { literalTexts } from '#src/i18n/literal-texts.ts';
import { useAddress } from './address.ts';

const catalogues = import.meta.glob<{ readonly messages: Messages }>([
  '../../locales/*/statecharts.po',
  '../../locales/*/shell.po',
]);

async function textsIn(language: Language): Promise<I18n> {
  const parts = Object.entries(catalogues).filter(([file]) => file.includes(`/${language}/`));
  const loaded = await Promise.all(parts.map(([, load]) => load()));
  const messages = Object.assign({}, ...loaded.map((each) => each.messages)) as Messages;
  return literalTexts(language, messages);
}

/** The studio's texts in the language of the address; the page waits for them. */
export function StudioTexts({ children }: { readonly children: ReactNode }) {
  const { lang } = useAddress().address;
  const [texts, setTexts] = useState<I18n | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    textsIn(lang).then(
      (loaded) => isWanted && setTexts(loaded),
      () => isWanted && setFailed(true),
    );
    document.documentElement.lang = lang;
    return () => {
      isWanted = false;
    };
  }, [lang]);
  // The one text that cannot come from a catalogue.
  if (isFailed && !texts)
    return <p role="alert">โหลดหน้านี้ไม่สำเร็จ โปรดโหลดใหม่ · This page could not be loaded. Please reload it.</p>;
  return texts && <I18nProvider i18n={texts}>{children}</I18nProvider>;
}
