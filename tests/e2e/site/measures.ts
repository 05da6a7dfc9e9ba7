import { expect, type Locator, type Page } from '@playwright/test';
import { JOINER } from '#domain/word-joiner.ts';

const MOST_STOPS = 150;
const POINTER_TARGETS = 'a[href], button, input, select, textarea, summary, [role="radio"]';

/** Texts cut off at the side of the screen, and how far the page itself overflows. */
export function beyondScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const beyond = document.documentElement.scrollWidth - width;
    const found = beyond > 0 ? [`page: ${beyond} px wider than the screen`] : [];
    const scrolls = (element: Element): boolean => {
      // A map shows a part of its names.
      if (element.role === 'application' || ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
        return true;
      return element.parentElement !== null && scrolls(element.parentElement);
    };
    for (const element of document.querySelectorAll('body *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (!hasText || !element.checkVisibility() || scrolls(element)) continue;
      const { left, right } = element.getBoundingClientRect();
      if (left < -0.5 || right > width + 0.5) found.push(`${element.textContent.slice(0, 60)}: ${left} to ${right}`);
    }
    return found;
  });
}

/** Which of these words are shown, and which of them a line's end cuts in two. */
export function wordsAtLineEnds(page: Page, words: readonly string[]): Promise<{ whole: number; cut: string[] }> {
  return page.evaluate(
    ({ joiner, sought }) => {
      const found: { whole: number; cut: string[] } = { whole: 0, cut: [] };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const text = node.nodeValue ?? '';
        if (node.parentElement?.checkVisibility() !== true) continue;
        for (const word of sought) {
          const spelled = new RegExp([...word].join(`${joiner}?`), 'g');
          for (const { index, 0: shown } of text.matchAll(spelled)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + shown.length);
            const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
            if (lines.size > 1) found.cut.push(`${word} in: ${text.slice(0, 80)}`);
            else found.whole += 1;
          }
        }
      }
      return found;
    },
    { joiner: JOINER, sought: [...words] },
  );
}

/** Targets smaller than this, in pixels. A choice is as large as its label; links within a sentence are exempt. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    ({ selector, size }) => {
      const isInSentence = (element: Element) => {
        if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
        return [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node !== element && node.nodeType === 3 && node.nodeValue?.trim(),
        );
      };
      /** For the keyboard only: off the screen until focused. */
      const isOutOfSight = (element: Element): boolean => {
        const { clipPath } = getComputedStyle(element);
        if (clipPath !== 'none' || element.getBoundingClientRect().bottom + window.scrollY <= 0) return true;
        return element.parentElement !== null && isOutOfSight(element.parentElement);
      };
      return [...document.querySelectorAll(selector)].flatMap((element) => {
        if (!element.checkVisibility() || isInSentence(element) || isOutOfSight(element)) return [];
        const isChoice = element.matches('input[type="radio"], input[type="checkbox"]');
        const { width, height } = (isChoice ? (element.closest('label') ?? element) : element).getBoundingClientRect();
        if (width >= size - 0.5 && height >= size - 0.5) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return [`${element.tagName} “${name.slice(0, 50)}”: ${width.toFixed(1)} × ${height.toFixed(1)}`];
      });
    },
    { selector: POINTER_TARGETS, size: least },
  );
}

/** Presses this key until a stop repeats, and returns the stops that are covered. */
export async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab' | 'ArrowRight'): Promise<string[]> {
  const found: string[] = [];
  let stops = 0;
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    if (stop === 'again') break;
    if (stop === null) continue;
    stops += 1;
    if (stop.isCovered) found.push(`${key}: ${stop.name}`);
  }
  await page.evaluate(() => {
    for (const walked of document.querySelectorAll('[data-walked]')) walked.removeAttribute('data-walked');
  });
  expect(stops, `stops of ${key}`).toBeGreaterThan(3);
  return found;
}

/** Runs in the page. Corners and middle of the focused element must be on the screen and uncovered. */
function lookAtFocus(): { name: string; isCovered: boolean } | 'again' | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  if (focused.hasAttribute('data-walked')) return 'again';
  focused.setAttribute('data-walked', '');
  const isChoice = focused.matches('input[type="radio"], input[type="checkbox"]');
  const target = isChoice ? (focused.closest('label') ?? focused) : focused;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const inset = 4;
  const points = [
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const;
  const isCovered = points.some(([x, y]) => {
    const over = document.elementFromPoint(x, y);
    return over === null || !(target.contains(over) || over.contains(target));
  });
  const name = focused.getAttribute('aria-label') ?? target.textContent.trim();
  const where = `${Math.round(top)} to ${Math.round(bottom)} of ${window.innerHeight}`;
  return { name: `${focused.tagName} “${(name || focused.id).slice(0, 50)}”, ${where}`, isCovered };
}

/** Animations and transitions longer than 0.01 s, running or not. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const most = 0.0101;
    const seconds = (list: string) =>
      Math.max(...list.split(',').map((each) => Number.parseFloat(each) / (each.trim().endsWith('ms') ? 1000 : 1)));
    const found = document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > most * 1000)
      .map(() => 'an animation that runs');
    for (const element of document.querySelectorAll('*'))
      for (const part of [null, '::before', '::after']) {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(
          element,
          part,
        );
        const isMoving =
          (animationName !== 'none' && seconds(animationDuration) > most) ||
          seconds(transitionDuration) > most ||
          scrollBehavior === 'smooth';
        if (isMoving) found.push(`${element.tagName} ${element.getAttribute('class') ?? ''} ${part ?? ''}`);
      }
    return found;
  });
}

/** What remains visible under forced colours: borders, outlines and marks. */
export function linesOf(target: Locator): Promise<string[]> {
  return target.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].map((part) => {
      const { borderWidth, borderStyle, outlineWidth, outlineStyle, visibility, display } = getComputedStyle(part);
      return [part.tagName, borderWidth, borderStyle, outlineWidth, outlineStyle, visibility, display].join(' ');
    }),
  );
}

/** Ticks visible on unchosen items: one hidden only by its colour appears under forced colours. */
export function strayMarks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('label:not(:has(:checked)) [aria-hidden] svg')]
      .filter((mark) => getComputedStyle(mark).visibility === 'visible')
      .map((mark) => (mark.closest('label')?.textContent ?? '').slice(0, 40)),
  );
}

/** Whether a line is drawn around what has the focus. */
export function hasFocusLine(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return [focused, focused?.closest('label')].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  });
}

/** Where these texts are shown and a browser may translate them. */
export function translatable(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate((sought) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      const parent = node.parentElement;
      // What editors write is translated as a whole: articles, their cards and categories, texts of the site.
      const editors = '[data-article], [data-editorial], article, #card, main nav';
      if (parent === null || parent.closest(`[translate="no"], script, style, template, textarea, ${editors}`))
        continue;
      for (const name of sought.filter((each) => text.includes(each)))
        found.push(`“${name}” in <${parent.tagName.toLowerCase()} class="${parent.className}">: ${text.slice(0, 60)}`);
    }
    return found;
  }, names);
}
