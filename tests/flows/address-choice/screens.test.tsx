import { act, screen as page } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { describe, expect, it } from 'vitest';
import type { ActorRefFrom, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { KAMALA, placeLists } from '#machines/address-choice/address-choice.fixtures.ts';
import type { addressChoiceMachine } from '#machines/address-choice/address-choice.machine.ts';
import {
  selectScreen,
  type AddressChoiceScreen,
  type AddressChoiceSnapshot,
} from '#machines/address-choice/address-choice.selectors.ts';
import {
  ADDRESS_LEVELS,
  type AddressChoiceEvent,
  type AddressLevel,
} from '#machines/address-choice/address-choice.types.ts';
import { AddressChoiceFields } from '#src/flows/address-choice/address-choice.fields.tsx';
import { addressHandlers } from '#src/flows/address-choice/address-choice.part.tsx';
import { buttonNamed, fill, isShown, press } from '#tests/support/model/page-parts.ts';
import { transitionsLeftOut } from '#tests/support/model/path-coverage.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { stagedPage } from '#tests/support/model/staged-page.ts';
import { chart } from './chart.ts';

type Actor = ActorRefFrom<typeof addressChoiceMachine>;

function Fields({ actor }: { readonly actor: Actor }) {
  return <AddressChoiceFields screen={useSelector(actor, selectScreen)} {...addressHandlers(actor)} />;
}

const LABELS: Readonly<Record<AddressLevel, string>> = {
  province: 'Province',
  district: 'District',
  subDistrict: 'Sub-district',
};
const FAILED: Readonly<Record<AddressLevel, string>> = {
  province: 'The provinces could not be loaded.',
  district: 'The districts could not be loaded.',
  subDistrict: 'The sub-districts could not be loaded.',
};

const field = (level: AddressLevel) => document.querySelector<HTMLInputElement>(`#address-${level}`)!;
const postCode = () => document.querySelector<HTMLSelectElement>('#address-postCode')!;
/** The list under a field, once it is open. */
const listOf = (level: AddressLevel) => {
  const id = field(level).getAttribute('aria-controls');
  return id === null ? null : document.getElementById(id);
};
const options = (level: AddressLevel) => [...(listOf(level)?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
const enter = (level: AddressLevel) => act(() => field(level).focus());
const quit = (level: AddressLevel) => act(() => field(level).blur());
/** Leaves the focus where a person could go on typing. */
const type = (level: AddressLevel, text: string) => {
  enter(level);
  fill(field(level), text);
};
const englishOf = (level: AddressLevel, id: number | null) =>
  placeLists[level].find((each) => each.id === id)?.en ?? '';

/** Types the name and takes it, or empties the field and leaves it. */
function choose(level: AddressLevel, id: number | null) {
  const name = englishOf(level, id);
  type(level, name);
  if (id === null) quit(level);
  else
    press(
      options(level).find((option) => option.textContent === name),
      name,
    );
}

const shows = ({ screen, missing, lists, choice, address, postCodes, message }: AddressChoiceScreen) => {
  for (const level of ADDRESS_LEVELS) {
    expect(field(level).value).toBe(choice[level]?.en ?? address[level]);
    expect(field(level).getAttribute('aria-disabled') === 'true').toBe(lists[level] === null);
    expect(field(level).readOnly).toBe(lists[level] === null);
    const isLoading = screen === 'loading' && missing === level;
    expect(field(level).getAttribute('aria-busy')).toBe(isLoading ? 'true' : null);
    expect(isShown(FAILED[level])).toBe(screen === 'failed' && missing === level);
  }
  expect(postCode().value).toBe(address.postCode);
  const codes = [...postCode().options].map(({ value }) => value);
  expect(codes).toEqual(postCodes.length > 0 ? postCodes : [address.postCode]);
  expect(postCode().getAttribute('aria-disabled') === 'true').toBe(address.postCode === '');
  if (message !== null) expect(isShown(message)).toBe(true);
  expect(buttonNamed('Try again') !== null).toBe(screen === 'failed');
};

const model: ScreenModel<AddressChoiceScreen, AddressChoiceEvent, UserEvent, null> = {
  executors: {
    'province.chosen': async ({ id }) => choose('province', id),
    'district.chosen': async ({ id }) => choose('district', id),
    'subDistrict.chosen': async ({ id }) => choose('subDistrict', id),
    'postCode.chosen': async ({ postCode: code }) => fill(postCode(), code),
    'retry.requested': async () => press(buttonNamed('Try again')),
  },
  assertions: { loading: shows, choosing: shows, failed: shows },
};

const LEVEL_OF: Readonly<Record<string, AddressLevel>> = {
  'province.chosen': 'province',
  'district.chosen': 'district',
  'subDistrict.chosen': 'subDistrict',
};

/** What is in a list, another one than the chosen one, and nothing where something was chosen. */
const isPossible = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const { lists, choice, postCodes, address } = selectScreen(snapshot as AddressChoiceSnapshot);
  if (event.type === 'retry.requested') return snapshot.matches('failed');
  if (event.type === 'postCode.chosen')
    return (
      postCodes.length > 1 && postCodes.includes(String(event['postCode'])) && event['postCode'] !== address.postCode
    );
  const level = LEVEL_OF[event.type];
  if (level === undefined) return true;
  const id = (event as { id?: number | null }).id ?? null;
  if (id === null) return choice[level] !== null;
  return (lists[level]?.some((place) => place.id === id) ?? false) && id !== choice[level]?.id;
};

const start = (input: string) => stagedPage(chart, input, (actor) => <Fields actor={actor as Actor} />);

walkScreens({
  chart,
  model,
  render: start,
  isPossible,
  invalidation: ({ before, event }) => {
    const level = LEVEL_OF[event.type];
    if (!before || level === undefined || level === 'subDistrict') return null;
    const { choice } = selectScreen(before as AddressChoiceSnapshot);
    const below = ADDRESS_LEVELS[ADDRESS_LEVELS.indexOf(level) + 1];
    if (below === undefined || choice[below] === null) return null;
    return `${(event as { id?: number | null }).id === null ? 'taking back' : 'changing'} the ${level} clears what is below`;
  },
});

describe('the address on the page', () => {
  it('the generated paths take every transition of the chart', () => {
    expect(transitionsLeftOut({ chart, isPossible })).toEqual([]);
  });

  const answered = (level: AddressLevel) => ({
    type: 'xstate.done.actor.listing',
    output: { kind: 'ok', value: placeLists[level] },
  });

  it('is chosen with the keyboard alone: typed in either language, taken with Enter, and the next field follows', async () => {
    const fields = await start('fresh');
    const { user } = fields;
    await fields.perform(answered('province'));
    await user.click(field('province'));
    await user.keyboard('ภูเ{Enter}');
    await fields.perform(answered('district'));
    await user.tab();
    await user.keyboard('kath{Enter}');
    await fields.perform(answered('subDistrict'));
    await user.tab();
    await user.keyboard('กมลา');
    await user.tab();
    expect(ADDRESS_LEVELS.map((level) => field(level).value)).toEqual(['Phuket', 'Kathu', 'Kamala']);
    expect(document.activeElement).toBe(postCode());
    expect(postCode().value).toBe('83150');
    fields.close();
  });

  it('what is typed and fits nothing, or several, is not taken, and what was chosen stays', async () => {
    const fields = await start('chosenBefore');
    for (const level of ADDRESS_LEVELS) await fields.perform(answered(level));
    for (const typed of ['xyz', 'u']) {
      type('district', typed);
      expect(isShown('No place of this name is in the list', listOf('district')!)).toBe(typed === 'xyz');
      quit('district');
      expect([field('district').value, field('subDistrict').value]).toEqual(['Kathu', 'Kamala']);
    }
    fields.close();
  });

  it('a list that is there offers everything, whatever is chosen', async () => {
    const fields = await start('chosenBefore');
    for (const level of ADDRESS_LEVELS) await fields.perform(answered(level));
    enter('subDistrict');
    expect(options('subDistrict').map(({ textContent }) => textContent)).toEqual(['Kamala', 'Pa Tong']);
    fields.close();
  });

  it('each field has its label, and one without a list says what it waits for', async () => {
    const fields = await start('fresh');
    await fields.perform(answered('province'));
    for (const level of ADDRESS_LEVELS) expect(page.getByRole('combobox', { name: LABELS[level] })).toBe(field(level));
    expect(page.getByLabelText('Post code')).toBe(postCode());
    expect(ADDRESS_LEVELS.map((level) => field(level).placeholder)).toEqual([
      'Choose a province',
      'Choose a province first',
      'Choose a district first',
    ]);
    fields.close();
  });

  it('RB-16 an address that was chosen before is shown whole although its lists cannot be loaded', async () => {
    const fields = await start('chosenBefore');
    await fields.perform({ type: 'xstate.error.actor.listing', error: new Error('no network') });
    const shown = [...ADDRESS_LEVELS.map((level) => field(level).value), postCode().value];
    expect(shown).toEqual([KAMALA.province, KAMALA.district, KAMALA.subDistrict, KAMALA.postCode]);
    expect(isShown(FAILED.province)).toBe(true);
    fields.close();
  });
});
