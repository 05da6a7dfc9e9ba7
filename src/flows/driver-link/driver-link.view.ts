import type { Language } from '#domain/constants.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { plainWords } from '#domain/word-joiner.ts';
import { formatDayTime } from '#src/i18n/units/dates.ts';
import { brand } from '#src/ui/brand/brand.ts';

/** What a message with the link says of the visit. */
export interface LinkedVisit {
  readonly startsAt: string;
  readonly plate: string;
  /** The branch's name in each language: the driver may read another one than the sender. */
  readonly branch: Readonly<Record<Language, string>>;
}

/** '' for what the company did not note. */
export interface Driver {
  readonly name: string;
  readonly tel: string;
}

/** The secret stands behind the '#', which browsers send to no server and name to no other page. */
export const linkAddress = (token: string, language: Language): string =>
  new URL(`/${language}/visit#${token}`, window.location.href).href;

/** The message that goes with the link. */
export const linkMessage = ({ startsAt, plate, branch }: LinkedVisit, address: string, language: Language): string =>
  plainWords(
    [
      `${displayPlate(plate)} · ${formatDayTime(startsAt, language)}`,
      `${brand.name[language]} ${branch[language]}`,
      address,
    ].join('\n'),
  );
