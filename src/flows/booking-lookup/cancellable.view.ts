import type { FoundBooking } from '#machines/booking-lookup/booking-lookup.types.ts';

/** A shown booking as its cancellation names and proves it; the code is '' for one that is not confirmed yet. */
export const cancellableFrom = ({ id, code, startsAt, cancelUntil, branch, services, customer }: FoundBooking) => ({
  id,
  code: code ?? '',
  plate: customer.plate,
  startsAt,
  cancelUntil,
  branch: branch.name,
  phone: branch.phone,
  services: services.map(({ name }) => name),
});
