import { act, fireEvent } from '@testing-library/react';

const texts = (element: Element) => [element.getAttribute('aria-label') ?? '', element.textContent ?? ''];

/** Elements by their text, without the cost of roles: a walk queries thousands. */
export const partsNamed = <Found extends HTMLElement = HTMLElement>(
  selector: string,
  name: string,
  within: ParentNode = document,
): Found[] => [...within.querySelectorAll<Found>(selector)].filter((element) => texts(element).includes(name));

export const buttonNamed = (name: string, within: ParentNode = document): HTMLElement | null =>
  partsNamed('button', name, within)[0] ?? null;

export const isShown = (text: string, within: Node = document.body): boolean =>
  within.textContent?.includes(text) ?? false;

/** Presses what a person could press: present and enabled. Like a real press, it moves the focus there. */
export function press(element: HTMLElement | null | undefined, name = 'the element'): void {
  if (!element) throw new Error(`${name} is not on the page`);
  if (element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled'))
    throw new Error(`${name} cannot be pressed`);
  act(() => {
    element.focus();
    fireEvent.click(element);
  });
}

export const pressButton = (name: string, within: ParentNode = document): void =>
  press(buttonNamed(name, within), `the button ${name}`);

export const leave = (element: HTMLElement | null): void => act(() => void (element && fireEvent.blur(element)));

export function fill(element: HTMLElement | null, value: string, name = 'the field'): void {
  if (!element) throw new Error(`${name} is not on the page`);
  act(() => void fireEvent.change(element, { target: { value } }));
}
