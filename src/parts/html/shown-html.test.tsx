import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShownHtml } from './shown-html.tsx';

const shown = (html: string) => render(<ShownHtml html={html} />).container.innerHTML;

it('keeps headings, paragraphs, lists and safe links', () => {
  const html = '<h3>One</h3><p>Two <b>three</b><br><a href="/th/faq">four</a></p><ul><li>five</li></ul>';
  expect(shown(html)).toBe(html);
  expect(shown('<a href="tel:1234">1234</a>')).toBe('<a href="tel:1234">1234</a>');
});

it('leaves the text of other elements, and none of what could run or reach another site', () => {
  expect(shown('<div onclick="x()"><p style="color:red" onmouseover="x()">text</p></div>')).toBe('<p>text</p>');
  expect(shown('<script>x()</script><style>p{}</style><img src=x onerror=x()><iframe src="//x"></iframe>')).toBe('');
  for (const href of [
    'javascript:x()',
    ' javascript:x()',
    'data:text/html,x',
    '//other.example',
    'http://other.example',
  ])
    expect(shown(`<a href="${href}">link</a>`)).toBe('<a>link</a>');
});
