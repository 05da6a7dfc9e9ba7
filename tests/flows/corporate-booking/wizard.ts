import { act, fireEvent } from '@testing-library/react';
import type { CarStep, Contact } from '#machines/car-booking/car-booking.draft.ts';
import { buttonNamed, fill, partsNamed, press } from '#tests/support/model/page-parts.ts';

export const STEP_NAMES: Readonly<Record<CarStep, string>> = {
  address: 'Address',
  branch: 'Branch',
  services: 'Services',
  time: 'Date and time',
  information: 'Details',
};

const all = <Found extends HTMLElement>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Found>(selector),
];
const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
const stepNames = (selector: string) => all(selector).map((each) => textOf(each.lastElementChild));
const lineOf = (label: string) =>
  all('aside dl > div').find((each) => textOf(each.querySelector('dt')).startsWith(label));
const inputIn = (selector: string, words: string) =>
  partsNamed('b', words).flatMap((word) => all(selector, word.closest('label') ?? word))[0];
const collects = () => document.querySelector<HTMLInputElement>('input[type=checkbox]:not([name])');
const primary = () => all('aside button').at(-1);

/** What the wizard of one car shows. */
export const seenOfCar = {
  plate: () => textOf(document.querySelector('p > b[translate=no]')),
  step: () => stepNames('nav li[aria-current] > span')[0] ?? null,
  openSteps: () => stepNames('nav li > button'),
  line: (label: string) => textOf(lineOf(label)?.querySelector('dd')),
  isCollected: () => collects()?.checked ?? null,
  branch: () => all<HTMLInputElement>('input[name=branch-all]').find(({ checked }) => checked)?.value ?? null,
  services: () =>
    all<HTMLInputElement>('input[name=service]').flatMap(({ checked, value }) => (checked ? [Number(value)] : [])),
  days: () => all('[data-date]').map((day) => day.dataset['date'] ?? ''),
  day: () => document.querySelector<HTMLElement>('[data-date][aria-checked=true]')?.dataset['date'] ?? null,
  freeTimes: () => all('[data-free] b').map(textOf),
  time: () => textOf(document.querySelector('[data-free][aria-checked=true] b')) || null,
  field: (name: string) => document.querySelector<HTMLInputElement>(`#car-${name}`)?.value ?? null,
  textArea: () => document.querySelector('textarea')?.value ?? null,
  mayGoOn: () => primary()?.getAttribute('aria-disabled') !== 'true',
};

/** What a person does in it. */
export const wizard = {
  collect: () => press(collects(), 'the box for collecting the car'),
  chooseAddress: (index: number | null) => fill(document.querySelector('#take-car'), String(index), 'the address'),
  chooseBranch: (name: string) => press(inputIn('input[name=branch-all]', name), `the branch ${name}`),
  toggle: (name: string) => press(inputIn('input[name=service]', name), `the service ${name}`),
  write: (text: string) => fill(document.querySelector('textarea'), text, 'the text'),
  chooseDay: (date: string) => press(document.querySelector<HTMLElement>(`[data-date="${date}"]`), `the day ${date}`),
  chooseTime: (time: string) =>
    press(partsNamed('[data-free] b', time)[0]?.closest<HTMLElement>('button'), `the time ${time}`),
  fillIn: ({ firstName, lastName, phone, email }: Contact, note: string) => {
    const values = { first_name: firstName, last_name: lastName, tel_no: phone, email };
    for (const [name, value] of Object.entries(values)) fill(document.querySelector(`#car-${name}`), value, name);
    fill(document.querySelector('textarea'), note, 'the note');
  },
  /** A click submits the form of the last step, which this DOM does not do by itself. */
  next: () => {
    const form = document.querySelector('form#car-information');
    press(primary(), 'the button that goes on');
    if (form) act(() => void fireEvent.submit(form));
  },
  back: () => press(buttonNamed('Back'), 'the button back'),
  goTo: (step: CarStep) =>
    press(
      all('nav li > button').find((each) => textOf(each.lastElementChild) === STEP_NAMES[step]),
      `the step ${step}`,
    ),
};
