import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { selectScreen } from '#machines/address-choice/address-choice.selectors.ts';
import type { NamedAddress } from '#machines/address-choice/address-choice.types.ts';
import type { Api } from '#src/api/client.ts';
import { addressChoice, addressHandlers } from './address-choice.flow.ts';

const phuket = { province_id: 83, name_th: 'ภูเก็ต', name_en: 'Phuket' };
const kathu = { ...phuket, district_id: 8302, name_th: 'กะทู้', name_en: 'Kathu' };

it('what is chosen is reported with each choice, by its Thai names', async () => {
  const api: Api = (_call, request) => {
    const address_list = 'province_id' in (request as object) ? [kathu] : [phuket];
    return Promise.resolve({ kind: 'ok', value: { address_list } as never });
  };
  const actor = createActor(addressChoice({ api: () => api }), { input: { address: null } }).start();
  const reported: NamedAddress[] = [];
  const { onPlace } = addressHandlers(actor, (address) => reported.push(address));
  const loaded = () => expect.poll(() => selectScreen(actor.getSnapshot()).screen).toBe('choosing');
  await loaded();
  onPlace('province', 83);
  await loaded();
  onPlace('district', 8302);
  onPlace('province', null);
  expect(reported.map(({ province, district }) => [province, district])).toEqual([
    ['ภูเก็ต', ''],
    ['ภูเก็ต', 'กะทู้'],
    ['', ''],
  ]);
  actor.stop();
});
