import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LeftOutKind, ListField } from '#domain/fleet-list/checked-list.ts';

export const FIELD_NAMES: Readonly<Record<ListField, MessageDescriptor>> = {
  car_name: msg`Car name`,
  car_register_number: msg`Licence plate`,
  province: msg`Province`,
  brand: msg`Brand`,
  model: msg`Model`,
  variant: msg`Variant`,
  year: msg`Year`,
  department: msg`Department`,
  driver_name: msg`Driver`,
  driver_tel: msg`Driver’s phone`,
  odometer: msg`Odometer`,
};

export const LEFT_OUT_NAMES: Readonly<Record<LeftOutKind, MessageDescriptor>> = {
  total: msg`A total`,
  signature: msg`A signature or a note`,
  section: msg`A heading of a section`,
  'heading-again': msg`The headings again`,
  'no-plate': msg`No licence plate`,
};
