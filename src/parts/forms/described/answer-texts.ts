import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { TEL_DIGITS } from '#domain/constants.ts';
import { CODE_LENGTH } from '#domain/fields/booking-code.ts';
import { LINE_MAX, LONG_MAX, type AnswerProblem } from '#contract/calls/form.answers.ts';
import type { DescribedField } from '#contract/calls/form.shapes.ts';

/** What is said of each kind of problem (FORM-04). */
export function answerText(problem: AnswerProblem, { length = 0, max, kind }: DescribedField): MessageDescriptor {
  const most = max ?? (kind === 'long' ? LONG_MAX : LINE_MAX);
  const digits = TEL_DIGITS;
  const code = CODE_LENGTH;
  switch (problem) {
    case 'required':
      return msg`This is required`;
    case 'select':
      return msg`Please select`;
    case 'future':
      return msg`Choose today or a day before`;
    case 'tooEarly':
      return msg`Choose a later day`;
    case 'code':
      return msg`Type the booking code of ${code} letters and digits, such as K7RM4XHD`;
    case 'tick':
      return msg`Please tick the box to go on`;
    case 'string':
      return msg`Type this in letters`;
    case 'email':
      return msg`Type a valid e-mail address, such as name@example.com`;
    case 'length':
      return msg`Type ${length} characters`;
    case 'tooLong':
      return msg`Type at most ${most} characters`;
    case 'plate':
      return msg`Type the licence plate as it is on the car, such as 1กก 1234`;
    case 'mobile':
      return msg`Type a mobile number of ${digits} digits, such as 0812345678`;
  }
}
