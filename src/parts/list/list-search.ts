import * as z from 'zod/mini';

/**
 * The parts of a list's state that stand in the address; a value that cannot be is dropped. A page checks its search with them when it is
 * shown, and not in its route: that would bring zod into every first load. Digits alone are a number to the router.
 */
export const inAddress = {
  page: z.catch(z.optional(z.int().check(z.gte(1), z.lte(100_000))), undefined),
  text: z.catch(
    z.optional(
      z.pipe(
        z.union([z.string().check(z.maxLength(100)), z.number()]),
        z.transform((value) => String(value)),
      ),
    ),
    undefined,
  ),
  /** YYYY-MM-DD */
  day: z.catch(z.optional(z.iso.date()), undefined),
  id: z.catch(z.optional(z.uuid()), undefined),
};
