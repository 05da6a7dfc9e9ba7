import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import type { Language } from '#domain/constants.ts';
import { keepWordsWhole } from '#domain/whole-words.ts';

export interface BodyPlace {
  /** The folder of the site's files, from which images are taken. */
  readonly publicFolder: string;
  /** The language of the text. */
  readonly language: Language;
  /** The language of the address under which it is shown: links within the site lead to its pages. */
  readonly shownIn: Language;
}

/** A link of a body, and the line in the body on which its paragraph begins, from 1 on. */
export interface BodyLink {
  readonly href: string;
  readonly line: number;
}

export interface RenderedBody {
  readonly html: string;
  readonly links: readonly BodyLink[];
  readonly problems: readonly { readonly line: number; readonly problem: string }[];
}

const markdown = new MarkdownIt({ html: false });
type Token = ReturnType<typeof markdown.parse>[number];

/** The page has its own first heading, and nothing in a text is code. */
markdown.disable(['code', 'fence', 'lheading']);

const TABLE = { th: 'ตาราง', en: 'Table' } as const;

/** The second fence: whatever Markdown made of the text, nothing else gets through. */
const CLEAN: sanitizeHtml.IOptions = {
  allowedTags: 'h2 h3 p ul ol li strong em a br hr blockquote img table thead tbody tr th td div'.split(' '),
  allowedAttributes: {
    a: ['href', 'rel'],
    h2: ['id'],
    h3: ['id'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    div: ['data-table', 'role', 'tabindex', 'aria-label'],
  },
  allowedSchemes: ['https', 'tel', 'mailto'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
};

export const cleaned = (html: string): string => sanitizeHtml(html, CLEAN);

/** The heading's own text as an id: 'part-' keeps it apart from the page's other ids. */
const idOf = (text: string) =>
  `part-${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;

/** HTML of a body in Markdown without HTML. What is wrong with its headings and images is named; its links are for the link checker. */
export function renderBody(body: string, place: BodyPlace): RenderedBody {
  const links: BodyLink[] = [];
  const problems: { line: number; problem: string }[] = [];
  const ids = new Set<string>();
  const tokens = markdown.parse(body, {});
  tokens.forEach((token, index) => {
    const line = (token.map?.[0] ?? 0) + 1;
    if (token.type === 'heading_open') {
      if (token.tag !== 'h2' && token.tag !== 'h3') problems.push({ line, problem: 'headings are ## or ###' });
      const id = idOf(tokens[index + 1]?.content ?? '');
      if (ids.has(id)) problems.push({ line, problem: 'the same heading twice' });
      ids.add(id);
      token.attrSet('id', id);
    }
    if (token.type !== 'inline') return;
    if (/<[a-z/!]/i.test(token.content)) problems.push({ line, problem: 'HTML is not allowed' });
    for (const child of token.children ?? []) {
      if (child.type === 'text' && place.language === 'th') child.content = keepWordsWhole(child.content);
      if (child.type === 'link_open') links.push({ href: takeLink(child, place), line });
      if (child.type === 'image') problems.push(...takeImage(child, place).map((problem) => ({ line, problem })));
    }
  });
  const label = TABLE[place.language];
  const html = markdown.renderer
    .render(tokens, markdown.options, {})
    .replaceAll('<table>', `<div data-table role="group" tabindex="0" aria-label="${label}"><table>`)
    .replaceAll('</table>', '</table></div>');
  return { html: cleaned(html), links, problems };
}

/** The link as it was written; a link within the site gets the language of the address. */
function takeLink(link: Token, { shownIn }: BodyPlace): string {
  const href = String(link.attrGet('href') ?? '');
  if (href.startsWith('/')) link.attrSet('href', href === '/' ? `/${shownIn}` : `/${shownIn}${href}`);
  else if (href.startsWith('https:')) link.attrSet('rel', 'noopener');
  else if (href.startsWith('#')) link.attrSet('href', `#part-${href.slice(1)}`);
  return href;
}

function takeImage(image: Token, { publicFolder }: BodyPlace): string[] {
  const src = String(image.attrGet('src') ?? '');
  if (image.content.trim() === '') return [`image ${src}: it needs an alternative text`];
  if (!/^\/[\w/-]+\.(svg|png|jpg|webp)$/.test(src))
    return [`image ${src}: images are files of public/, such as /drawings/a.svg`];
  try {
    const { width, height } = imageSize(readFileSync(join(publicFolder, src)));
    image.attrSet('width', String(width));
    image.attrSet('height', String(height));
    image.attrSet('loading', 'lazy');
    return [];
  } catch {
    return [`image ${src}: there is no such picture in public/`];
  }
}
