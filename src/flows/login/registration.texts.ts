import type { MessageDescriptor } from '@lingui/core';
import { carProblemText } from '#src/flows/car-registration/car-details.texts.ts';
import { problemMessage } from '#src/i18n/problem-messages.ts';
import type { RegistrationField, RegistrationProblem } from './registration.form.ts';

const NAMES = { phone: 'contact_tel', email: 'contact_email' } as const;

export function registrationText(
  field: RegistrationField,
  problem: RegistrationProblem,
  value: string,
): MessageDescriptor {
  if ((field === 'phone' || field === 'email') && problem !== 'exists')
    return problemMessage(NAMES[field], problem, value);
  return field === 'phone' || field === 'email'
    ? problemMessage(NAMES[field], 'invalid', value)
    : carProblemText(field, problem, value);
}
