import { act, cleanup, render } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepTranslatedTexts } from './translated-texts.ts';

const methods = Object.getOwnPropertyDescriptors(Node.prototype);
beforeAll(keepTranslatedTexts);
afterAll(() => void Object.defineProperties(Node.prototype, methods));

/** As a translator leaves it: other words in an element, and the text taken away, or put inside. */
function translate(root: Node, isMoved: boolean): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    const inner = document.createElement('font');
    font.append(inner);
    text.replaceWith(font);
    inner.append(isMoved ? text : `<${text.data}>`);
  }
}

const Page = ({ name, count, isOpen }: { name: string; count: number; isOpen: boolean }) => (
  <p>
    Hello {name}
    {isOpen ? 'open' : null}
    {isOpen ? <b>door</b> : <i>wall</i>}
    {count} seconds
  </p>
);

const settled = () => act(() => Promise.resolve());

for (const isMoved of [true, false])
  it(`a text that is ${isMoved ? 'wrapped' : 'replaced'} is changed, removed, and inserted beside`, async () => {
    const view = render(<Page name="Anan" count={3} isOpen />);
    const { container } = view;
    const shown = () => container.textContent.replaceAll(/[<>]/g, '');
    expect(shown()).toBe('Hello Ananopendoor3 seconds');
    for (const props of [
      { name: 'Anan', count: 2, isOpen: true },
      { name: 'Anan', count: 2, isOpen: false },
      { name: 'Malee', count: 1, isOpen: true },
      { name: 'Malee', count: 1, isOpen: true },
    ]) {
      translate(container, isMoved);
      await settled();
      view.rerender(<Page {...props} />);
      await settled();
      expect(shown()).toBe(`Hello ${props.name}${props.isOpen ? 'opendoor' : 'wall'}${props.count} seconds`);
    }
    translate(container, isMoved);
    cleanup();
    expect(document.body.textContent).toBe('');
  });
