import { SERVICE_GROUP_KEYS, type Service, type ServiceGroup } from '#contract/wire/service.ts';
import type { Language } from '#domain/constants.ts';
import { hoursOf } from '#domain/services.ts';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { serviceGroups } from '../../content/services.ts';
import { nameIn, type ServiceRow } from '../../db/catalogue.ts';
import type { Reader } from '../../db/transaction.ts';
import { readServiceGroups, readServices, type ServiceGroupRow } from './services.repo.ts';

export { readServices } from './services.repo.ts';

/** What only the files know, by id: prices of services, and advice on groups. */
const priceOf = new Map(serviceGroups.flatMap(({ services }) => services.map(({ id, priceFrom }) => [id, priceFrom])));
const adviceOf = new Map(serviceGroups.map(({ id, advice }) => [id, advice]));

/** 'transmission oil' has its drawing at /drawings/services/transmission-oil.svg. */
const drawingOf = (key: string) => `/drawings/services/${key.replaceAll(' ', '-')}.svg`;

const wireService = (row: ServiceRow, language: Language): Service => {
  const summary = language === 'th' ? row.summaryTh && keepWordsWhole(row.summaryTh) : row.summaryEn;
  const priceFrom = priceOf.get(row.id);
  return {
    id: row.id,
    group_id: row.groupId,
    name: nameIn(row, language),
    hours: hoursOf(row.cells),
    pre_day: row.preDay,
    ...(priceFrom !== undefined && { price_from: priceFrom }),
    ...(summary !== null && { summary }),
  };
};

const wireGroup = (row: ServiceGroupRow, language: Language): ServiceGroup => {
  const key = SERVICE_GROUP_KEYS.find((known) => known === row.key);
  const advice = adviceOf.get(row.id);
  return {
    id: row.id,
    ...(key && { key }),
    name: nameIn(row, language),
    image: drawingOf(row.key),
    summary: language === 'th' ? keepWordsWhole(row.summaryTh) : row.summaryEn,
    ...(advice && { advice: language === 'th' ? keepWordsWhole(advice.th) : advice.en }),
  };
};

/** In the order of their groups. */
export const listServices = async (reader: Reader, language: Language): Promise<Service[]> =>
  (await readServices(reader)).map((row) => wireService(row, language));

/** In stored order. */
export const listServiceGroups = async (reader: Reader, language: Language): Promise<ServiceGroup[]> =>
  (await readServiceGroups(reader)).map((row) => wireGroup(row, language));
