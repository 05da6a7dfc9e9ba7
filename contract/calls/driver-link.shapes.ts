import * as z from 'zod/mini';
import { instant } from '../wire/slot.ts';

/** A driver's link without its secret: when it was made, and until when it shows the visit. */
export const driverLink = z.object({ made_at: instant, ends_at: instant });
export type DriverLink = z.output<typeof driverLink>;

/**
 * All that a driver is shown of a booking. `status` is a booking's; of one that was cancelled there is no `code` and no calendar file. `calendar` is
 * an address of this server, good for an hour in any browser. `location` is the branch's position in degrees.
 */
export const driverVisit = z.object({
  status: z.int(),
  code: z.nullable(z.string()),
  date_time: instant,
  end_time: instant,
  register_number: z.string(),
  province: z.string(),
  services: z.array(z.string()),
  branch: z.object({
    name: z.string(),
    address: z.string(),
    tel: z.string(),
    location: z.object({ lat: z.number(), lng: z.number() }),
  }),
  ends_at: instant,
  calendar: z.optional(z.string().check(z.regex(/^\/x\/appointment\/calendar\/[^/]+$/))),
});
export type DriverVisit = z.output<typeof driverVisit>;
