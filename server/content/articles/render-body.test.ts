import { describe, expect, it } from 'vitest';
import { PAYLOADS } from '#tests/e2e/site/payloads.ts';
import { cleaned, renderBody } from './render-body.ts';

const PLACE = { publicFolder: 'public', language: 'th', shownIn: 'th' } as const;
/** Only these elements and attributes, links and images of the site, and nothing that looks like a tag in its text. */
const ELEMENT = /<(\/?)([a-z0-9]+)((?: [a-z-]+(?:="[^"<>]*")?)*) ?\/?>/g;
const dangerous = (html: string) => {
  const elements = [...html.matchAll(ELEMENT)].map(([, , name = '', attributes = '']) => ({ name, attributes }));
  const rest = html.replace(ELEMENT, '');
  return {
    tags: elements
      .map(({ name }) => name)
      .filter((name) => /^(script|svg|math|iframe|object|form|input|style|meta|video|details|body)$/.test(name)),
    attributes: elements
      .map(({ attributes }) => attributes)
      .filter(
        (text) =>
          /\s(on\w+|style|srcdoc|class)\b/i.test(text.replace(/"[^"]*"/g, '')) || /="\s*(javascript|data):/i.test(text),
      ),
    rest: rest.includes('<'),
  };
};
const HARMLESS = { tags: [], attributes: [], rest: false };

describe('a script payload', () => {
  it.each(PAYLOADS)('%s runs neither in the text, a link, a heading, an image nor a table', (payload) => {
    for (const body of [
      payload,
      `## ${payload}`,
      `[${payload}](/branch)`,
      `[a](<${payload}>)`,
      `![${payload}](${payload})`,
      `|a|\n|-|\n|${payload.replaceAll('|', '')}|`,
    ])
      expect([body, dangerous(renderBody(body, PLACE).html)]).toEqual([body, HARMLESS]);
  });

  it.each(PAYLOADS)('%s does not pass the second fence by itself', (payload) => {
    expect(dangerous(cleaned(payload))).toEqual(HARMLESS);
  });

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', '//elsewhere.example'])(
    'a link to %s is none',
    (href) => expect(cleaned(`<a href="${href}">a</a>`)).toBe('<a>a</a>'),
  );
});
