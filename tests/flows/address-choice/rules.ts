import type { addressChoiceMachine } from '#machines/address-choice/address-choice.machine.ts';
import {
  selectAddress,
  selectScreen,
  type AddressChoiceSnapshot,
} from '#machines/address-choice/address-choice.selectors.ts';
import { ADDRESS_LEVELS, type AddressLevel, type Place } from '#machines/address-choice/address-choice.types.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { everyCallIsLimited } from '#tests/support/model/rules-of-calls.ts';

const screenOf = (snapshot: AddressChoiceSnapshot | null) => snapshot && selectScreen(snapshot).screen;
const chosenLevel = (event: { readonly type: string }): AddressLevel | null =>
  ADDRESS_LEVELS.find((level) => event.type === `${level}.chosen`) ?? null;
const idIn = (event: object) => ('id' in event ? event.id : undefined);
const below = (level: AddressLevel) => ADDRESS_LEVELS.slice(ADDRESS_LEVELS.indexOf(level) + 1);
const above = (level: AddressLevel) => ADDRESS_LEVELS[ADDRESS_LEVELS.indexOf(level) - 1];
const offers = (snapshot: AddressChoiceSnapshot | null, level: AddressLevel, id: unknown) =>
  id === null || (snapshot?.context.lists[level]?.some((place) => place.id === id) ?? false);
const isAnswered = (event: object) => 'output' in event && (event.output as { readonly kind: string }).kind === 'ok';
const isFailure = (event: { readonly type: string }) =>
  /^xstate\.(error|after)\./.test(event.type) || ('output' in event && !isAnswered(event));

export const rules: RulesOf<typeof addressChoiceMachine> = [
  everyCallIsLimited('RB-16'),
  {
    req: 'CB-07',
    says: 'nothing is chosen below a level that is not chosen',
    holds: ({ after: { context } }) =>
      ADDRESS_LEVELS.every((level) => {
        const upper = above(level);
        return (
          upper === undefined ||
          context.choice[upper] !== null ||
          (context.choice[level] === null && context.lists[level] === null)
        );
      }),
  },
  {
    req: 'CB-07',
    says: 'the post code is one of the chosen sub-district, and there is none without one',
    holds: ({ after: { context } }) =>
      context.choice.subDistrict === null
        ? context.postCode === ''
        : context.choice.subDistrict.postCodes.includes(context.postCode),
  },
  {
    req: 'CB-07',
    says: 'changing or clearing a level clears every level below it, and their lists',
    when: ({ before, event }) => {
      const level = chosenLevel(event);
      return level !== null && before !== null && offers(before, level, idIn(event));
    },
    holds: ({ event, after: { context } }) => {
      const level = chosenLevel(event);
      return (
        level !== null &&
        (context.choice[level]?.id ?? null) === idIn(event) &&
        below(level).every((lower) => context.choice[lower] === null && context.lists[lower] === null)
      );
    },
  },
  {
    req: 'CB-07',
    says: 'choosing loads the next list, and no other',
    when: ({ before, event }) => {
      const level = chosenLevel(event);
      return level !== null && level !== 'subDistrict' && idIn(event) !== null && offers(before, level, idIn(event));
    },
    holds: ({ event, after, effects }) => {
      const level = chosenLevel(event);
      const next = level && below(level)[0];
      return (
        screenOf(after) === 'loading' &&
        effects
          .filter((effect) => effect.startsWith('start '))
          .every((effect) => effect.includes(`"level":"${next}"`)) &&
        effects.some((effect) => effect.startsWith('start '))
      );
    },
  },
  {
    req: 'CB-07',
    says: 'a sub-district brings its usual post code',
    when: ({ before, event }) =>
      event.type === 'subDistrict.chosen' && idIn(event) !== null && offers(before, 'subDistrict', idIn(event)),
    holds: ({ after }) => selectAddress(after)?.postCode === after.context.choice.subDistrict?.postCodes[0],
  },
  {
    req: 'CB-07',
    says: 'an entry that is not offered is not taken',
    when: ({ before, event }) => {
      const level = chosenLevel(event);
      return level !== null && before !== null && !offers(before, level, idIn(event));
    },
    holds: ({ before, after }) => after.context === before?.context && screenOf(after) === screenOf(before),
  },
  {
    req: 'CB-07',
    says: 'a post code changes nothing but the post code',
    when: ({ event }) => event.type === 'postCode.chosen',
    holds: ({ before, after, effects }) =>
      after.context.choice === before?.context.choice &&
      after.context.lists === before.context.lists &&
      screenOf(after) === screenOf(before) &&
      effects.length === 0,
  },
  {
    req: 'CB-07',
    says: 'an answer fills the list that was missing and leaves what is chosen',
    when: ({ before, event }) => isAnswered(event) && before?.context.wanted.length === 0,
    holds: ({ before, after }) => {
      const missing = before && selectScreen(before).missing;
      return (
        missing !== null && after.context.lists[missing] !== null && after.context.choice === before?.context.choice
      );
    },
  },
  {
    req: 'CORP-04',
    says: 'an address that was chosen before is chosen again by its names, level by level, as far as they are offered',
    when: ({ before, event }) => isAnswered(event) && before !== null && before.context.wanted.length > 0,
    holds: ({ before, event, after: { context } }) => {
      const [next, ...rest] = before?.context.wanted ?? [];
      const list = 'output' in event ? (event.output as { readonly value: readonly Place[] }).value : [];
      const place = list.find(({ th }) => th === next?.name) ?? null;
      return (
        next !== undefined &&
        context.lists[next.level] !== null &&
        context.choice[next.level] === place &&
        context.wanted.length === (place === null ? 0 : rest.length)
      );
    },
  },
  {
    req: 'CORP-04',
    says: 'another choice ends the choosing by names',
    when: ({ before, event }) => {
      const level = chosenLevel(event);
      return (
        level !== null && before !== null && before.context.wanted.length > 0 && offers(before, level, idIn(event))
      );
    },
    holds: ({ after }) => after.context.wanted.length === 0,
  },
  {
    req: 'CB-07',
    says: 'the person chooses in peace only when every wanted list is there',
    when: ({ after }) => screenOf(after) === 'choosing',
    holds: ({ after }) => selectScreen(after).missing === null && after.context.wanted.length === 0,
  },
  {
    req: 'RB-16',
    says: 'a failed list keeps what is chosen, the whole address with it, and can be asked again',
    when: ({ event }) => isFailure(event),
    holds: ({ before, after }) =>
      screenOf(after) === 'failed' &&
      after.context.choice === before?.context.choice &&
      after.context.lists === before.context.lists &&
      JSON.stringify(selectAddress(after)) === JSON.stringify(selectAddress(before)) &&
      after.can({ type: 'retry.requested' }),
  },
  {
    req: 'API-02',
    says: 'a list that fails otherwise shows no words of an earlier refusal',
    when: ({ event }) => isFailure(event) && !('output' in event),
    holds: ({ after }) => selectScreen(after).message === null,
  },
  {
    req: 'CORP-04',
    says: 'an address that was chosen before keeps its post code if the sub-district has it, and otherwise gets the usual one',
    when: ({ before, after }) =>
      before !== null && before.context.wanted.length > 0 && after.context.choice.subDistrict !== null,
    holds: ({ before, after: { context } }) => {
      const wanted = before?.context.wantedPostCode ?? '';
      const codes = context.choice.subDistrict?.postCodes ?? [];
      return context.postCode === (codes.includes(wanted) ? wanted : codes[0]);
    },
  },
  {
    req: 'API-02',
    says: 'a refused list shows what the server says of it',
    when: ({ event }) => 'output' in event && !isAnswered(event),
    holds: ({ event, after }) =>
      'output' in event &&
      selectScreen(after).message ===
        (event.output as { readonly failure: { readonly message: string } }).failure.message,
  },
];
