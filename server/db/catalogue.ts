import type { Language } from '#domain/constants.ts';
import type { NextOpening } from '#domain/opening.ts';
import { weekday, type BranchDate } from '#domain/thai-calendar.ts';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { branch, branchHours, closure, service } from './schema/catalogue.ts';
import { catalogueVersion } from './schema/traffic.ts';
import { transact, type Db } from './transaction.ts';

export type BranchRow = typeof branch.$inferSelect;
export type ServiceRow = typeof service.$inferSelect;

/** By the stored name; there are as many as branches and services. A spreadsheet has thousands of them. */
const wholeNames = new Map<string, string>();

function wholeName(name: string): string {
  const known = wholeNames.get(name);
  if (known !== undefined) return known;
  const whole = keepWordsWhole(name);
  wholeNames.set(name, whole);
  return whole;
}

export const nameIn = ({ nameTh, nameEn }: Pick<BranchRow, 'nameTh' | 'nameEn'>, language: Language): string =>
  language === 'th' ? wholeName(nameTh) : nameEn;

export const districtIn = ({ districtTh, districtEn }: BranchRow, language: Language): string =>
  language === 'th' ? districtTh : districtEn;

export const provinceIn = ({ provinceTh, provinceEn }: BranchRow, language: Language): string =>
  language === 'th' ? provinceTh : provinceEn;

/** A branch, and what applies to it on one day. */
export interface BranchOnDay {
  readonly row: BranchRow;
  readonly hours: { readonly openCell: number; readonly closeCell: number } | null;
  readonly closedUntil: BranchDate | null;
  /** The first opening after the day; absent where nobody asks for it. */
  readonly next?: NextOpening | null;
}

/** Everything that does not change within a day, in one version. */
export interface Catalogue {
  readonly version: number;
  readonly services: ReadonlyMap<number, ServiceRow>;
  /** Null for a branch that does not exist. */
  readonly branchOnDay: (locationId: number, date: BranchDate) => BranchOnDay | null;
}

/** The catalogue in memory. Writes are checked against it, and the database refuses them if it has another version; reads use the tables. */
export interface CatalogueInMemory {
  current(): Promise<Catalogue>;
  /** Drops the copy in memory; the next use reads the tables again. */
  renew(): void;
}

async function readCatalogue(db: Db): Promise<Catalogue> {
  return transact(
    db,
    async (tx) => {
      const [found] = await tx.select().from(catalogueVersion);
      const branches = new Map((await tx.select().from(branch)).map((row) => [row.locationId, row]));
      const hours = new Map(
        (await tx.select().from(branchHours)).map((row) => [`${row.locationId} ${row.weekday}`, row]),
      );
      const closures = await tx.select().from(closure);
      const services = new Map((await tx.select().from(service)).map((row) => [row.id, row]));
      return {
        version: found?.version ?? 0,
        services,
        branchOnDay: (locationId, date) => {
          const row = branches.get(locationId);
          if (row === undefined) return null;
          const shut = closures.filter(
            ({ locationId: id, fromDay, toDay }) => id === locationId && fromDay <= date && date <= toDay,
          );
          const closedUntil =
            shut
              .map(({ toDay }) => toDay)
              .toSorted()
              .at(-1) ?? null;
          const open = closedUntil === null ? hours.get(`${locationId} ${weekday(date)}`) : undefined;
          return { row, hours: open ?? null, closedUntil };
        },
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function openCatalogue(db: Db): CatalogueInMemory {
  let kept: Promise<Catalogue> | null = null;
  return {
    current: () => {
      if (kept !== null) return kept;
      const reading = readCatalogue(db);
      kept = reading;
      // A failed read must not be served to later callers.
      reading.catch(() => {
        if (kept === reading) kept = null;
      });
      return reading;
    },
    renew: () => {
      kept = null;
    },
  };
}

const opened = new WeakMap<Db, CatalogueInMemory>();

/** One for each database that this process has opened. */
export function catalogueOf(db: Db): CatalogueInMemory {
  const known = opened.get(db) ?? openCatalogue(db);
  opened.set(db, known);
  return known;
}
