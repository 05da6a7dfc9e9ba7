import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { calls } from '#contract/calls/all.ts';
import { KAMALA, placeLists } from '#machines/address-choice/address-choice.fixtures.ts';
import {
  selectScreen,
  type AddressChoiceScreen,
  type AddressChoiceSnapshot,
} from '#machines/address-choice/address-choice.selectors.ts';
import {
  ADDRESS_LEVELS,
  type AddressLevel,
  type AddressListOutcome,
} from '#machines/address-choice/address-choice.types.ts';
import { asItIs, walkChart, type Opening } from '#tests/e2e/support/chart-walk.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { expect } from '#tests/e2e/support/test.ts';
import type { Step } from '#tests/support/model/chart-step.ts';
import { chart } from '#tests/flows/address-choice/chart.ts';
import { companyWith, CorporatePage } from '#tests/e2e/corporate/corporate-page.ts';

interface Session {
  readonly site: CorporatePage;
}

const LISTS = `**${calls.listAddressPlaces.path}`;
const FAILED: Readonly<Record<AddressLevel, string>> = {
  province: 'The provinces could not be loaded.',
  district: 'The districts could not be loaded.',
  subDistrict: 'The sub-districts could not be loaded.',
};

/** At the profile of a company that is in Kamala. */
async function inKamala({ site: { page, language } }: Opening): Promise<Session> {
  const { province, district, subDistrict, postCode } = KAMALA;
  const site = new CorporatePage(page, language);
  const company = await companyWith();
  await inDatabase(
    'update company set province = $2, district = $3, sub_district = $4, post_code = $5 where id = $1::uuid',
    [company.id, province, district, subDistrict, postCode],
  );
  await site.openSignedIn(company, '/account/myProfile');
  return { site };
}

const field = ({ site: { page } }: Session, level: AddressLevel | 'postCode') => page.locator(`#address-${level}`);
const nameOf = ({ site: { language } }: Session, level: AddressLevel, id: number) =>
  placeLists[level].find((place) => place.id === id)?.[language] ?? '';

/** Types the name and takes it, or empties the field and leaves it. */
const choose =
  (level: AddressLevel) =>
  async (session: Session, { id }: AnyEventObject) => {
    const box = field(session, level);
    const name = id === null ? '' : nameOf(session, level, id);
    await box.click();
    await box.fill(name);
    if (id === null) await box.blur();
    else await session.site.page.getByRole('option', { name, exact: true }).click();
  };

const shows = async (session: Session, { screen, missing, lists, choice, address, postCodes }: AddressChoiceScreen) => {
  const { site } = session;
  for (const level of ADDRESS_LEVELS) {
    const [box, place, isMissing] = [field(session, level), choice[level], missing === level];
    await expect(box).toHaveValue(place === null ? address[level] : nameOf(session, level, place.id));
    if (lists[level] === null) await expect(box).toHaveAttribute('aria-disabled', 'true');
    else await expect(box).not.toHaveAttribute('aria-disabled');
    if (screen === 'loading' && isMissing) await expect(box).toHaveAttribute('aria-busy', 'true');
    else await expect(box).not.toHaveAttribute('aria-busy');
    await expect(site.text(FAILED[level])).toHaveCount(screen === 'failed' && isMissing ? 1 : 0);
  }
  await expect(field(session, 'postCode')).toHaveValue(address.postCode);
  if (postCodes.length > 0) await expect(field(session, 'postCode').locator('option')).toHaveText([...postCodes]);
  await expect(site.button('Try again')).toHaveCount(screen === 'failed' ? 1 : 0);
};

const LEVEL_OF: Readonly<Record<string, AddressLevel>> = {
  'province.chosen': 'province',
  'district.chosen': 'district',
  'subDistrict.chosen': 'subDistrict',
};
/** The places whose lists the samples are from. */
const ABOVE: Readonly<Record<AddressLevel, number | undefined>> = {
  province: undefined,
  district: 83,
  subDistrict: 8302,
};

/** Another entry of the list that the server has below these places, or nothing where something was chosen. */
function isPossible(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const { lists, choice, postCodes, address } = selectScreen(snapshot as AddressChoiceSnapshot);
  const { wanted } = (snapshot as AddressChoiceSnapshot).context;
  // Lists that are asked for one after the other all come, or none does.
  if (wanted.length > 0 && lists.province !== null) return event.type === 'xstate.done.actor.listing';
  if (event.type === 'retry.requested') return snapshot.matches('failed');
  if (event.type === 'postCode.chosen')
    return postCodes.length > 1 && postCodes.includes(event['postCode']) && event['postCode'] !== address.postCode;
  const level = LEVEL_OF[event.type];
  if (level === undefined) return true;
  const id: number | null = event['id'];
  if (id === null) return choice[level] !== null;
  const above = ADDRESS_LEVELS[ADDRESS_LEVELS.indexOf(level) - 1];
  const isOfSamples = above === undefined || choice[above]?.id === ABOVE[level];
  return isOfSamples && lists[level]?.some((place) => place.id === id) === true && id !== choice[level]?.id;
}

/** A choice takes back what was chosen below it, once as another choice and once as none. */
function clearing({ before, event }: Step): string | null {
  const level = LEVEL_OF[event.type];
  const below = level && ADDRESS_LEVELS[ADDRESS_LEVELS.indexOf(level) + 1];
  if (!before || !below || selectScreen(before as AddressChoiceSnapshot).choice[below] === null) return null;
  return `${event['id'] === null ? 'no' : 'another'} ${level} clears what is below`;
}

walkChart<AddressChoiceScreen, Session>({
  chart,
  prepare: { chosenBefore: inKamala },
  open: async ({ site }) => {
    await site.link('Edit account').click();
    await site.title('Edit company account').waitFor();
  },
  acts: {
    'province.chosen': choose('province'),
    'district.chosen': choose('district'),
    'subDistrict.chosen': choose('subDistrict'),
    'postCode.chosen': async (session, { postCode }) =>
      void (await field(session, 'postCode').selectOption(String(postCode))),
    'retry.requested': ({ site }) => site.button('Try again').click(),
  },
  services: {
    listing: { calls: [LISTS], becomes: ({ kind }: AddressListOutcome) => (kind === 'ok' ? asItIs : undefined) },
  },
  delays: ['answerTimeLimit'],
  sees: { loading: shows, choosing: shows, failed: shows },
  isPossible,
  alsoWalked: clearing,
  joinedUpTo: 16,
  elsewhere: { 'the page asks for no list that the server refuses': ['refused'] },
});
