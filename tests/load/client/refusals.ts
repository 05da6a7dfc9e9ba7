import { ERROR } from '#contract/errors.ts';

type Refused = Readonly<Record<string, number>>;

/** The expected refusals under overload: busy, or too many requests. Anything else is a fault. */
const isBusy = (refusal: string) => refusal.startsWith('503 ');
const isTooOften = (refusal: string) => refusal.startsWith('429 ') || refusal.endsWith(` ${ERROR.tooManyRequests}`);

const sumOf = (refused: Refused, isMeant: (refusal: string) => boolean): number =>
  Object.entries(refused).reduce((sum, [refusal, count]) => sum + (isMeant(refusal) ? count : 0), 0);

export const busyIn = (refused: Refused): number => sumOf(refused, isBusy);
export const tooOftenIn = (refused: Refused): number => sumOf(refused, isTooOften);
export const faultsIn = (refused: Refused): Refused =>
  Object.fromEntries(Object.entries(refused).filter(([refusal]) => !isBusy(refusal) && !isTooOften(refusal)));

/** Throws if something was refused for another reason than overload: then the bench itself is wrong. */
export function onlyAsBusy(refused: Refused): void {
  const others = { ...faultsIn(refused), ...(tooOftenIn(refused) > 0 && { tooOften: tooOftenIn(refused) }) };
  if (Object.keys(others).length > 0) throw new Error(`Refused, by status and code: ${JSON.stringify(others)}`);
}
