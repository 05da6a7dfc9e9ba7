import { expect, type Page } from '@playwright/test';
import { brand } from '#src/ui/brand/brand.ts';
import type { Language } from '#domain/constants.ts';

/** Names, numbers and units that are the same in both languages, and what people have typed. */
const NAMES = [
  ...Object.values(brand.name),
  ...brand.social.map(({ name }) => name),
  'MapSVG',
  'CC BY',
  'Google',
  'QR',
  'SMS',
  'name@example.com',
];
const LIBRARY_TEXT = /invalid input|invalid string|too small|too big|expected (string|number)|nothing found/i;
const MESSAGE_ID = /^[a-z]+(\.[a-z][\w-]*)+$/;
/** A message without a text is shown as the hash that is its id. */
const HASHED_ID = /^(?=.*[a-z])(?=.*(\d|[a-z][A-Z]))[A-Za-z0-9+/]{6}$/;

/** A page with header and footer that says less is not drawn yet. */
export const FEWEST_TEXTS = 6;

/** Fails if anything is shown in the other language, as an id, or in a library's own words. */
export async function checkTexts(
  page: Page,
  language: Language,
  names: readonly string[] = [],
  fewest = FEWEST_TEXTS,
): Promise<void> {
  const texts = await shownTexts(page);
  const foreign = language === 'th' ? /[A-Za-z]{2,}/ : /[\u0E00-\u0E7F]/;
  const allowed = [...NAMES, ...names].toSorted((a, b) => b.length - a.length);
  const wrong = texts.filter((text) => {
    const rest = allowed.reduce((left, name) => left.replaceAll(name, ''), text);
    return foreign.test(rest) || MESSAGE_ID.test(text) || HASHED_ID.test(rest) || LIBRARY_TEXT.test(text);
  });
  expect(wrong, `texts that do not belong on a page in ${language}`).toEqual([]);
  expect(texts.length).toBeGreaterThanOrEqual(fewest);
}

/** Text and accessible names of everything visible, without the parts marked as another language. */
function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ofPage = (element: Element) => {
      const owner = element.closest('[lang]');
      return owner === null || owner === document.documentElement;
    };
    // Car brands and models have one name in all languages; plates are Thai.
    const isName = (element: Element) => element.closest('script, style, select[id^="car-"], [data-plate]') !== null;
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (owner && ofPage(owner) && !isName(owner) && owner.checkVisibility()) found.push(node.nodeValue ?? '');
    }
    for (const attribute of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${attribute}]`))
        if (ofPage(element) && element.checkVisibility()) found.push(element.getAttribute(attribute) ?? '');
    return [...new Set(found.map((text) => text.trim()).filter((text) => text !== ''))];
  });
}
