import { screen as page } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { NamedAddress } from '#machines/address-choice/address-choice.types.ts';
import type { Api } from '#src/api/client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { createLanguages } from '#src/i18n/languages.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { AddressChoicePart } from './address-choice.part.tsx';

const phuket = { province_id: 83, name_th: 'ภูเก็ต', name_en: 'Phuket' };
const kathu = { ...phuket, district_id: 8302, name_th: 'กะทู้', name_en: 'Kathu' };
const kamala = { ...kathu, sub_district_id: 830203, name_th: 'กมลา', name_en: 'Kamala', post_code: '83150' };

const listFor = (request: object) =>
  'district_id' in request ? [kamala] : 'province_id' in request ? [kathu] : [phuket];
const answer: Api = (_call, request) =>
  Promise.resolve({ kind: 'ok', value: { address_list: listFor(request as object) } as never });

const hostWith = (api: Api): FlowHost => ({
  api: () => api,
  languages: createLanguages(),
  now: () => 0,
  session: { onSuperseded: () => () => undefined },
  me: { member: () => null, company: () => null, subscribe: () => () => undefined },
});

async function open(api: Api, initial: NamedAddress | null) {
  const reported: NamedAddress[] = [];
  const part = <AddressChoicePart host={hostWith(api)} initial={initial} onAddress={(to) => reported.push(to)} />;
  return { reported, ...(await renderScreen(part)) };
}
const shown = () => page.getAllByRole<HTMLInputElement>('combobox').map(({ value }) => value);

it('reports the address after each choice, by its Thai names', async () => {
  const { reported, user } = await open(answer, null);
  for (const [label, name] of [
    ['Province', 'Phuket'],
    ['District', 'Kathu'],
    ['Sub-district', 'Kamala'],
  ] as const) {
    const field = page.getByRole('combobox', { name: label });
    await expect.poll(() => field.getAttribute('aria-disabled')).toBeNull();
    await user.click(field);
    await user.keyboard(`${name}{Enter}`);
  }
  expect(shown()).toEqual(['Phuket', 'Kathu', 'Kamala', '83150']);
  expect(
    reported.map(({ province, district, subDistrict, postCode }) => [province, district, subDistrict, postCode]),
  ).toEqual([
    ['', '', '', ''],
    ['ภูเก็ต', '', '', ''],
    ['ภูเก็ต', 'กะทู้', '', ''],
    ['ภูเก็ต', 'กะทู้', 'กมลา', '83150'],
  ]);
});

it('an address that was chosen before is reported as it is, and as it stands in the lists once they are there', async () => {
  const old = { province: 'ภูเก็ต', district: 'กะทู้', subDistrict: 'กมลา', postCode: '83121' };
  const { reported } = await open(answer, old);
  expect(reported).toEqual([old]);
  await expect.poll(shown).toEqual(['Phuket', 'Kathu', 'Kamala', '83150']);
  expect(reported).toEqual([old, { ...old, postCode: '83150' }]);
});

it('RB-16 it stays as it is if its lists cannot be loaded', async () => {
  const old = { province: 'ภูเก็ต', district: 'กะทู้', subDistrict: 'กมลา', postCode: '83150' };
  const { reported } = await open(() => Promise.reject(new Error('no network')), old);
  await page.findByText('The provinces could not be loaded.');
  expect(shown()).toEqual(['ภูเก็ต', 'กะทู้', 'กมลา', '83150']);
  expect(reported).toEqual([old]);
});
