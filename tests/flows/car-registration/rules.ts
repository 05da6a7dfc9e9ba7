import type { CarMasterData } from '#contract/wire/service.ts';
import type { carRegistrationMachine } from '#machines/car-registration/car-registration.machine.ts';
import { CAR_LEVELS, type CarLevel } from '#machines/car-registration/car-registration.types.ts';
import { selectScreen, type CarRegistrationSnapshot } from '#machines/car-registration/car-registration.selectors.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { everyCallIsLimited } from '#tests/support/model/rules-of-calls.ts';

const screenOf = (snapshot: CarRegistrationSnapshot | null) => snapshot && selectScreen(snapshot).screen;
const chosenLevel = (event: { readonly type: string }): CarLevel | null =>
  CAR_LEVELS.find((level) => event.type === `${level}.chosen`) ?? null;
const idIn = (event: object) => ('id' in event ? event.id : undefined);
const below = (level: CarLevel) => CAR_LEVELS.slice(CAR_LEVELS.indexOf(level) + 1);
const above = (level: CarLevel) => CAR_LEVELS[CAR_LEVELS.indexOf(level) - 1];
const offers = (snapshot: CarRegistrationSnapshot | null, level: CarLevel, id: unknown) =>
  id === null || (snapshot?.context.lists[level]?.some((entry) => entry.id === id) ?? false);
const isAnswered = (event: object) => 'output' in event && (event.output as { readonly kind: string }).kind === 'ok';

export const rules: RulesOf<typeof carRegistrationMachine> = [
  everyCallIsLimited('RB-16'),
  {
    req: 'REG-05',
    says: 'nothing is chosen below a level that is not chosen',
    holds: ({ after: { context } }) =>
      CAR_LEVELS.every((level) => {
        const upper = above(level);
        return (
          upper === undefined ||
          context.choice[upper] !== null ||
          (context.choice[level] === null && context.lists[level] === null)
        );
      }),
  },
  {
    req: 'REG-05',
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
    req: 'REG-05',
    says: 'choosing loads the next list, and no other',
    when: ({ before, event }) => {
      const level = chosenLevel(event);
      return (
        level !== null &&
        level !== 'year' &&
        idIn(event) !== null &&
        before?.context.lists.brand !== null &&
        offers(before, level, idIn(event))
      );
    },
    holds: ({ event, after, effects }) => {
      const level = chosenLevel(event);
      const next = level && below(level)[0];
      return (
        screenOf(after) === 'loading' &&
        effects.some((effect) => effect.startsWith('start ') && effect.includes(`"level":"${next}"`))
      );
    },
  },
  {
    req: 'REG-05',
    says: 'a list is asked for what is chosen above it, and for nothing else',
    when: ({ effects }) => effects.some((effect) => effect.startsWith('start listing')),
    holds: ({ after, effects }) => {
      const asked = selectScreen(after).missing;
      const { brand, model, variant } = after.context.choice;
      const isBelow = (level: CarLevel) => asked !== null && below(level).includes(asked);
      const question = JSON.stringify({
        level: asked,
        brandId: isBelow('brand') ? brand?.id : null,
        modelId: isBelow('model') ? model?.id : null,
        variantId: isBelow('variant') ? variant?.id : null,
      });
      return effects.some((effect) => effect.startsWith('start listing') && effect.includes(question.slice(1, -1)));
    },
  },
  {
    req: 'REG-05',
    says: 'an entry that is not offered is not taken',
    when: ({ before, event }) => {
      const level = chosenLevel(event);
      return level !== null && before !== null && !offers(before, level, idIn(event));
    },
    holds: ({ before, after }) => after.context === before?.context && screenOf(after) === screenOf(before),
  },
  {
    req: 'REG-05',
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
    req: 'REG-05',
    says: 'the screen begins without an error, with the brands that are known, and else asks for them',
    when: ({ before }) => before === null,
    holds: ({ after }) =>
      selectScreen(after).message === null &&
      screenOf(after) === (selectScreen(after).missing === null ? 'choosing' : 'loading'),
  },
  {
    req: 'RB-08',
    says: 'a car that was chosen before is chosen again by its names, level by level, as far as they are offered',
    when: ({ before, event }) => isAnswered(event) && before !== null && before.context.wanted.length > 0,
    holds: ({ before, event, after: { context } }) => {
      const [next, ...rest] = before?.context.wanted ?? [];
      const list = 'output' in event ? (event.output as { readonly value: readonly CarMasterData[] }).value : [];
      const entry = list.find(({ name }) => name === next?.name) ?? null;
      return (
        next !== undefined &&
        context.lists[next.level] !== null &&
        context.choice[next.level] === entry &&
        context.wanted.length === (entry === null ? 0 : rest.length)
      );
    },
  },
  {
    req: 'REG-05',
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
    req: 'REG-05',
    says: 'the user chooses in peace only when every wanted list is there',
    when: ({ after }) => screenOf(after) === 'choosing',
    holds: ({ after }) => selectScreen(after).missing === null && after.context.wanted.length === 0,
  },
  {
    req: 'RB-16',
    says: 'a failed list keeps what is chosen and can be asked again',
    when: ({ event }) => /^xstate\.(error|after)\./.test(event.type) || ('output' in event && !isAnswered(event)),
    holds: ({ before, after }) =>
      screenOf(after) === 'failed' &&
      after.context.choice === before?.context.choice &&
      after.context.lists === before.context.lists &&
      after.can({ type: 'retry.requested' }),
  },
  {
    req: 'API-02',
    says: 'a list that fails otherwise shows no words of an earlier refusal',
    when: ({ event }) => /^xstate\.(error|after)\./.test(event.type),
    holds: ({ after }) => selectScreen(after).message === null,
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
