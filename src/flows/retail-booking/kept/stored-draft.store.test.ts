import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { blankDraft, type RetailDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import { isHeldAsDrafted } from '#machines/retail-booking/retail-booking.choices.ts';
import {
  completeDraft,
  heldDraft,
  services,
  unansweredDraft,
} from '#machines/retail-booking/retail-booking.fixtures.ts';
import { informationValues } from '../steps/information/information.form.ts';
import { storedChoices } from './stored-choices.store.ts';
import { readStoredDraft, storedDraft } from './stored-draft.store.ts';

const asText = (kept: unknown): unknown => JSON.parse(JSON.stringify(kept));
const readBack = (draft: RetailDraft) => readStoredDraft(asText(storedDraft(draft)), draft.owner);
const complete = storedDraft(completeDraft);

/** As the previous version wrote it, with a held time. */
const BEFORE =
  '{"kind":"retail-booking","version":1,"owner":"","branch":{"location_id":12,"location_name":"บางนา","keyword":"บางนา","lat":13.668,"lng":100.634},"services":{"services":[101,102],"other_service":"ดูดฝุ่น","hours":1.5,"max_pre_day":[{"id":101,"pre_day":0},{"id":102,"pre_day":1}],"servicesName":[{"id":101,"name":"เปลี่ยนถ่ายน้ำมันเครื่อง"},{"id":102,"name":"ตรวจเช็กเบรก"}],"servicesHours":[{"id":101,"hours":0.75},{"id":102,"hours":0.75}]},"dateTime":{"date":"2026-11-23","date_time":"2026-11-23T10:30:00+07:00","time":"10:30"},"dateTimeList":[{"date":"2026-11-23","times":[{"time":"10:30","date_time":"2026-11-23T10:30:00+07:00"}]},{"date":"2026-11-24","times":[{"time":"09:00","date_time":"2026-11-24T09:00:00+07:00"}],"closed_times":[{"time":"08:00","reason":{"code":"full"}}]}],"customer_data":{"first_name":"สมชาย","last_name":"ใจดี","tel_no":"0812345678","email":"","register_number":"1กก1234","brand":"Toyota","model":"Yaris","year":"2022","province":"ภูเก็ต","variant":"1.2 Sport","master_car_data_id":44,"code":""},"note":"","appointment_id":"3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10","heldItem":"{\\"customer_data\\":{\\"first_name\\":\\"สมชาย\\",\\"last_name\\":\\"ใจดี\\",\\"tel_no\\":\\"0812345678\\",\\"email\\":\\"\\",\\"register_number\\":\\"1กก1234\\",\\"brand\\":\\"Toyota\\",\\"model\\":\\"Yaris\\",\\"year\\":\\"2022\\",\\"province\\":\\"ภูเก็ต\\",\\"variant\\":\\"1.2 Sport\\",\\"master_car_data_id\\":44,\\"code\\":\\"\\"},\\"datetime\\":\\"2026-11-23T10:30:00+07:00\\",\\"service_list\\":[101,102],\\"other_service\\":\\"ดูดฝุ่น\\",\\"hours\\":1.5,\\"max_pre_day\\":1,\\"location_id\\":12,\\"is_guest\\":true,\\"note\\":\\"\\"}","requestKey":null,"carBrandList":[{"id":1,"name":"Toyota"}],"branchKeywordList":["บางนา"],"menuSteps":{"current":"summary","reached":"summary"}}';

const text = fc.string({ maxLength: 12 });
const line = fc.stringMatching(/^[ก-ฮa-z]{1,12}$/);
const anyDraft: fc.Arbitrary<RetailDraft> = fc
  .record({
    branch: fc.option(
      fc.record({
        locationId: fc.nat(),
        name: text,
        keyword: text,
        lat: fc.option(fc.integer({ min: -90, max: 90 })),
        lng: fc.option(fc.integer({ min: -180, max: 180 })),
      }),
    ),
    services: fc.shuffledSubarray([...services], { maxLength: 3 }),
    otherService: text,
    province: fc.oneof(fc.constant(''), line),
    variant: fc.oneof(fc.constant(''), line),
    carId: fc.option(fc.nat()),
    email: fc.constantFrom('', 'a@b.co'),
    memberCode: line,
    note: text,
    branchKeywords: fc.array(text, { maxLength: 3 }),
    hasCustomer: fc.boolean(),
    hasSlot: fc.boolean(),
    hasHold: fc.boolean(),
  })
  .map(({ province, variant, carId, email, memberCode, hasCustomer, hasSlot, hasHold, ...chosen }) => ({
    ...(hasHold ? heldDraft : completeDraft),
    ...chosen,
    owner: memberCode,
    slot: hasSlot ? completeDraft.slot : blankDraft('').slot,
    days: hasSlot ? completeDraft.days : [],
    customer:
      hasCustomer && completeDraft.customer !== null
        ? { ...completeDraft.customer, province, variant, carId, email, memberCode }
        : null,
  }));

describe('the stored draft', () => {
  it.each([
    ['blank', blankDraft('')],
    ['complete', completeDraft],
    ['held', heldDraft],
    ['sent', unansweredDraft],
  ])('RB-08 a %s draft is read back as it was stored', (_name, draft: RetailDraft) => {
    expect(readBack(draft)).toEqual({ draft, dropped: null });
  });

  it('RB-19 any draft is read back unchanged, and stored again in the same form', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { draft: read } = readBack(draft);
        expect(read).toEqual(draft);
        expect(read && storedDraft(read)).toEqual(storedDraft(draft));
      }),
    );
  });

  it('RB-08 a draft of the previous version is read, and its temporary booking recognised as its own', () => {
    const { draft, dropped } = readStoredDraft(JSON.parse(BEFORE), '');
    expect(dropped).toBeNull();
    expect(draft).toMatchObject({
      branch: { locationId: 12, name: 'บางนา' },
      services: [
        { id: 101, name: 'เปลี่ยนถ่ายน้ำมันเครื่อง', hours: 0.75, preDay: 0 },
        { id: 102, name: 'ตรวจเช็กเบรก', hours: 0.75, preDay: 1 },
      ],
      otherService: 'ดูดฝุ่น',
      slot: { date: '2026-11-23', time: '10:30', startsAt: '2026-11-23T10:30:00+07:00' },
      customer: { firstName: 'สมชาย', province: 'ภูเก็ต', carId: 44, memberCode: '' },
      steps: { current: 'summary', reached: 'summary' },
    });
    expect(draft?.days[1]?.closedTimes).toEqual([{ time: '08:00', reason: { code: 'full' } }]);
    expect(draft && isHeldAsDrafted(draft)).toBe(true);
    expect(BEFORE).toContain(JSON.stringify(draft && storedDraft(draft).heldItem));
  });

  it('RB-19 it has the named fields', () => {
    expect(Object.keys(complete)).toEqual(
      expect.arrayContaining([
        'branch',
        'services',
        'dateTime',
        'dateTimeList',
        'customer_data',
        'appointment_id',
        'carBrandList',
        'branchKeywordList',
        'menuSteps',
      ]),
    );
    expect(Object.keys(complete.branch ?? {})).toEqual(['location_id', 'location_name', 'keyword', 'lat', 'lng']);
    expect(complete.services).toMatchObject({
      services: [101, 102],
      other_service: 'ล้างแอร์',
      hours: 1.75,
      max_pre_day: [
        { id: 101, pre_day: 2 },
        { id: 102, pre_day: 1 },
      ],
      servicesName: [
        { id: 101, name: 'เปลี่ยนถ่ายน้ำมันเครื่อง' },
        { id: 102, name: 'ตรวจเช็กเบรก' },
      ],
    });
    expect(complete.dateTime).toEqual({
      date: '2026-11-23',
      date_time: '2026-11-23T10:30:00+07:00',
      time: '10:30',
    });
    expect(complete.customer_data).toHaveProperty('code', '');
  });

  it.each([
    ['nothing', null],
    ['a text', 'draft'],
    ['a list', []],
    ['no version', { ...complete, version: undefined }],
    ['a branch without its id', { ...complete, branch: { location_name: 'บางนา' } }],
    ['a time without a date', { ...complete, dateTime: { date: null, time: '10:30', date_time: null } }],
    ['an impossible time', { ...complete, dateTime: { ...complete.dateTime, time: '25:00' } }],
    ['a service twice', { ...complete, services: { ...complete.services, services: [101, 101] } }],
    ['names of other services', { ...complete, services: { ...complete.services, services: [101, 103] } }],
    ['an unknown step', { ...complete, menuSteps: { current: 'payment', reached: 'payment' } }],
    ['an appointment id that is none', { ...complete, appointment_id: '7' }],
  ])('RB-08 %s is dropped as corrupt', (_name, draft) => {
    expect(readStoredDraft(asText(draft), '')).toEqual({ draft: null, dropped: 'corrupt' });
  });

  it('a draft with four services is dropped as corrupt', () => {
    const ids = [101, 102, 103, 104];
    const services = {
      ...complete.services,
      services: ids,
      max_pre_day: ids.map((id) => ({ id, pre_day: 0 })),
      servicesName: ids.map((id) => ({ id, name: 'x' })),
      servicesHours: ids.map((id) => ({ id, hours: 1 })),
    };
    expect(readStoredDraft(asText({ ...complete, services }), '')).toEqual({ draft: null, dropped: 'corrupt' });
  });

  it.each([
    ['phone number', { tel_no: '0000000000' }, { tel_no: '' }],
    ['plate', { register_number: 'ABC' }, { register_number: '' }],
  ])(
    'a %s that is refused today is asked for again, the other details for one look, and nothing else is dropped',
    (_name, old, asked) => {
      const onRefused = vi.fn();
      const draft = { ...complete, customer_data: { ...complete.customer_data, ...old } };
      expect(readStoredDraft(asText(draft), '', onRefused)).toEqual({
        draft: { ...completeDraft, customer: null },
        dropped: null,
      });
      const { customer, note } = completeDraft;
      expect(onRefused).toHaveBeenCalledWith({
        values: { ...informationValues(customer ?? {}, note), ...asked },
        car: { brand: customer?.brand, model: customer?.model, variant: customer?.variant, year: customer?.year },
      });
    },
  );

  it('a draft of before the lost time was stored is read', () => {
    const { lostTime: _lost, wishedTime: _wished, heldUntil: _until, ...before } = complete;
    expect(readStoredDraft(asText(before), '')).toEqual({ draft: completeDraft, dropped: null });
  });

  it.each([0, 2])('RB-08 version %i is dropped as old', (version) => {
    expect(readStoredDraft(asText({ ...complete, version }), '')).toEqual({ draft: null, dropped: 'old' });
  });

  it('RB-08 a draft of another kind or another person is dropped as foreign', () => {
    expect(readStoredDraft(asText({ ...complete, kind: 'fleet-booking' }), '')).toEqual({
      draft: null,
      dropped: 'foreign',
    });
    const own = { ...complete, owner: 'account-7' };
    for (const reader of ['', 'account-8'])
      expect(readStoredDraft(asText(own), reader)).toEqual({ draft: null, dropped: 'foreign' });
    expect(readStoredDraft(asText(own), 'account-7').draft?.owner).toBe('account-7');
    expect(readStoredDraft(asText(complete), 'account-7').draft?.owner).toBe('');
  });
});

describe('what the page’s first script finds in a stored draft', () => {
  const [{ unless = '' } = {}] = storedChoices;

  it('is a choice wherever a branch or a service is chosen, and only there', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const hasChoice = draft.branch !== null || draft.services.length > 0;
        expect(!JSON.stringify(storedDraft(draft)).includes(unless)).toBe(hasChoice);
      }),
    );
    expect(JSON.stringify(storedDraft(blankDraft('')))).toContain(unless);
  });
});
