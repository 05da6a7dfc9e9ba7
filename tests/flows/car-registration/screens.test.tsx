import { screen as page } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { describe, expect, it } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { carLists } from '#machines/car-registration/car-registration.fixtures.ts';
import type { CarRegistrationPorts } from '#machines/car-registration/car-registration.ports.ts';
import {
  selectScreen,
  type CarRegistrationScreen,
  type CarRegistrationSnapshot,
} from '#machines/car-registration/car-registration.selectors.ts';
import {
  CAR_LEVELS,
  type CarLevel,
  type CarRegistrationEvent,
  type CarRegistrationInput,
} from '#machines/car-registration/car-registration.types.ts';
import { useOwnFlow, type FlowHost } from '#src/flow-host/flow-host.ts';
import { CarChoiceFields } from '#src/flows/car-registration/car-choice.fields.tsx';
import { carHandlers, carRegistration } from '#src/flows/car-registration/car-registration.flow.ts';
import { buttonNamed, fill, isShown, press } from '#tests/support/model/page-parts.ts';
import { transitionsLeftOut } from '#tests/support/model/path-coverage.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import { wiredPage } from '#tests/support/wire/wired-page.tsx';
import { chart } from './chart.ts';
import { ports } from './ports.ts';

/** The fields of a car with their chart, as the forms show them. */
function CarFields({ host, input }: { readonly host: FlowHost; readonly input: CarRegistrationInput }) {
  const actor = useOwnFlow(host, carRegistration, input);
  return <CarChoiceFields screen={useSelector(actor, selectScreen)} {...carHandlers(actor)} />;
}

const field = (level: CarLevel) => document.querySelector<HTMLSelectElement>(`#car-${level}`)!;
const offered = (level: CarLevel) =>
  [...field(level).options]
    .filter(({ value }) => value !== '')
    .map(({ text, value }) => ({ id: Number(value), name: text }));
const chosenId = (level: CarLevel) => (field(level).value === '' ? null : Number(field(level).value));
const choose = (level: CarLevel, id: number | null) => fill(field(level), id === null ? '' : String(id));

const FAILED: Readonly<Record<CarLevel, string>> = {
  brand: 'The brands could not be loaded.',
  model: 'The models could not be loaded.',
  variant: 'The variants could not be loaded.',
  year: 'The years could not be loaded.',
};

const shows = ({ screen, missing, lists, choice, message }: CarRegistrationScreen) => {
  for (const level of CAR_LEVELS) {
    expect(offered(level)).toEqual(lists[level] ?? []);
    expect(field(level).getAttribute('aria-disabled') === 'true').toBe(lists[level] === null);
    // A car that is known before its lists have loaded is not shown in the fields until then.
    expect(chosenId(level)).toBe(lists[level] === null ? null : (choice[level]?.id ?? null));
    const isLoading = screen === 'loading' && missing === level;
    expect(field(level).getAttribute('aria-busy')).toBe(isLoading ? 'true' : null);
    expect(isShown(FAILED[level])).toBe(screen === 'failed' && missing === level);
  }
  if (message !== null) expect(isShown(message)).toBe(true);
  expect(buttonNamed('Try again') !== null).toBe(screen === 'failed');
};

const model: ScreenModel<CarRegistrationScreen, CarRegistrationEvent, null, null> = {
  executors: {
    'brand.chosen': async ({ id }) => choose('brand', id),
    'model.chosen': async ({ id }) => choose('model', id),
    'variant.chosen': async ({ id }) => choose('variant', id),
    'year.chosen': async ({ id }) => choose('year', id),
    'retry.requested': async () => press(buttonNamed('Try again')),
  },
  assertions: { loading: shows, choosing: shows, failed: shows },
};

const LEVEL_OF: Readonly<Record<string, CarLevel>> = {
  'brand.chosen': 'brand',
  'model.chosen': 'model',
  'variant.chosen': 'variant',
  'year.chosen': 'year',
};
const idIn = (event: AnyEventObject) => (event as { id?: number | null }).id ?? null;

/** A select returns its value, and reports only changes. */
const isPossible = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const { lists, choice } = selectScreen(snapshot as CarRegistrationSnapshot);
  const level = LEVEL_OF[event.type];
  if (level === undefined) return event.type !== 'retry.requested' || snapshot.matches('failed');
  const id = idIn(event);
  const isThere = id === null ? lists[level] !== null : (lists[level]?.some((entry) => entry.id === id) ?? false);
  return isThere && id !== (choice[level]?.id ?? null);
};

const open = async (name: string) => {
  const input = chart.fixtures.inputs[name] as CarRegistrationInput;
  const opened = await wiredPage<CarRegistrationPorts>({
    chart,
    ports,
    part: (host) => <CarFields host={host} input={input} />,
  });
  return { ...opened, user: null, view: null };
};

walkScreens({
  chart,
  model,
  render: open,
  isPossible,
  invalidation: (step) => {
    const { before, event } = step;
    const level = LEVEL_OF[event.type];
    if (!before || level === undefined || level === 'year') return alsoWalked(step);
    const { choice } = selectScreen(before as CarRegistrationSnapshot);
    const below = CAR_LEVELS[CAR_LEVELS.indexOf(level) + 1];
    if (below === undefined || choice[below] === null) return null;
    return `REG-05 ${idIn(event) === null ? 'taking back' : 'changing'} the ${level} clears what is below`;
  },
});

describe('the car cascade on the page', () => {
  it('the generated paths take every transition of the chart', () => {
    expect(transitionsLeftOut({ chart, isPossible })).toEqual([]);
  });

  const NOTHING = [null, null, null, null];
  const chosen = () => CAR_LEVELS.map(chosenId);

  it.each([
    ['brand', [2, null, null, null]],
    ['model', [1, 12, null, null]],
    ['variant', [1, 11, 112, null]],
  ] as const)('REG-05 another %s clears every choice below it, and its lists', async (level, left) => {
    const whole = await open('fresh');
    for (const each of CAR_LEVELS) {
      whole.wire.answer('listCarMasterData', { car_master_data_list: [...carLists[each]] });
      await whole.settle();
      choose(each, carLists[each][0].id);
      await whole.settle();
    }
    expect(chosen()).toEqual([1, 11, 111, 1111]);
    choose(level, carLists[level][1].id);
    expect(chosen()).toEqual(left);
    const below = CAR_LEVELS.slice(CAR_LEVELS.indexOf(level) + 1);
    expect(below.flatMap(offered)).toEqual([]);
    choose('brand', null);
    expect(chosen()).toEqual(NOTHING);
    whole.close();
  });

  it('REG-05 the list of a brand that is no longer chosen is not shown', async () => {
    const fields = await open('brandsKept');
    choose('brand', 1);
    await fields.settle();
    choose('brand', null);
    await fields.settle();
    fields.wire.answerLate('listCarMasterData', { car_master_data_list: [...carLists.model] });
    await fields.settle();
    expect(offered('model')).toEqual([]);
    expect(page.getByLabelText('Model').getAttribute('aria-disabled')).toBe('true');
    fields.close();
  });
});
