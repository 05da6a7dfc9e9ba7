import type { CustomerData, TemporaryBookingItem } from '#contract/wire/appointment.ts';
import type { BookingItem } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import type { Customer } from '#machines/shared/customer.ts';

/** A value that was not given is '' or omitted on the wire, as the specification says (section 3). */
export const customerData = (customer: Customer): CustomerData => ({
  first_name: customer.firstName,
  last_name: customer.lastName,
  tel_no: customer.phone,
  email: customer.email,
  register_number: customer.plate,
  brand: customer.brand,
  model: customer.model,
  year: customer.year,
  ...(customer.province === '' ? {} : { province: customer.province }),
  ...(customer.variant === '' ? {} : { variant: customer.variant }),
  ...(customer.carId === null ? {} : { master_car_data_id: customer.carId }),
  code: customer.memberCode,
});

export const customerFrom = (data: CustomerData): Customer => ({
  firstName: data.first_name,
  lastName: data.last_name,
  phone: data.tel_no,
  email: data.email,
  plate: data.register_number,
  province: data.province ?? '',
  brand: data.brand,
  model: data.model,
  variant: data.variant ?? '',
  year: data.year,
  carId: data.master_car_data_id ?? null,
  memberCode: data.code,
});

/** The item of setup-temp (section 7), without the id of the booking that it moves. */
export const temporaryBookingItem = (item: BookingItem): TemporaryBookingItem => ({
  customer_data: customerData(item.customer),
  datetime: item.startsAt,
  service_list: [...item.serviceIds],
  other_service: item.otherService,
  hours: item.hours,
  max_pre_day: item.leadDays,
  location_id: item.locationId,
  is_guest: item.isGuest,
  note: item.note,
});

export const bookingItemFrom = (item: TemporaryBookingItem): BookingItem => ({
  customer: customerFrom(item.customer_data),
  startsAt: item.datetime,
  serviceIds: item.service_list,
  otherService: item.other_service,
  hours: item.hours,
  leadDays: item.max_pre_day,
  locationId: item.location_id,
  isGuest: item.is_guest,
  note: item.note,
});
