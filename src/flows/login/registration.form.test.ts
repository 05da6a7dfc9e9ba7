import { describe, expect, it } from 'vitest';
import { carLists } from '#machines/car-registration/car-registration.fixtures.ts';
import { NO_CAR } from '#machines/car-registration/car-registration.cascade.ts';
import { firstValues, registrationOf, registrationProblems, typedInto } from './registration.form.ts';

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
    ['email', 'somying@', 'invalid'],
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

  it.each([
    ['phone', '089-๘๗๖ 5432x99', '', '0898765432'],
    ['email', 'som ying+1@exämple.com', '', 'somying1@exmple.com'],
    ['carName', 'ก'.repeat(14), '', 'ก'.repeat(14)],
    ['carName', 'ก'.repeat(15), 'ข', 'ข'],
  ] as const)('%s keeps of %j what may be typed', (field, text, before, kept) => {
    expect(typedInto(field, text, before)).toBe(kept);
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
