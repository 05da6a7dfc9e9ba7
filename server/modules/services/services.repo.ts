import { asc } from 'drizzle-orm';
import { service, serviceGroup } from '../../db/schema/catalogue.ts';
import type { Reader } from '../../db/transaction.ts';

export type ServiceRow = typeof service.$inferSelect;
export type ServiceGroupRow = typeof serviceGroup.$inferSelect;

export const readServices = (reader: Reader): Promise<ServiceRow[]> =>
  reader.select().from(service).orderBy(asc(service.groupId), asc(service.id));

export const readServiceGroups = (reader: Reader): Promise<ServiceGroupRow[]> =>
  reader.select().from(serviceGroup).orderBy(asc(serviceGroup.id));
