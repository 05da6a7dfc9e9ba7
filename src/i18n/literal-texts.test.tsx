import { I18nProvider, Trans } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plainWords } from '#domain/word-joiner.ts';
import { literalTexts } from './literal-texts.ts';

const texts = literalTexts('en', {
  none: ['Nothing was found for “', ['query'], '”.'],
  in: ['In <0>', ['name'], '</0>'],
});

it.each(['<b>zzqq</b>', 'a<zz/>b', '<0>x</0>', '2 < 3 <4', 'Bang Na', ''])('shows %s as it was typed', (query) => {
  const { container } = render(
    <I18nProvider i18n={texts}>
      <Trans id="none" values={{ query }} />
    </I18nProvider>,
  );
  expect(plainWords(container.textContent)).toBe(`Nothing was found for “${query}”.`);
  expect(container.querySelector('b')).toBeNull();
  expect(plainWords(texts._('none', { query }))).toBe(`Nothing was found for “${query}”.`);
  expect(plainWords(texts.t({ id: 'none', values: { query } }))).toBe(`Nothing was found for “${query}”.`);
});

it('adds nothing to a sign that opens no element', () => {
  expect(texts._('none', { query: '<' })).toBe('Nothing was found for “<”.');
});

it('keeps the elements of the sentence itself', () => {
  render(
    <I18nProvider i18n={texts}>
      <Trans id="in" values={{ name: '<i>Bang Na</i></0>' }} components={{ 0: <b /> }} />
    </I18nProvider>,
  );
  expect(plainWords(screen.getByText(/Bang Na/).textContent)).toBe('<i>Bang Na</i></0>');
  expect(screen.getByText(/Bang Na/).tagName).toBe('B');
});

it('keeps an element that is a value', () => {
  render(
    <I18nProvider i18n={texts}>
      <Trans id="none" values={{ query: <i>3ขข 4821</i> }} />
    </I18nProvider>,
  );
  expect(screen.getByText('3ขข 4821').tagName).toBe('I');
});
