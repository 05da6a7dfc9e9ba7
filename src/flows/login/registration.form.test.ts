import { describe, expect, it } from 'vitest';
import { carLists } from '#machines/car-registration/car-registration.fixtures.ts';
import { NO_CAR } from '#machines/car-registration/car-registration.cascade.ts';
import { typedCarName } from '#src/flows/car-registration/car-details.form.ts';
import { firstValues, registrationOf, registrationProblems } from './registration.form.ts';

const HOLDER = { firstName: 'สมหญิง', lastName: 'ใจงาม', phone: '0898765432', email: 'somying@example.com' };
const { brand, model, variant, year } = carLists;
const CAR = { brand: brand[0], model: model[0], variant: variant[0], year: year[0] };
const VALID = { ...firstValues(HOLDER), carName: 'คันเก่ง', plate: '5กก 5555' };

describe('the registration form', () => {
  it('everything but the province is required, and what is empty is missing', () => {
    const empty = { phone: '', email: '', carName: ' ', plate: ' ', province: '' };
    const problems = registrationProblems(empty, NO_CAR, null);
    expect(new Set(Object.values(problems))).toEqual(new Set(['required']));
    expect(Object.keys(problems)).toHaveLength(8);
    expect(registrationProblems(VALID, CAR, null)).toEqual({});
  });

  it.each([
    ['phone', '089876543', 'length'],
    ['phone', '6689876543', 'length'],
    ['phone', '089876543211', 'length'],
    ['phone', '0898765432x', 'characters'],
    ['phone', '021234567', 'start'],
    ['email', 'somying@', 'invalid'],
    ['email', 'somsak+car@gmail.com', 'sign'],
    ['plate', '12345', 'letters'],
    ['plate', '1กก', 'number'],
    ['plate', '1กก 12 เชียงใหมม่', 'characters'],
    ['plate', '5ก', 'length'],
    ['plate', '1กก 123456', 'length'],
    ['plate', 'AB 1234', 'characters'],
  ])('%s %j is wrong: %s', (field, text, problem) => {
    expect(registrationProblems({ ...VALID, [field]: text }, CAR, null)).toEqual({ [field]: problem });
    expect(registrationOf({ ...VALID, [field]: text }, CAR)).toBeNull();
  });

  it('a plate that the server has refused is wrong until it is another', () => {
    expect(registrationProblems(VALID, CAR, '5กก5555')).toEqual({ plate: 'exists' });
    expect(registrationProblems({ ...VALID, plate: '5กก 5556' }, CAR, '5กก5555')).toEqual({});
  });

  it.each(['+66898765432', '66 89 876 5432', '089-876-5432', '๐๘๙๘๗๖๕๔๓๒'])(
    'what can be read as a number is sent as its ten digits: %s',
    (phone) => {
      expect(registrationProblems({ ...VALID, phone }, CAR, null)).toEqual({});
      expect(registrationOf({ ...VALID, phone }, CAR)?.phone).toBe('0898765432');
    },
  );

  it('a card whose number was written otherwise begins with the ten digits; one that is no number is kept', () => {
    expect(firstValues({ ...HOLDER, phone: '+66 89 876 5432' }).phone).toBe('0898765432');
    expect(firstValues({ ...HOLDER, phone: '6689876543' }).phone).toBe('6689876543');
  });

  it('a plate with its province behind it is sent as both', () => {
    const entry = registrationOf({ ...VALID, plate: '1กก 1234 เชียงใหม่' }, CAR);
    expect(entry).toMatchObject({ plate: '1กก1234', province: 'เชียงใหม่' });
  });

  it.each([
    ['ก'.repeat(14), 'ข', 'ก'.repeat(14)],
    ['กิ่'.repeat(14), 'ข', 'กิ่'.repeat(14)],
    ['ก'.repeat(15), 'ข', 'ข'],
  ])('of %j a car name keeps what has 14 letters, or what stood there before', (text, before, kept) => {
    expect(typedCarName(text, before, false)).toEqual({ carName: kept, isRefused: kept !== text });
  });

  it('the tone mark of a letter that was refused is not put on the letter before it', () => {
    const full = 'ก'.repeat(14);
    expect(typedCarName(`${full}\u0e48`, full, true).carName).toBe(full);
    expect(typedCarName(`${full}\u0e48`, full, false).carName).toBe(`${full}\u0e48`);
  });

  it('a whole form is sent with its ids, the plate without spaces', () => {
    expect(registrationOf(VALID, CAR)).toEqual({
      phone: HOLDER.phone,
      email: HOLDER.email,
      carName: 'คันเก่ง',
      plate: '5กก5555',
      province: '',
      brandId: brand[0].id,
      modelId: model[0].id,
      variantId: variant[0].id,
      carId: year[0].id,
    });
  });
});
