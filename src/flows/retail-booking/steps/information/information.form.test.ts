import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { customerData as wireCustomer } from '#contract/wire/appointment.ts';
import { customerData } from '#src/flows/booking-confirmation/booking-item.adapters.ts';
import { NO_CAR } from '#machines/car-registration/car-registration.cascade.ts';
import { NO_INFORMATION } from '../../kept/typed-booking.store.ts';
import { informationAnswer, informationProblems, informationValues } from './information.form.ts';

const filled = {
  ...NO_INFORMATION,
  first_name: ' ปิยะดา ',
  last_name: 'วงศ์สุวรรณ',
  tel_no: '0812345678',
  register_number: '3ขข4821',
};

describe('the information of a booking', () => {
  it('RB-12 names, phone and plate are required; e-mail, car, province and message are not', () => {
    expect(informationProblems(NO_INFORMATION)).toEqual({
      register_number: 'required',
      first_name: 'required',
      last_name: 'required',
      tel_no: 'required',
    });
    expect(informationProblems(filled)).toEqual({});
  });

  it.each([
    ['tel_no', '081234567', 'length'],
    ['tel_no', '08123456ab', 'characters'],
    ['tel_no', '0000000000', 'start'],
    ['register_number', '3ข', 'length'],
    ['register_number', 'AB123', 'characters'],
    ['email', 'name@example', 'invalid'],
    ['first_name', '   ', 'required'],
    ['last_name', 'ก'.repeat(81), 'tooLong'],
    ['note', 'x'.repeat(501), 'tooLong'],
  ])('RB-12 %s %j is %s', (field, value, problem) => {
    expect(informationProblems({ ...filled, [field]: value })).toEqual({ [field]: problem });
  });

  it('RB-12 gives the contract’s customer data, without what was not given', () => {
    const { customer, note } = informationAnswer({ ...filled, note: ' เบรกมีเสียง ' }, NO_CAR);
    const sent = customerData({ ...customer, memberCode: '' });
    expect(() => z.parse(wireCustomer, sent)).not.toThrow();
    expect(sent).toMatchObject({ first_name: 'ปิยะดา', email: '', brand: '' });
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['province']));
    expect(note).toBe('เบรกมีเสียง');
  });

  it.each(['+66 81 234 5678', '66812345678', '0066812345678', '๐๘๑-๒๓๔-๕๖๗๘'])('%j is sent as 0812345678', (tel_no) => {
    expect(informationProblems({ ...filled, tel_no })).toEqual({});
    expect(informationAnswer({ ...filled, tel_no }, NO_CAR).customer.phone).toBe('0812345678');
  });

  it.each(['6681234567', '+66812345678', '0000000000', '081234567', '08123456789'])(
    'the contract does not accept %j as a phone number',
    (phone) => {
      const { customer } = informationAnswer(filled, NO_CAR);
      const sent = customerData({ ...customer, phone, memberCode: '' });
      expect(z.safeParse(wireCustomer, sent).error?.issues.map(({ path }) => path)).toEqual([['tel_no']]);
    },
  );

  it('a plate that is sent with its province behind it is sent as both', () => {
    const values = { ...filled, register_number: '5กฮ 77 จ.ชลบุรี' };
    expect(informationProblems(values)).toEqual({});
    expect(informationAnswer(values, NO_CAR).customer).toMatchObject({ plate: '5กฮ77', province: 'ชลบุรี' });
  });

  it('RB-12 sends the names of the car that was chosen, and the id of its year', () => {
    const car = {
      brand: { id: 1, name: 'Toyota' },
      model: { id: 2, name: 'Yaris' },
      variant: { id: 3, name: '1.2 Sport' },
      year: { id: 44, name: '2022' },
    };
    expect(informationAnswer({ ...filled, province: 'ภูเก็ต' }, car).customer).toMatchObject({
      brand: 'Toyota',
      model: 'Yaris',
      variant: '1.2 Sport',
      year: '2022',
      carId: 44,
      province: 'ภูเก็ต',
    });
  });

  it('earlier answers are in the fields again', () => {
    const values = { ...filled, first_name: 'ปิยะดา', province: 'ภูเก็ต', email: 'a@b.co' };
    const { customer, note } = informationAnswer(values, NO_CAR);
    expect(informationValues(customer, note)).toEqual(values);
  });
});
