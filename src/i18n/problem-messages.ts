import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CODE_LENGTH } from '#domain/fields/booking-code.ts';
import { PLATE_MAX, PLATE_MIN } from '#domain/constants.ts';
import { phoneProblem, readPhone } from '#domain/fields/phone.ts';
import { normalisePlate } from '#domain/fields/plate.ts';
import { unknownProvince } from '#domain/fields/provinces.ts';
import type { FieldProblem } from './issue-codes.ts';

/** The fields that have their own messages. */
export type FieldName = 'first_name' | 'last_name' | 'tel_no' | 'email' | 'register_number' | 'code' | 'note';

type Messages = Readonly<Record<FieldName, (problem: FieldProblem, value: string) => MessageDescriptor>>;

const TOO_LONG = msg`This is too long. Please shorten it.`;

const MESSAGES: Messages = {
  first_name: (problem) => {
    if (problem === 'characters') return msg`Type your first name in letters`;
    return problem === 'required' ? msg`Enter your first name` : TOO_LONG;
  },
  last_name: (problem) => {
    if (problem === 'characters') return msg`Type your last name in letters`;
    return problem === 'required' ? msg`Enter your last name` : TOO_LONG;
  },
  note: () => TOO_LONG,
  tel_no: (problem, value) => {
    if (problem === 'required') return msg`Enter your phone number`;
    if (problem === 'characters') return msg`Use digits only, such as 0812345678`;
    const found = phoneProblem(readPhone(value));
    if (found?.kind !== 'length')
      return msg`A Thai number begins with 06, 08 or 09 (10 digits), or with 02 to 05 or 07 (9 digits)`;
    const { have, need } = found;
    return msg`The phone number has ${have} digits; ${need} are needed`;
  },
  email: () => msg`Enter an e-mail address such as name@example.com, or leave it empty`,
  register_number: (problem, value) => {
    const min = PLATE_MIN;
    const max = PLATE_MAX;
    if (problem === 'required') return msg`Enter the licence plate`;
    const name = unknownProvince(value);
    if (name !== null) return msg`“${name}” is no province that we know. Type only the plate, such as 1กก 1234`;
    if (problem === 'characters') return msg`Type it as on the plate, in Thai letters, such as 1กก 1234`;
    const have = normalisePlate(value).length;
    return have < min
      ? msg`The licence plate has ${have} characters; at least ${min} are needed, such as 1กก 1234`
      : msg`The licence plate has ${have} characters; at most ${max} are possible`;
  },
  code: (problem) => {
    const length = CODE_LENGTH;
    return problem === 'required'
      ? msg`Enter the booking code`
      : msg`A booking code has ${length} letters and digits, such as K7RM 4XHD`;
  },
};

export function problemMessage(field: FieldName, problem: FieldProblem, value: string): MessageDescriptor {
  return MESSAGES[field](problem, value);
}
