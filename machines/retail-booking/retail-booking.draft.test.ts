import { describe, expect, it } from 'vitest';
import { blankDraft, parseDraft, type RetailDraft } from './retail-booking.draft.ts';
import { completeDraft, heldDraft, unansweredDraft } from './retail-booking.fixtures.ts';

const stored = (draft: unknown): unknown => JSON.parse(JSON.stringify(draft));

describe('the stored draft', () => {
  it.each([
    ['blank', blankDraft('')],
    ['complete', completeDraft],
    ['held', heldDraft],
    ['sent', unansweredDraft],
  ])('RB-08 a %s draft is read back as it was stored', (_name, draft: RetailDraft) => {
    expect(parseDraft(stored(draft), '')).toEqual({ draft });
  });

  it('RB-19 it has the named fields', () => {
    expect(Object.keys(completeDraft)).toEqual(
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
    expect(Object.keys(completeDraft.branch ?? {})).toEqual(['location_id', 'location_name', 'keyword', 'lat', 'lng']);
    expect(completeDraft.services).toMatchObject({
      services: [101, 102],
      other_service: '',
      hours: 1.5,
      max_pre_day: [
        { id: 101, pre_day: 0 },
        { id: 102, pre_day: 1 },
      ],
      servicesName: [
        { id: 101, name: 'เปลี่ยนถ่ายน้ำมันเครื่อง' },
        { id: 102, name: 'ตรวจเช็กเบรก' },
      ],
    });
    expect(completeDraft.dateTime).toEqual({
      date: '2026-11-23',
      date_time: '2026-11-23T10:30:00+07:00',
      time: '10:30',
    });
    expect(completeDraft.customer_data).toHaveProperty('code', '');
  });

  it.each([
    ['nothing', null],
    ['a text', 'draft'],
    ['a list', []],
    ['no version', { ...completeDraft, version: undefined }],
    ['a branch without its id', { ...completeDraft, branch: { location_name: 'บางนา' } }],
    ['a time without a date', { ...completeDraft, dateTime: { date: null, time: '10:30', date_time: null } }],
    ['an impossible time', { ...completeDraft, dateTime: { ...completeDraft.dateTime, time: '25:00' } }],
    ['a service twice', { ...completeDraft, services: { ...completeDraft.services, services: [101, 101] } }],
    ['names of other services', { ...completeDraft, services: { ...completeDraft.services, services: [101, 103] } }],
    ['an unknown step', { ...completeDraft, menuSteps: { current: 'payment', reached: 'payment' } }],
    ['an appointment id that is none', { ...completeDraft, appointment_id: '7' }],
  ])('RB-08 %s is dropped as corrupt', (_name, draft) => {
    expect(parseDraft(stored(draft), '')).toEqual({ dropped: 'corrupt' });
  });

  it('a draft with four services is dropped as corrupt', () => {
    const ids = [101, 102, 103, 104];
    const services = {
      ...completeDraft.services,
      services: ids,
      max_pre_day: ids.map((id) => ({ id, pre_day: 0 })),
      servicesName: ids.map((id) => ({ id, name: 'x' })),
      servicesHours: ids.map((id) => ({ id, hours: 1 })),
    };
    expect(parseDraft(stored({ ...completeDraft, services }), '')).toEqual({ dropped: 'corrupt' });
  });

  it.each([0, 2])('RB-08 version %i is dropped as old', (version) => {
    expect(parseDraft(stored({ ...completeDraft, version }), '')).toEqual({ dropped: 'old' });
  });

  it('RB-08 the draft of another kind or of somebody else is dropped as foreign', () => {
    expect(parseDraft(stored({ ...completeDraft, kind: 'fleet-booking' }), '')).toEqual({ dropped: 'foreign' });
    expect(parseDraft(stored(completeDraft), 'member-7')).toEqual({ dropped: 'foreign' });
  });
});
