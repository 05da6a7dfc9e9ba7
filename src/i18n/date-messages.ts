import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NoDate } from '#domain/fields/typed-date.ts';

/** Why a typed text is not a day; `example` is one as it can be typed. */
export const noDateMessage = (problem: NoDate, example: string): MessageDescriptor =>
  problem === 'noSuchDay'
    ? msg`There is no such day. Check day and month, such as ${example}`
    : msg`Type day, month and year, such as ${example}`;
