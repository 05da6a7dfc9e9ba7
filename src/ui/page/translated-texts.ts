/**
 * A browser that translates the page replaces each text by an element with the translation: `<font><font>…</font></font>`. React goes on to change,
 * remove and insert beside the texts that it drew, which then fails, or changes a text that is not shown. Here a text that React needs is first put
 * back where its translation stands, and the browser translates it anew.
 */

/** What a translation stands for, in order. */
const originals = new WeakMap<Node, readonly Text[]>();
const translations = new WeakMap<Node, Element>();

let isTranslated = false;

/** Whether the browser translates: then what the server drew is no longer what React draws, and it begins anew where they differ. */
export const wasTranslated = (): boolean => isTranslated || document.querySelector('#root font') !== null;

/** React marks the elements that it draws. */
const isTranslation = (node: Node): node is Element =>
  node instanceof Element && !Object.keys(node).some((key) => key.startsWith('__react'));

function stand(translation: Element, texts: readonly Text[], observer: MutationObserver): void {
  isTranslated = true;
  originals.set(translation, [...(originals.get(translation) ?? []), ...texts]);
  for (const text of texts) {
    translations.set(text, translation);
    // It is not shown, so nothing else tells that it is changed.
    observer.observe(text, { characterData: true });
  }
}

/** Remembers which element has taken the place of which texts, or of an earlier translation. */
function note(records: readonly MutationRecord[], observer: MutationObserver): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') putBack(target);
    const removed = [...removedNodes].filter((node) => !node.isConnected);
    if (removed.length === 0) continue;
    const beside = [previousSibling, nextSibling].filter((node) => node !== null && added.has(node)) as Node[];
    const translation = [...addedNodes, ...beside].find(isTranslation);
    if (!translation) continue;
    for (const node of removed)
      stand(translation, node instanceof Text ? [node] : (originals.get(node) ?? []), observer);
  }
}

function putBack(node: Node): void {
  const translation = translations.get(node);
  if (!translation || node.isConnected) return;
  const texts = originals.get(translation) ?? [];
  for (const text of texts) translations.delete(text);
  originals.delete(translation);
  translation.replaceWith(...texts);
}

/** To be called before React takes over the page. */
export function keepTranslatedTexts(): void {
  const observer = new MutationObserver((records) => note(records, observer));
  observer.observe(document, { childList: true, subtree: true });

  /** The child of `parent` that is this node or holds it; null if it is nowhere below. */
  const childOf = (parent: Node, node: Node): Node | null => {
    if (node.parentNode === parent) return node;
    note(observer.takeRecords(), observer);
    putBack(node);
    let child: Node | null = node;
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child;
  };

  // oxlint-disable-next-line typescript/unbound-method -- each is called on its node
  const { insertBefore, removeChild, appendChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    putBack(node);
    return insertBefore.call(this, node, before && childOf(this, before)) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    putBack(node);
    return appendChild.call(this, node) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const holder = childOf(this, child);
    if (child.parentNode) removeChild.call(child.parentNode, child);
    // What a translation has wrapped around it goes with it.
    if (holder && holder !== child && holder.textContent === '') removeChild.call(this, holder);
    return child;
  };
}
