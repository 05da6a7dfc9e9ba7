import { TEL_DIGITS } from '#domain/constants.ts';
import { emailProblem, typedEmail } from '#domain/fields/email.ts';
import { typedTel } from '#domain/fields/phone.ts';
import type { CarChoice } from '#machines/car-registration/car-registration.types.ts';
import type { CardHolder, Registration } from '#machines/login/login.types.ts';
import {
  CAR_FIELDS,
  carEntryOf,
  carProblems,
  NO_CAR_TEXTS,
  typedInCar,
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
export type RegistrationProblem = CarProblem | 'invalid';
export type RegistrationProblems = Partial<Record<RegistrationField, RegistrationProblem>>;

export const firstValues = ({ phone, email }: CardHolder): RegistrationValues => ({
  phone: typedTel(phone),
  email,
  ...NO_CAR_TEXTS,
});

/** The text that a field keeps after typing. */
export const typedInto = (field: keyof RegistrationValues, text: string, before: string): string => {
  if (field === 'phone') return typedTel(text);
  return field === 'email' ? typedEmail(text) : typedInCar(field, text, before);
};

const phoneProblem = (phone: string): RegistrationProblem | undefined => {
  if (phone === '') return 'required';
  return phone.length === TEL_DIGITS ? undefined : 'length';
};

/** The problem of each field; '' counts as missing. `takenPlate` is a plate that the server has refused. */
export const registrationProblems = (
  values: RegistrationValues,
  car: CarChoice,
  takenPlate: string | null,
): RegistrationProblems => {
  const phone = phoneProblem(values.phone);
  const email = emailProblem(values.email)?.kind;
  return { ...(phone && { phone }), ...(email && { email }), ...carProblems(values, car, takenPlate) };
};

/** Null: something is missing. */
export const registrationOf = (values: RegistrationValues, car: CarChoice): Registration | null => {
  const entry = carEntryOf(values, car);
  if (entry === null || Object.keys(registrationProblems(values, car, null)).length > 0) return null;
  return { phone: values.phone, email: values.email, ...entry };
};
