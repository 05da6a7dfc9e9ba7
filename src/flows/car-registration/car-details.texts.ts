import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PLATE_MAX, PLATE_MIN } from '#domain/constants.ts';
import { normalisePlate } from '#domain/fields/plate.ts';
import type { CarField, CarProblem } from './car-details.form.ts';

const TEXTS: Readonly<Record<CarField, (problem: CarProblem, value: string) => MessageDescriptor>> = {
  carName: () => msg`Give the car a name, such as My Yaris`,
  plate: (problem, value) => {
    const [have, min, max] = [normalisePlate(value).length, PLATE_MIN, PLATE_MAX];
    switch (problem) {
      case 'required':
        return msg`Enter the licence plate`;
      case 'exists':
        return msg`A car with this licence plate already exists in your account`;
      case 'length':
        return have < min
          ? msg`The licence plate has ${have} characters; at least ${min} are needed, such as 1กก 1234`
          : msg`The licence plate has ${have} characters; at most ${max} are possible`;
      default:
        return msg`Type it as on the plate, in Thai letters, such as 1กก 1234`;
    }
  },
  brand: () => msg`Choose a brand`,
  model: () => msg`Choose a model`,
  variant: () => msg`Choose a variant`,
  year: () => msg`Choose a year`,
};

/** `value` is the field's text, '' for fields that are chosen from a list. */
export const carProblemText = (field: CarField, problem: CarProblem, value: string): MessageDescriptor =>
  TEXTS[field](problem, value);
