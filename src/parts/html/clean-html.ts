/** Elements and their attributes that a text may have; of all others only the text is left. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel'],
  blockquote: [],
  br: [],
  div: ['data-table', 'role', 'tabindex', 'aria-label'],
  em: [],
  h2: ['id'],
  h3: ['id'],
  hr: [],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  li: [],
  ol: [],
  p: [],
  strong: [],
  table: [],
  tbody: [],
  td: [],
  th: [],
  thead: [],
  tr: [],
  ul: [],
};
/** Elements whose content is not text for reading. */
const DROPPED = 'script, style, template, title, iframe, object, svg, math, noscript, textarea, form, video, audio';
const SAFE_LINK = /^(https:\/\/|tel:|mailto:|#|\/(?!\/))/i;
const OWN_FILE = /^\/(?!\/)/;

const isSafe = (name: string, value: string) => {
  if (name === 'href') return SAFE_LINK.test(value);
  return name !== 'src' || OWN_FILE.test(value);
};

function clean(element: Element): void {
  for (const child of Array.from(element.children)) clean(child);
  const allowed = ALLOWED[element.localName];
  if (allowed === undefined) return element.replaceWith(...element.childNodes);
  for (const { name, value } of Array.from(element.attributes))
    if (!allowed.includes(name) || !isSafe(name, value)) element.removeAttribute(name);
}

/**
 * The HTML of a text that came by a call, cleaned again in the browser, whatever server has answered. Where there is no parser, on our server, it stays
 * as it is: there it has come from this very server, which has cleaned it.
 */
export function cleanHtml(html: string): string {
  if (typeof DOMParser === 'undefined') return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const dropped of body.querySelectorAll(DROPPED)) dropped.remove();
  for (const child of Array.from(body.children)) clean(child);
  return body.innerHTML;
}
