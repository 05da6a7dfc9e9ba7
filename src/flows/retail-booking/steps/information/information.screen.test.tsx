import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NO_CAR } from '#machines/car-registration/car-registration.cascade.ts';
import type { CarLevel } from '#machines/car-registration/car-registration.types.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import type { InformationAnswer, InformationValues } from './information.form.ts';
import { NO_INFORMATION } from '../../kept/typed-booking.store.ts';
import { INFORMATION_FORM } from './form-id.view.ts';
import { InformationScreen, type InformationScreenProps } from './information.screen.tsx';

const calls = () => ({
  onCar: vi.fn<(level: CarLevel, id: number | null) => void>(),
  onCarRetry: vi.fn<() => void>(),
  onDraft: vi.fn<(values: InformationValues) => void>(),
  onSubmit: vi.fn<(answer: InformationAnswer) => void>(),
});

const part = (more: Partial<InformationScreenProps> = {}) => (
  <>
    <h1>Your details</h1>
    <InformationScreen
      initial={NO_INFORMATION}
      isRepeat={false}
      car={{
        screen: 'choosing',
        missing: null,
        lists: { brand: [{ id: 1, name: 'Toyota' }], model: null, variant: null, year: null },
        choice: NO_CAR,
        message: null,
      }}
      {...calls()}
      {...more}
    />
    <button type="submit" form={INFORMATION_FORM}>
      Next
    </button>
  </>
);

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const filled = {
  ...NO_INFORMATION,
  first_name: 'Piyada',
  last_name: 'Wong',
  tel_no: '0812345678',
  register_number: '3ขข4821',
};

describe('the information step', () => {
  it('a phone is not rewritten under the fingers: it is grouped when the field is left', async () => {
    const { user } = await renderScreen(part({ initial: { ...filled, tel_no: '081235678' } }));
    const phone = field(/Phone number/);
    await user.type(phone, '4', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(phone.value).toBe('0812345678');
    expect(phone.selectionStart).toBe(6);
    await user.tab();
    expect(phone.value).toBe('081-234-5678');
    await user.clear(phone);
    await user.type(phone, '+66812345678');
    expect(phone.value).toBe('+66812345678');
    await user.tab();
    expect(phone.value).toBe('081-234-5678');
  });

  it('a number that was stored wrongly is told at once, with what is wrong with it', async () => {
    await renderScreen(part({ initial: { ...filled, tel_no: '6681234567' } }));
    expect(field(/Phone number/).value).toBe('6681234567');
    expect(screen.getByText('The phone number needs 9 digits after 66 and has 8')).toBeTruthy();
  });

  it('pasted control characters block nothing: breaks of a message stay, in a line they are spaces', async () => {
    const { onSubmit } = calls();
    const initial = { ...filled, first_name: 'Piya\u0092da\u000b Ann', note: 'brakes\u000bloud\u0007' };
    const { user } = await renderScreen(part({ onSubmit, initial }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      customer: { firstName: 'Piyada Ann' },
      note: 'brakes\nloud',
    });
  });

  it.each([
    ['-', null],
    ['', 'Enter your last name, or - if you have only one name'],
    ['<b>', 'A name cannot have “<” in it. Type it in letters'],
    ['ใ\u0e49\u0e49จดี', 'A vowel or tone mark is there twice. Please check the spelling'],
  ])('the last name %j is answered with %j', async (typed, words) => {
    const { onSubmit } = calls();
    const { user } = await renderScreen(part({ onSubmit, initial: { ...filled, last_name: typed } }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onSubmit.mock.calls).toHaveLength(words === null ? 1 : 0);
    if (words !== null) expect(screen.getAllByText(words)).toHaveLength(2);
  });

  it('the list of mistakes is said when it takes the focus, and not again with every key', async () => {
    const { user } = await renderScreen(part({ initial: { ...filled, tel_no: '08' } }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const summary = screen.getByRole('group', { name: 'Please correct 1 field' });
    expect(document.activeElement).toBe(summary);
    expect(document.getElementById(summary.getAttribute('aria-describedby') ?? '')?.textContent).toContain('has 2');
    await user.type(field(/Phone number/), '1');
    expect(summary.textContent).toContain('has 3');
    expect(screen.getByText(/has 3/, { selector: 'a' }).closest('[role=alert], [role=status], [aria-live]')).toBeNull();
  });

  it('the model can be reached while no brand is chosen, and says so', async () => {
    await renderScreen(part());
    const model = screen.getByRole<HTMLSelectElement>('combobox', { name: /Model/ });
    model.focus();
    expect(document.activeElement).toBe(model);
    expect([model.getAttribute('aria-disabled'), model.selectedOptions[0]?.text]).toEqual([
      'true',
      'Choose a brand first',
    ]);
  });

  it.each([
    ['AB 1234', /Type it as on the plate, in Thai letters/],
    ['1กก 1234 เชียง', /“เชียง” is no province that we know/],
    ['1กก 123456', /has 9 characters; at most 8/],
    ['12345', /The letters are missing/],
    ['1กก', /The number after the letters is missing/],
  ])('a plate %j is kept as it was typed, and what is wrong is said', async (written, words) => {
    const { user } = await renderScreen(part());
    await user.type(field(/Licence plate/), written);
    await user.tab();
    expect(field(/Licence plate/).value).toBe(written);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('a plate that is pasted, or left, with its province behind it fills both', async () => {
    const { user } = await renderScreen(part());
    const province = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Province/ });
    await user.click(field(/Licence plate/));
    await user.paste('1กก 1234 เชียงใหม่');
    expect([field(/Licence plate/).value, province().value]).toEqual(['1กก 1234', 'เชียงใหม่']);
    await user.clear(field(/Licence plate/));
    await user.type(field(/Licence plate/), '๓ขข ๔๘๒๑ กทม.');
    expect(province().value).toBe('เชียงใหม่');
    await user.tab();
    expect([field(/Licence plate/).value, province().value]).toEqual(['3ขข 4821', 'กรุงเทพมหานคร']);
  });

  it('RB-12 lists above the form what is missing, moves the focus there, and links to each field', async () => {
    const { onSubmit } = calls();
    const { user } = await renderScreen(
      part({ onSubmit, initial: { ...filled, tel_no: '081234567', register_number: '3ข' } }),
    );
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onSubmit).not.toHaveBeenCalled();
    const summary = screen.getByRole('group', { name: 'Please correct 2 fields' });
    expect(document.activeElement).toBe(summary);
    await user.click(screen.getByRole('link', { name: /phone number needs 10 digits and has 9/ }));
    expect(document.activeElement).toBe(field(/Phone number/));
    expect(field(/Phone number/).getAttribute('aria-invalid')).toBe('true');
  });

  it('validates a field when it is left, and then with every change', async () => {
    const { user } = await renderScreen(part());
    await user.type(field(/E-mail/), 'piyada@');
    expect(screen.queryByText(/Enter an e-mail address/)).toBeNull();
    await user.tab();
    expect(screen.getByText(/Enter an e-mail address/)).toBeTruthy();
    await user.type(field(/E-mail/), 'example.com');
    expect(screen.queryByText(/Enter an e-mail address/)).toBeNull();
  });

  it('every name field tells the browser what it is for', async () => {
    await renderScreen(part());
    expect(
      [/First name/, /Last name/, /Phone number/, /E-mail/].map((name) => field(name).getAttribute('autocomplete')),
    ).toEqual(['given-name', 'family-name', 'tel', 'email']);
    expect(field(/Phone number/).inputMode).toBe('tel');
  });

  it('REG-05 a list that failed to load can be requested again', async () => {
    const { onCarRetry } = calls();
    const car = {
      screen: 'failed',
      missing: 'model',
      lists: { brand: [{ id: 1, name: 'Toyota' }], model: null, variant: null, year: null },
      choice: { ...NO_CAR, brand: { id: 1, name: 'Toyota' } },
      message: 'The list of cars is being renewed.',
    } as const;
    const { user } = await renderScreen(part({ onCarRetry, car }));
    expect(screen.getByText('The models could not be loaded.')).toBeTruthy();
    expect(screen.getByText('The list of cars is being renewed.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onCarRetry).toHaveBeenCalledOnce();
  });
});
