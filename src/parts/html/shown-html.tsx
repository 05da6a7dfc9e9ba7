import { createElement, Fragment, useMemo, type ReactNode } from 'react';

const SHOWN = new Set(['h3', 'h4', 'p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'br', 'a']);
/** Elements whose content is not text for reading. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'title',
  'iframe',
  'object',
  'svg',
  'math',
  'noscript',
  'textarea',
]);
const SAFE_LINK = /^(https:\/\/|tel:|mailto:|\/(?!\/))/i;

function nodeOf(node: ChildNode, key: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || DROPPED.has(node.localName)) return null;
  const children = nodesOf(node);
  if (!SHOWN.has(node.localName)) return <Fragment key={key}>{children}</Fragment>;
  if (node.localName === 'br') return <br key={key} />;
  const href = node.localName === 'a' ? (node.getAttribute('href') ?? '') : '';
  return createElement(node.localName, { key, ...(SAFE_LINK.test(href) && { href }) }, ...children);
}

const nodesOf = (parent: ParentNode): ReactNode[] => [...parent.childNodes].map(nodeOf);

interface ShownHtmlProps {
  readonly html: string;
}

/** Renders HTML from a call as structured text: other elements are reduced to their text, and the only attribute kept is the address of a safe link. */
export function ShownHtml({ html }: ShownHtmlProps) {
  return useMemo(() => nodesOf(new DOMParser().parseFromString(html, 'text/html').body), [html]);
}
