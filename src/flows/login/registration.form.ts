import { memberEmailProblem, readEmail } from '#domain/fields/email.ts';
import { mobileProblem, readPhone, tidyPhone } from '#domain/fields/phone.ts';
import type { CarChoice } from '#machines/car-registration/car-registration.types.ts';
import type { CardHolder, Registration } from '#machines/login/login.types.ts';
import {
  CAR_FIELDS,
  carEntryOf,
  carProblems,
  NO_CAR_TEXTS,
  type CarField,
  type CarProblem,
  type CarTexts,
} from '#src/flows/car-registration/car-details.form.ts';

/** The texts of the fields, as typed. */
export interface RegistrationValues extends CarTexts {
  readonly phone: string;
  readonly email: string;
}

export type RegistrationField = 'phone' | 'email' | CarField;
/** In the order of the screen. */
export const FIELDS = ['phone', 'email', ...CAR_FIELDS] as const satisfies RegistrationField[];
export type RegistrationProblem = CarProblem;
export type RegistrationProblems = Partial<Record<RegistrationField, RegistrationProblem>>;

export const firstValues = ({ phone, email }: CardHolder): RegistrationValues => ({
  phone: tidyPhone(phone),
  email,
  ...NO_CAR_TEXTS,
});

/** The problem of each field; '' counts as missing. `takenPlate` is a plate that the server has refused. */
export const registrationProblems = (
  values: RegistrationValues,
  car: CarChoice,
  takenPlate: string | null,
): RegistrationProblems => {
  const phone = mobileProblem(readPhone(values.phone))?.kind;
  const email = memberEmailProblem(values.email)?.kind;
  return { ...(phone && { phone }), ...(email && { email }), ...carProblems(values, car, takenPlate) };
};

/** Null: something is missing. */
export const registrationOf = (values: RegistrationValues, car: CarChoice): Registration | null => {
  const entry = carEntryOf(values, car);
  if (entry === null || Object.keys(registrationProblems(values, car, null)).length > 0) return null;
  return { phone: readPhone(values.phone), email: readEmail(values.email), ...entry };
};
