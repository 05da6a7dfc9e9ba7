import type { BrowserContext, Page } from '@playwright/test';

/**
 * What a browser's translator does to a page: each text is taken out, and an element with its translation stands there, also for every text that comes
 * later. Here the words stay the same, so that a journey finds what it looks for.
 */
function translator(from: string): void {
  const LEFT = 'script, style, noscript, textarea, svg, font, [translate="no"]';
  const wrap = (text: Text): void => {
    if (text.data.trim() === '' || text.parentElement?.closest(LEFT) !== null) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      (type === 'characterData' ? [target] : addedNodes).forEach((node) => node.isConnected && translate(node));
  });
  const begin = () => {
    document.documentElement.classList.add('translated-ltr');
    translate(document.body);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  addEventListener(from, begin);
}

/** It begins with this event: once React has taken over, or before. */
export const translatePages = async (
  context: BrowserContext,
  from: 'taken-over' | 'DOMContentLoaded',
): Promise<void> => {
  await context.addInitScript(translator, from);
};

/** What stands in the page where React means it to say something else, as far as the first difference; null if there is none. */
export function untrueText(page: Page): Promise<readonly [meant: string, shown: string] | null> {
  return page.evaluate(() => {
    interface Fiber {
      readonly tag: number;
      readonly memoizedProps: unknown;
      readonly stateNode: unknown;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    }
    const root = document.querySelector('#root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    if (!root || !key) return null;
    const [PORTAL, ELEMENT, TEXT, HEAD] = [4, 5, 6, 26];
    const meant = (fiber: Fiber | null): string => {
      if (!fiber) return '';
      return one(fiber) + meant(fiber.sibling);
    };
    const one = ({ tag, memoizedProps: props, stateNode, child }: Fiber): string => {
      if (tag === PORTAL || tag === HEAD) return '';
      if (tag === TEXT) return String(props);
      if (tag !== ELEMENT) return meant(child);
      if (stateNode instanceof HTMLTextAreaElement) return '';
      const { children, dangerouslySetInnerHTML: html } = props as Record<string, unknown>;
      if (html) return (stateNode as Element).textContent;
      return typeof children === 'string' || typeof children === 'number' ? String(children) : meant(child);
    };
    const copy = root.cloneNode(true) as Element;
    copy.querySelectorAll('textarea').forEach((area) => area.remove());
    const shown = copy.textContent;
    const container = Reflect.get(root, key) as { stateNode: { current: Fiber } } | undefined;
    const wanted = meant(container?.stateNode.current.child ?? null);
    if (wanted === shown) return null;
    let at = 0;
    while (wanted[at] === shown[at]) at += 1;
    return [wanted.slice(Math.max(0, at - 30), at + 40), shown.slice(Math.max(0, at - 30), at + 40)] as const;
  });
}
