import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { TEL_DIGITS } from '#domain/constants.ts';
import { carProblemText } from '#src/flows/car-registration/car-details.texts.ts';
import type { RegistrationField, RegistrationProblem } from './registration.form.ts';

export function registrationText(
  field: RegistrationField,
  problem: RegistrationProblem,
  value: string,
): MessageDescriptor {
  if (field === 'phone') {
    const [have, need] = [value.length, TEL_DIGITS];
    return problem === 'required'
      ? msg`Enter your phone number`
      : msg`The phone number has ${have} digits; ${need} are needed`;
  }
  if (field === 'email')
    return problem === 'required'
      ? msg`Enter your e-mail address`
      : msg`Enter an e-mail address such as name@example.com`;
  return carProblemText(field, problem === 'invalid' ? 'characters' : problem, value);
}
