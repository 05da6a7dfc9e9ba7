import type { Language } from '#domain/constants.ts';
import { demoCards } from '../../content/demo/members.ts';
import { STYLES } from './sso.styles.ts';
import { ssoTexts, type SsoTexts } from './sso.texts.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? '');

/** The parameters with which the page was opened; every form on it passes them on. */
export interface SsoRequest {
  readonly redirect_uri: string;
  readonly state: string;
  readonly lang: Language;
}

const addressOf = (asked: SsoRequest) => `/sso?${new URLSearchParams({ ...asked }).toString()}`;

export const htmlPage = (language: Language, title: string, body: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLES}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** A page with nothing but a message, and a way on. */
export const noticePage = (
  language: Language,
  { title, text, link }: { readonly title: string; readonly text: string; readonly link: string },
  asked: SsoRequest | null,
): string => {
  const href = asked === null ? `/${language}` : addressOf(asked);
  return htmlPage(
    language,
    title,
    `<header><h1>${escaped(title)}</h1><p>${escaped(text)}</p></header><a href="${escaped(href)}">${escaped(link)}</a>`,
  );
};

const hidden = (asked: SsoRequest) =>
  Object.entries<string>({ ...asked })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('');

const form = (asked: SsoRequest, content: string) =>
  `<form method="post" action="/sso" novalidate>${hidden(asked)}${content}</form>`;

interface Field {
  readonly name: string;
  readonly label: string;
  readonly more: string;
}

/** The typed values by field name, which of them have been checked, and their problems. */
export interface TypedFields {
  readonly values: Readonly<Record<string, string>>;
  readonly checked: 'card' | 'make' | null;
  readonly problems: Readonly<Record<string, string>>;
}

/** All fields are in one form, so that nothing typed is lost when the language is changed. */
const TYPED = 'typed';

const input = ({ name, label, more }: Field, { values, problems }: TypedFields) => {
  const problem = problems[name];
  const error = problem === undefined ? '' : `<span class="error" id="${name}-error">${escaped(problem)}</span>`;
  // The page is loaded again, so screen readers announce the problem with the focused field.
  const focus = Object.keys(problems)[0] === name ? ' autofocus' : '';
  const invalid = problem === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"${focus}`;
  return `<label for="${name}">${escaped(label)}</label><input id="${name}" name="${name}" form="${TYPED}" value="${escaped(values[name] ?? '')}" ${more}${invalid}>${error}`;
};

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

export interface ShownCard {
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const cardButton = (language: Language, { number, firstName, lastName }: ShownCard) => {
  const about = demoCards.find((card) => card.number === number)?.about[language] ?? '';
  return `<li><button class="card" name="card" value="${number}"><span lang="th">${escaped(`${firstName} ${lastName}`)}</span><small>${escaped(about)}</small><small>${grouped(number)}</small></button></li>`;
};

const newCardFields = (texts: SsoTexts): Field[] => [
  { name: 'first_name', label: texts.firstName, more: 'required autocomplete="given-name" maxlength="80"' },
  { name: 'last_name', label: texts.lastName, more: 'required autocomplete="family-name" maxlength="80"' },
  { name: 'tel', label: texts.tel, more: 'type="tel" inputmode="numeric" autocomplete="tel-national" maxlength="10"' },
  { name: 'email', label: texts.email, more: 'type="email" autocomplete="email" maxlength="254"' },
];

const NOTHING_TYPED: TypedFields = { values: {}, checked: null, problems: {} };

/** The cards to choose from, and what else can be done here. */
export function cardsPage(asked: SsoRequest, cards: readonly ShownCard[], typed: TypedFields = NOTHING_TYPED): string {
  const { lang } = asked;
  const texts = ssoTexts[lang];
  const other: Language = lang === 'th' ? 'en' : 'th';
  const section = (id: string, title: string, content: string) =>
    `<section aria-labelledby="${id}"><h2 id="${id}">${escaped(title)}</h2>${content}</section>`;
  const isWrong = Object.keys(typed.problems).length > 0;
  const checked = typed.checked === null ? '' : `<input type="hidden" name="checked" value="${typed.checked}">`;
  const number = { name: 'card', label: texts.number, more: 'required inputmode="numeric" autocomplete="off"' };
  return htmlPage(
    lang,
    isWrong ? `${texts.wrong} ${texts.title}` : texts.title,
    [
      // Enter in a field presses the form's first button.
      `<form id="${TYPED}" method="post" action="/sso" novalidate>${hidden(asked)}${checked}<button name="enter" value="1" hidden></button></form>`,
      `<header><button class="language" form="${TYPED}" name="turn" value="${other}" lang="${other}">${texts.otherLanguage}</button><h1>${escaped(texts.title)}</h1><p>${escaped(texts.about)}</p></header>`,
      cards.length === 0
        ? ''
        : section(
            'choose',
            texts.choose,
            form(asked, `<ul>${cards.map((card) => cardButton(lang, card)).join('')}</ul>`),
          ),
      section(
        'make',
        texts.make,
        [
          ...newCardFields(texts).map((field) => input(field, typed)),
          `<p>${escaped(texts.later)}</p>`,
          `<button form="${TYPED}" name="make" value="1">${escaped(texts.makeAndUse)}</button>`,
        ].join(''),
      ),
      section('own', texts.own, `${input(number, typed)}<button form="${TYPED}">${escaped(texts.use)}</button>`),
      form(
        asked,
        `<button class="plain" name="decline" value="1" aria-describedby="declined">${escaped(texts.decline)}</button><p id="declined">${escaped(texts.declined)}</p>`,
      ),
    ].join('\n'),
  );
}
