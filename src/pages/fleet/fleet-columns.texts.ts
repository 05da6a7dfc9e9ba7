import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FleetColumn, FleetView } from './fleet.address.ts';

export const COLUMN_NAMES: Readonly<Record<FleetColumn, MessageDescriptor>> = {
  plate: msg`Licence plate`,
  name: msg`Car name`,
  car: msg`Brand and model`,
  variant: msg`Variant`,
  year: msg`Year`,
  province: msg`Province`,
  department: msg`Department`,
  driver: msg`Driver`,
  odometer: msg`Odometer`,
  last: msg`Last visit`,
  due: msg`Next due`,
  booking: msg`Appointment`,
};

export const VIEW_NAMES: Readonly<Record<FleetView | 'all', MessageDescriptor>> = {
  all: msg`All`,
  due: msg`Due or due soon`,
  overdue: msg`Overdue`,
  booked: msg`Booked`,
  never: msg`Never serviced here`,
};
