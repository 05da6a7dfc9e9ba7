import type { Maintenance } from '#contract/calls/history.shapes.ts';
import { MAX_SERVICES } from '#domain/constants.ts';

/** The services to book for all that is not booked yet, as many as one booking may have. */
export const servicesFor = (lines: readonly Maintenance[]): number[] =>
  [...new Set(lines.filter(({ booked }) => booked === null).flatMap((one) => one.services.map(({ id }) => id)))].slice(
    0,
    MAX_SERVICES,
  );
