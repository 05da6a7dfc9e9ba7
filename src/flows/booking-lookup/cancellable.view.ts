import type { FoundBooking } from '#machines/booking-lookup/booking-lookup.types.ts';

/** What a cancellation needs to know about a shown booking: how to name it and how to prove it. The code is '' if the booking is not confirmed yet. */
export const cancellableFrom = ({ id, code, startsAt, cancelUntil, branch, services, customer }: FoundBooking) => ({
  id,
  code: code ?? '',
  plate: customer.plate,
  province: customer.province,
  startsAt,
  cancelUntil,
  branch: branch.name,
  phone: branch.phone,
  services: services.map(({ name }) => name),
});
