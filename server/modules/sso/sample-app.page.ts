import type { Language } from '#domain/constants.ts';
import { cardButton, escaped, htmlPage, type ShownCard } from './sso.page.ts';
import { ssoTexts } from './sso.texts.ts';

/** The app's own screen, where somebody has signed in: whose coupons to open. */
export function membersPage(lang: Language, cards: readonly ShownCard[], problem: string | null): string {
  const texts = ssoTexts[lang];
  const other: Language = lang === 'th' ? 'en' : 'th';
  const said = problem === null ? '' : `<p class="error" role="alert">${escaped(problem)}</p>`;
  const buttons = cards.map((card) => cardButton(lang, card)).join('');
  return htmlPage(
    lang,
    texts.app,
    [
      `<header><a href="/sso/app?lang=${other}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a><h1>${escaped(texts.app)}</h1><p>${escaped(texts.appAbout)}</p></header>`,
      `<section aria-labelledby="members"><h2 id="members">${escaped(texts.appMember)}</h2>${said}<form method="post" action="/sso/app"><input type="hidden" name="lang" value="${lang}"><ul>${buttons}</ul></form></section>`,
    ].join('\n'),
  );
}
