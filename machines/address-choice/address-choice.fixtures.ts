import type { ChartFixtures } from '../shared/fixtures.ts';
import { missingLevel } from './address-choice.cascade.ts';
import type { addressChoiceMachine } from './address-choice.machine.ts';
import type { AddressLevel, NamedAddress, Place } from './address-choice.types.ts';

const place = (id: number, th: string, en: string, ...postCodes: string[]): Place => ({ id, th, en, postCodes });

/** Two entries per level: enough to choose one, then the other, and to try one that is not offered. The first sub-district has two post codes. */
export const placeLists = {
  province: [place(10, 'กรุงเทพมหานคร', 'Bangkok'), place(83, 'ภูเก็ต', 'Phuket')],
  district: [place(8301, 'เมืองภูเก็ต', 'Mueang Phuket'), place(8302, 'กะทู้', 'Kathu')],
  subDistrict: [place(830203, 'กมลา', 'Kamala', '83150', '83120'), place(830202, 'ป่าตอง', 'Pa Tong', '83150')],
} as const;

/** An address of these lists, with the less usual post code. */
export const KAMALA: NamedAddress = { province: 'ภูเก็ต', district: 'กะทู้', subDistrict: 'กมลา', postCode: '83120' };

const NOT_OFFERED = 999;
const idsOf = (level: AddressLevel): (number | null)[] => [...placeLists[level].map(({ id }) => id), NOT_OFFERED, null];

export const addressChoiceFixtures: ChartFixtures<typeof addressChoiceMachine> = {
  inputs: {
    fresh: { address: null },
    chosenBefore: { address: KAMALA },
    chosenInPart: { address: { ...KAMALA, subDistrict: '', postCode: '' } },
    chosenOtherwise: { address: { ...KAMALA, district: 'ถลาง' } },
    withOldPostCode: { address: { ...KAMALA, subDistrict: 'ป่าตอง', postCode: '83121' } },
  },
  events: {
    'province.chosen': () => idsOf('province').map((id) => ({ type: 'province.chosen', id })),
    'district.chosen': () => idsOf('district').map((id) => ({ type: 'district.chosen', id })),
    'subDistrict.chosen': () => idsOf('subDistrict').map((id) => ({ type: 'subDistrict.chosen', id })),
    'postCode.chosen': () => ['83150', '83120', '99999'].map((postCode) => ({ type: 'postCode.chosen', postCode })),
    'retry.requested': () => [{ type: 'retry.requested' }],
  },
  outcomes: {
    listing: {
      done: ({ context }) => [
        { kind: 'ok', value: placeLists[missingLevel(context) ?? 'province'] },
        { kind: 'failed', failure: { message: 'ปิดปรับปรุงรายการที่อยู่' } },
      ],
      error: true,
    },
  },
  delays: { answerTimeLimit: 15_000 },
};
