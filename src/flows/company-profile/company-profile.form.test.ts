import { describe, expect, it } from 'vitest';
import { changeOf, isSound, profileDraft, profileProblems, type ProfileDraft } from './company-profile.form.ts';

const sound: ProfileDraft = {
  first_name: 'วราภรณ์',
  last_name: '-',
  tel: '',
  Email: 'main@example.com',
  emails: ['a@example.com'],
  corporate_name: 'บริษัท ดี จำกัด',
  address: '1 ถนนสุขใจ',
  place: { province: 'กรุงเทพมหานคร', district: 'บางนา', subDistrict: 'บางนาเหนือ', postCode: '10260' },
};

describe('a company’s profile', () => {
  it('is sound with all that is required, and is stored under the names of the call', () => {
    expect(isSound(profileProblems(sound))).toBe(true);
    const change = changeOf({
      ...sound,
      tel: '+66 2 123 4567',
      emails: [' a@example.com ', ''],
      address: ' 1 ถนนสุขใจ ',
    });
    expect(change).toMatchObject({
      tel: '021234567',
      EmailList: ['a@example.com'],
      address: '1 ถนนสุขใจ',
      post_code: '10260',
    });
    expect(profileDraft(change)).toEqual({ ...sound, tel: '021234567' });
  });

  it('CORP-04 names each field that is missing, and each further address that is wrong, the main one or there twice', () => {
    const empty = { province: '', district: '', subDistrict: '', postCode: '' };
    const found = profileProblems({
      ...sound,
      first_name: ' ',
      corporate_name: '',
      address: '\n',
      tel: '12',
      Email: '',
      emails: ['x', 'a@example.com', 'A@example.com', ''],
      place: empty,
    });
    expect(found).toEqual({
      fields: {
        first_name: 'required',
        corporate_name: 'required',
        address: 'required',
        tel: 'phone',
        Email: 'required',
      },
      emails: ['email', null, 'again', null],
      places: ['province', 'district', 'subDistrict', 'postCode'],
    });
    expect(profileProblems({ ...sound, emails: ['MAIN@example.com'] }).emails).toEqual(['main']);
    expect(profileProblems({ ...sound, address: 'x'.repeat(201) }).fields).toEqual({ address: 'tooLong' });
  });
});
