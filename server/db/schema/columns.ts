import { customType, date, timestamp } from 'drizzle-orm/pg-core';

/** Milliseconds, so that what is stored equals what a Date holds. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A day of the branch's calendar, 'YYYY-MM-DD'. */
export const localDay = (name: string) => date(name, { mode: 'string' });

export const binary = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
