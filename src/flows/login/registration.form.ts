import { CAR_NAME_MAX, TEL_DIGITS } from '#domain/constants.ts';
import { emailProblem, typedEmail } from '#domain/email.ts';
import { typedTel } from '#domain/phone.ts';
import { normalisePlate, plateProblem } from '#domain/plate.ts';
import { CAR_LEVELS, type CarChoice, type CarLevel } from '#machines/car-registration/car-registration.types.ts';
import type { CardHolder, Registration } from '#machines/login/login.types.ts';

/** The texts of the fields, as typed. */
export interface RegistrationValues {
  readonly phone: string;
  readonly email: string;
  readonly carName: string;
  readonly plate: string;
  /** By its Thai name, '' for none. */
  readonly province: string;
}

export type RegistrationField = Exclude<keyof RegistrationValues, 'province'> | CarLevel;
/** In the order of the screen. */
export const FIELDS = ['phone', 'email', 'carName', 'plate', ...CAR_LEVELS] as const satisfies RegistrationField[];
export type RegistrationProblem = 'required' | 'characters' | 'length' | 'invalid' | 'exists';
export type RegistrationProblems = Partial<Record<RegistrationField, RegistrationProblem>>;

export const firstValues = ({ phone, email }: CardHolder): RegistrationValues => ({
  phone: typedTel(phone),
  email,
  carName: '',
  plate: '',
  province: '',
});

/** What a field keeps of its new text: a name that is too long is as it was before (REG-04). */
export const typedInto = (field: keyof RegistrationValues, text: string, before: string): string => {
  if (field === 'phone') return typedTel(text);
  if (field === 'email') return typedEmail(text);
  return field === 'carName' && text.length > CAR_NAME_MAX ? before : text;
};

const phoneProblem = (phone: string) => {
  if (phone === '') return 'required';
  return phone.length === TEL_DIGITS ? undefined : 'length';
};

/** What is wrong with each field, '' counting as missing; `takenPlate` is one that the server has refused. */
export const registrationProblems = (
  { phone, email, carName, plate }: RegistrationValues,
  car: CarChoice,
  takenPlate: string | null,
): RegistrationProblems => {
  const found: Record<RegistrationField, RegistrationProblem | undefined> = {
    phone: phoneProblem(phone),
    email: emailProblem(email)?.kind,
    carName: carName.trim() === '' ? 'required' : undefined,
    plate: plateProblem(plate)?.kind ?? (normalisePlate(plate) === takenPlate ? 'exists' : undefined),
    brand: car.brand === null ? 'required' : undefined,
    model: car.model === null ? 'required' : undefined,
    variant: car.variant === null ? 'required' : undefined,
    year: car.year === null ? 'required' : undefined,
  };
  return Object.fromEntries(FIELDS.flatMap((field) => (found[field] ? [[field, found[field]]] : [])));
};

/** Null: something is missing. */
export const registrationOf = (values: RegistrationValues, car: CarChoice): Registration | null => {
  const { brand, model, variant, year } = car;
  if (brand === null || model === null || variant === null || year === null) return null;
  if (Object.keys(registrationProblems(values, car, null)).length > 0) return null;
  return {
    phone: values.phone,
    email: values.email,
    carName: values.carName.trim(),
    plate: normalisePlate(values.plate),
    province: values.province,
    brandId: brand.id,
    modelId: model.id,
    variantId: variant.id,
    carId: year.id,
  };
};
