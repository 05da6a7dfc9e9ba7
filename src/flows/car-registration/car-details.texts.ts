import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { problemMessage } from '#src/i18n/problem-messages.ts';
import type { CarField, CarProblem } from './car-details.form.ts';

const TEXTS: Readonly<Record<CarField, (problem: CarProblem, value: string) => MessageDescriptor>> = {
  carName: (problem) =>
    problem === 'tooLong' ? msg`This is too long. Please shorten it.` : msg`Give the car a name, such as My Yaris`,
  plate: (problem, value) =>
    problem === 'exists'
      ? msg`A car with this licence plate already exists in your account`
      : problemMessage('register_number', problem, value),
  brand: () => msg`Choose a brand`,
  model: () => msg`Choose a model`,
  variant: () => msg`Choose a variant`,
  year: () => msg`Choose a year`,
};

/** `value` is the field's text, '' for fields that are chosen from a list. */
export const carProblemText = (field: CarField, problem: CarProblem, value: string): MessageDescriptor =>
  TEXTS[field](problem, value);
