import * as z from 'zod/mini';
import { emailProblem, readEmail } from '#domain/fields/email.ts';
import { lastNameProblem, nameProblem, readName } from '#domain/fields/person-name.ts';
import { phoneProblem, readPhone } from '#domain/fields/phone.ts';
import { normalisePlate, wholePlateProblem } from '#domain/fields/plate.ts';
import { plateWithProvince, unknownProvince } from '#domain/fields/provinces.ts';
import { readText } from '#domain/fields/typed-text.ts';
import type { Customer } from '#machines/shared/customer.ts';
import type { CarChoice } from '#machines/car-registration/car-registration.types.ts';
import { judgedText, problemsOf, type FieldProblem } from '#src/i18n/issue-codes.ts';

/** The texts of the fields: the phone as typed, the province by its Thai name; '' if empty. */
export type InformationValues = {
  first_name: string;
  last_name: string;
  tel_no: string;
  email: string;
  register_number: string;
  province: string;
  note: string;
};

export interface InformationAnswer {
  readonly customer: Omit<Customer, 'memberCode'>;
  readonly note: string;
}

export const MAX_NOTE = 500;

const optionalEmail = (text: string) => (readEmail(text) === '' ? null : emailProblem(text));

/** Moves a province typed behind the plate into its own field. */
export const withProvince = (values: InformationValues): InformationValues => {
  const both = plateWithProvince(values.register_number);
  return both === null ? values : { ...values, register_number: both.plate, province: both.province };
};

/** In the order of the fields on the screen. */
const informationSchema = z.object({
  register_number: judgedText((text) =>
    unknownProvince(text) === null ? wholePlateProblem(text) : { kind: 'characters' },
  ),
  province: z.string(),
  first_name: judgedText(nameProblem),
  last_name: judgedText(lastNameProblem),
  tel_no: judgedText((text) => phoneProblem(readPhone(text))),
  email: judgedText(optionalEmail),
  note: z.string().check(z.overwrite(readText), z.maxLength(MAX_NOTE)),
});

export const informationProblems = (values: InformationValues): Record<string, FieldProblem> =>
  problemsOf(informationSchema, withProvince(values));

/** The problems of a form whose car is one of the member's own, so the plate is not checked. */
export const bookerProblems = (values: InformationValues): Record<string, FieldProblem> => {
  const { register_number: _, ...problems } = informationProblems(values);
  return problems;
};

/** '' for a level that is not chosen. */
export const carNames = ({ brand, model, variant, year }: CarChoice) => ({
  brand: brand?.name ?? '',
  model: model?.name ?? '',
  variant: variant?.name ?? '',
  year: year?.name ?? '',
});

/** The information made from valid fields. */
export const informationAnswer = (typed: InformationValues, car: CarChoice): InformationAnswer => {
  const values = withProvince(typed);
  return {
    customer: {
      firstName: readName(values.first_name),
      lastName: readName(values.last_name),
      phone: readPhone(values.tel_no),
      email: readEmail(values.email),
      plate: normalisePlate(values.register_number),
      province: values.province,
      ...carNames(car),
      carId: car.year?.id ?? null,
    },
    note: readText(values.note),
  };
};

/** The form fields filled from data entered earlier or from the member's profile (RB-11). */
export const informationValues = (customer: Partial<Customer>, note: string): InformationValues => ({
  first_name: customer.firstName ?? '',
  last_name: customer.lastName ?? '',
  tel_no: customer.phone ?? '',
  email: customer.email ?? '',
  register_number: customer.plate ?? '',
  province: customer.province ?? '',
  note,
});

/** What was typed before signing in, with empty fields filled from the member's profile (RB-11). */
export const filledUp = (typed: InformationValues, own: InformationValues): InformationValues => ({
  ...typed,
  first_name: typed.first_name || own.first_name,
  last_name: typed.last_name || own.last_name,
  tel_no: typed.tel_no || own.tel_no,
  email: typed.email || own.email,
  note: typed.note || own.note,
});
