import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PLATE_MAX, PLATE_MIN, TEL_DIGITS } from '#domain/constants.ts';
import { normalisePlate } from '#domain/plate.ts';
import type { RegistrationField, RegistrationProblem } from './registration.form.ts';

type Texts = Readonly<Record<RegistrationField, (problem: RegistrationProblem, value: string) => MessageDescriptor>>;

const TEXTS: Texts = {
  phone: (problem, value) => {
    const [have, need] = [value.length, TEL_DIGITS];
    return problem === 'required'
      ? msg`Enter your phone number`
      : msg`The phone number has ${have} digits; ${need} are needed`;
  },
  email: (problem) =>
    problem === 'required' ? msg`Enter your e-mail address` : msg`Enter an e-mail address such as name@example.com`,
  carName: () => msg`Give the car a name, such as My Yaris`,
  plate: (problem, value) => {
    const [have, min, max] = [normalisePlate(value).length, PLATE_MIN, PLATE_MAX];
    switch (problem) {
      case 'required':
        return msg`Enter the licence plate`;
      case 'exists':
        return msg`A car with this licence plate already exists in your account`;
      case 'length':
        return have < min
          ? msg`The licence plate has ${have} characters; at least ${min} are needed, such as 1กก 1234`
          : msg`The licence plate has ${have} characters; at most ${max} are possible`;
      default:
        return msg`Type it as on the plate, in Thai letters, such as 1กก 1234`;
    }
  },
  brand: () => msg`Choose a brand`,
  model: () => msg`Choose a model`,
  variant: () => msg`Choose a variant`,
  year: () => msg`Choose a year`,
};

export const registrationText = (field: RegistrationField, problem: RegistrationProblem, value: string) =>
  TEXTS[field](problem, value);
