import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { placeLists } from '#machines/address-choice/address-choice.fixtures.ts';
import { offered } from '#machines/availability/availability.fixtures.ts';
import { CAR_ID } from '#machines/car-booking/car-booking.fixtures.ts';
import { company } from '#machines/corporate-booking/corporate-booking.fixtures.ts';
import { answerOf } from '#tests/flows/availability/ports.ts';
import { keptGroup } from '#tests/flows/corporate-booking/page.tsx';
import { seenOfCar as seen, STEP_NAMES, wizard } from '#tests/flows/corporate-booking/wizard.ts';
import { fill, isShown, press, pressButton } from '#tests/support/model/page-parts.ts';
import { transitionsExcused, transitionsLeftOut } from '#tests/support/model/path-coverage.ts';
import { walkScreens } from '#tests/support/model/screens.ts';
import { openCar, pageChart } from './walked.ts';
import { model } from './scenes.ts';
import { invalidation, isPossible } from './ways.ts';

walkScreens({ chart: pageChart, model, render: (input) => openCar(input), isPossible, invalidation });

describe('one car on the page', () => {
  it('the generated paths take every transition of the chart that the page can cause', () => {
    expect(transitionsLeftOut({ chart: pageChart, isPossible })).toEqual(transitionsExcused(pageChart));
  });

  it('CB-09 a new address is kept among those of the company, and is that of the car', async () => {
    const { wire, settle, close } = await openCar('blank', {
      listTakeCarAddresses: () => ({ address_list: [] }),
      listAddressPlaces: ({ province_id: province, district_id: district }) => ({
        address_list: placeLists[
          district === undefined ? (province === undefined ? 'province' : 'district') : 'subDistrict'
        ].map(({ id, th, en, postCodes }) => ({
          province_id: province ?? id,
          ...(province === undefined ? {} : { district_id: district ?? id }),
          ...(district === undefined ? {} : { sub_district_id: id }),
          name_th: th,
          name_en: en,
          ...(postCodes.length > 0 ? { post_code: postCodes[0] ?? '', post_codes: [...postCodes] } : {}),
        })),
      }),
    });
    wizard.collect();
    await settle();
    wizard.next();
    expect(isShown('Fill in the address down to the sub-district.')).toBe(true);
    for (const field of ['line', 'province', 'district', 'subDistrict'])
      expect(document.querySelector(`#take-car-${field}`)?.getAttribute('aria-invalid'), field).toBe('true');
    fill(document.querySelector('#take-car-line'), '9 หมู่ 1 ');
    for (const [level, name] of [
      ['province', 'Phuket'],
      ['district', 'Kathu'],
      ['subDistrict', 'Kamala'],
    ] as const) {
      const field = document.querySelector<HTMLInputElement>(`#take-car-${level}`);
      act(() => field?.focus());
      fill(field, name);
      press(
        [...document.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) => textContent === name),
      );
      // oxlint-disable-next-line no-await-in-loop -- each list is asked for when the one above is chosen
      await settle();
    }
    wizard.next();
    await settle();
    const address = {
      address: '9 หมู่ 1',
      province: 'ภูเก็ต',
      district: 'กะทู้',
      sub_district: 'กมลา',
      postal_code: '83150',
    };
    expect(wire.sent('addTakeCarAddress')).toMatchObject([{ code: company.code, address }]);
    wire.fail('addTakeCarAddress');
    await settle();
    expect(isShown('The address was not kept')).toBe(true);
    wizard.next();
    await settle();
    wire.check();
    wire.answer('addTakeCarAddress', { index: 7, address_list: [{ ...address, index: 7 }] });
    await settle();
    expect(keptGroup()?.cars[0]?.draft.address).toEqual({
      address: '9 หมู่ 1',
      province: 'ภูเก็ต',
      district: 'กะทู้',
      subDistrict: 'กมลา',
      postCode: '83150',
      index: 7,
    });
    expect(seen.step()).toBe(STEP_NAMES.branch);
    close();
  });

  it('CB-01 where the times are refused it is said why, and they can be asked for again', async () => {
    const { wire, settle, close } = await openCar('atTime');
    wire.refuse('listDateTimes', 'tooManyRequests', {}, 'งดให้บริการชั่วคราว');
    await settle();
    expect(isShown('งดให้บริการชั่วคราว')).toBe(true);
    pressButton('Try again');
    await settle();
    wire.answer('listDateTimes', answerOf(offered));
    await settle();
    expect(seen.time()).toBe('10:30');
    close();
  });

  it('CB-01 details are kept with the car as they are typed, and none goes on while one is missing or wrong', async () => {
    const page = await openCar('ready');
    const contact = { firstName: 'สมหญิง', lastName: 'ใจงาม', phone: '0898765432', email: '' };
    wizard.fillIn(contact, 'รับรถก่อนเที่ยง');
    await page.settle();
    expect(keptGroup()?.cars[0]?.draft).toMatchObject({ contact, note: 'รับรถก่อนเที่ยง' });
    wizard.fillIn({ firstName: '', lastName: 'ใจดี', phone: '0812', email: 'fleet' }, '');
    wizard.next();
    await page.settle();
    expect(seen.step()).toBe(STEP_NAMES.information);
    expect(keptGroup()?.opened).toBe(CAR_ID);
    expect(keptGroup()?.cars[0]?.draft.contact).toMatchObject({ phone: '0898765432' });
    page.close();
  });
});
