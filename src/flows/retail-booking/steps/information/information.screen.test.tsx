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
  it('a digit put into the middle of a phone leaves the caret behind it', async () => {
    const { user } = await renderScreen(part({ initial: { ...filled, tel_no: '081235678' } }));
    const phone = field(/Phone number/);
    expect(phone.value).toBe('081-235-678');
    await user.type(phone, '4', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(phone.value).toBe('081-234-5678');
    expect(phone.selectionStart).toBe(7);
  });

  it.each([
    ['AB 1234', /Type it as on the plate, in Thai letters/],
    ['1กก 1234 เชียง', /“เชียง” is no province that we know/],
    ['1กก 123456', /has 9 characters; at most 8/],
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
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain('Please correct 2 fields');
    await user.click(screen.getByRole('link', { name: /phone number has 9 digits; 10 are needed/ }));
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
