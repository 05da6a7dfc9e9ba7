import { asc, inArray } from 'drizzle-orm';
import type { ServiceRow } from '../../db/catalogue.ts';
import { service, serviceGroup } from '../../db/schema/catalogue.ts';
import type { Reader } from '../../db/transaction.ts';

export type ServiceGroupRow = typeof serviceGroup.$inferSelect;

/** All of them, or those with these ids. */
export const readServices = (reader: Reader, ids?: readonly number[]): Promise<ServiceRow[]> =>
  reader
    .select()
    .from(service)
    .where(ids && inArray(service.id, [...ids]))
    .orderBy(asc(service.groupId), asc(service.id));

export const readServiceGroups = (reader: Reader): Promise<ServiceGroupRow[]> =>
  reader.select().from(serviceGroup).orderBy(asc(serviceGroup.id));
