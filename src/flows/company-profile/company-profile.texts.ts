import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NamedAddress } from '#machines/address-choice/address-choice.types.ts';
import type { ProfileField } from './company-profile.form.ts';

const REQUIRED: Readonly<Record<ProfileField, MessageDescriptor>> = {
  first_name: msg`Enter the first name`,
  last_name: msg`Enter the last name, or - if there is only one name`,
  tel: msg`Enter a Thai phone number, or leave it empty`,
  Email: msg`Enter the main e-mail address`,
  corporate_name: msg`Enter the company’s name`,
  address: msg`Enter the address`,
};

export const profileProblemText = (field: ProfileField, problem: string): MessageDescriptor => {
  if (problem === 'tooLong') return msg`This is too long. Please shorten it.`;
  if (problem === 'email') return msg`Enter an e-mail address such as name@example.com`;
  return problem === 'name' ? msg`Type the name in letters, without signs` : REQUIRED[field];
};

export const emailProblemText = (problem: string): MessageDescriptor => {
  if (problem === 'main') return msg`This is the main e-mail address already`;
  return problem === 'again'
    ? msg`This address is in the list already`
    : msg`Enter an e-mail address such as name@example.com`;
};

export const PLACE_TEXTS: Readonly<Record<keyof NamedAddress, MessageDescriptor>> = {
  province: msg`Choose a province`,
  district: msg`Choose a district`,
  subDistrict: msg`Choose a sub-district`,
  postCode: msg`Choose a post code`,
};
