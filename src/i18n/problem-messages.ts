import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { memberEmailProblem } from '#domain/fields/email.ts';
import { CODE_LENGTH } from '#domain/fields/booking-code.ts';
import { PLATE_MAX, PLATE_MIN, TEL_DIGITS } from '#domain/constants.ts';
import { nameProblem } from '#domain/fields/person-name.ts';
import { phoneProblem, phoneText, readPhone } from '#domain/fields/phone.ts';
import { normalisePlate } from '#domain/fields/plate.ts';
import { unknownProvince } from '#domain/fields/provinces.ts';
import type { FieldProblem } from './issue-codes.ts';

/** The fields that have their own messages; `contact_tel` and `contact_email` are a member's (section 5). */
export type FieldName =
  | 'first_name'
  | 'last_name'
  | 'tel_no'
  | 'email'
  | 'contact_tel'
  | 'contact_email'
  | 'register_number'
  | 'code'
  | 'note';

type Message = (problem: FieldProblem, value: string) => MessageDescriptor;

const TOO_LONG = msg`This is too long. Please shorten it.`;

/** What is wrong with a name that is there. */
function nameMessage(problem: FieldProblem, value: string): MessageDescriptor {
  if (problem === 'marks') return msg`A vowel or tone mark is there twice. Please check the spelling`;
  const found = nameProblem(value);
  if (found?.kind !== 'sign') return TOO_LONG;
  const { sign } = found;
  return msg`A name cannot have “${sign}” in it. Type it in letters`;
}

/** How many digits there are: all of a number that begins with 0, else those behind +66. */
function digitsMessage(value: string): MessageDescriptor {
  const found = phoneProblem(readPhone(value));
  const counted = found?.kind === 'length' ? found : { have: 0, need: TEL_DIGITS };
  if (phoneText(value).startsWith('0')) {
    const { have, need } = counted;
    return msg`The phone number needs ${need} digits and has ${have}`;
  }
  const [have, need] = [counted.have - 1, counted.need - 1];
  return msg`The phone number needs ${need} digits after 66 and has ${have}`;
}

const phoneMessage =
  (start: MessageDescriptor): Message =>
  (problem, value) => {
    if (problem === 'required') return msg`Enter your phone number`;
    if (problem === 'characters') return msg`Use digits only, such as 0812345678`;
    return problem === 'length' ? digitsMessage(value) : start;
  };

const plateMessage: Message = (problem, value) => {
  const min = PLATE_MIN;
  const max = PLATE_MAX;
  if (problem === 'required') return msg`Enter the licence plate`;
  const name = unknownProvince(value);
  if (name !== null) return msg`“${name}” is no province that we know. Type only the plate, such as 1กก 1234`;
  if (problem === 'characters') return msg`Type it as on the plate, in Thai letters, such as 1กก 1234`;
  if (problem === 'number') return msg`The number after the letters is missing. Type the whole plate, such as 1กก 1234`;
  if (problem === 'letters')
    return msg`The letters are missing. Type the whole plate, such as 1กก 1234, or 70-1234 for a truck`;
  const have = normalisePlate(value).length;
  return have < min
    ? msg`The licence plate has ${have} characters; at least ${min} are needed, such as 1กก 1234`
    : msg`The licence plate has ${have} characters; at most ${max} are possible`;
};

const MESSAGES: Readonly<Record<FieldName, Message>> = {
  first_name: (problem, value) => {
    if (problem === 'characters') return msg`Type your first name in letters`;
    return problem === 'required' ? msg`Enter your first name` : nameMessage(problem, value);
  },
  last_name: (problem, value) => {
    if (problem === 'characters') return msg`Type your last name in letters, or - if you have only one name`;
    return problem === 'required'
      ? msg`Enter your last name, or - if you have only one name`
      : nameMessage(problem, value);
  },
  note: () => TOO_LONG,
  tel_no: phoneMessage(msg`A Thai number begins with 06, 08 or 09 (10 digits), or with 02 to 05 or 07 (9 digits)`),
  contact_tel: phoneMessage(msg`Enter a mobile number: 10 digits that begin with 06, 08 or 09`),
  email: () => msg`Enter an e-mail address such as name@example.com, or leave it empty`,
  contact_email: (problem, value) => {
    if (problem === 'required') return msg`Enter your e-mail address`;
    const found = memberEmailProblem(value);
    if (found?.kind !== 'sign') return msg`Enter an e-mail address such as name@example.com`;
    const { sign } = found;
    return msg`An e-mail address here cannot have “${sign}”: only letters A to Z, digits and _ . - @`;
  },
  register_number: plateMessage,
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
