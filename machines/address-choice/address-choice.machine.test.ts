import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { deferredPort } from '../shared/deferred-port.fixtures.ts';
import { KAMALA, placeLists } from './address-choice.fixtures.ts';
import { addressChoiceMachine } from './address-choice.machine.ts';
import { addressChoiceActors } from './address-choice.ports.ts';
import { selectAddress, selectScreen } from './address-choice.selectors.ts';
import type { AddressLevel, AddressListOutcome, AddressListQuestion, NamedAddress } from './address-choice.types.ts';

function start(address: NamedAddress | null = null) {
  const { service, calls } = deferredPort<AddressListQuestion, AddressListOutcome>();
  const actors = addressChoiceActors({ listPlaces: service });
  const actor = createActor(addressChoiceMachine.provide({ actors }), { input: { address } }).start();
  const list = async (index: number, level: AddressLevel) =>
    calls[index]?.answer({ kind: 'ok', value: placeLists[level] });
  const screen = () => selectScreen(actor.getSnapshot());
  const chosen = () => Object.values(screen().choice).map((place) => place?.id ?? null);
  return { actor, calls, list, chosen, screen, address: () => selectAddress(actor.getSnapshot()) };
}

/** Phuket, Kathu, Kamala: with all three lists loaded. */
async function wholeAddress() {
  const cascade = start();
  const { actor, list } = cascade;
  await list(0, 'province');
  actor.send({ type: 'province.chosen', id: 83 });
  await list(1, 'district');
  actor.send({ type: 'district.chosen', id: 8302 });
  await list(2, 'subDistrict');
  actor.send({ type: 'subDistrict.chosen', id: 830203 });
  return cascade;
}

describe('choosing an address', () => {
  it('each choice loads the list below it, for the choices above, and the post code follows', async () => {
    const { calls, chosen, screen, address } = await wholeAddress();
    expect(calls.map(({ input }) => input)).toEqual([
      { level: 'province', provinceId: null, districtId: null },
      { level: 'district', provinceId: 83, districtId: null },
      { level: 'subDistrict', provinceId: 83, districtId: 8302 },
    ]);
    expect(chosen()).toEqual([83, 8302, 830203]);
    expect(screen()).toMatchObject({ screen: 'choosing', missing: null, postCodes: ['83150', '83120'] });
    expect(address()).toEqual({ ...KAMALA, postCode: '83150' });
  });

  it('another province clears district, sub-district and post code, and loads its districts', async () => {
    const { actor, calls, chosen, screen, address } = await wholeAddress();
    actor.send({ type: 'province.chosen', id: 10 });
    expect(chosen()).toEqual([10, null, null]);
    expect(screen()).toMatchObject({ postCodes: [], lists: { district: null, subDistrict: null } });
    expect(screen().address).toEqual({ province: 'กรุงเทพมหานคร', district: '', subDistrict: '', postCode: '' });
    expect(address()).toBeNull();
    expect(calls.at(-1)?.input).toEqual({ level: 'district', provinceId: 10, districtId: null });
  });

  it('another sub-district has its own post code', async () => {
    const { actor, address } = await wholeAddress();
    actor.send({ type: 'postCode.chosen', postCode: '83120' });
    expect(address()?.postCode).toBe('83120');
    actor.send({ type: 'postCode.chosen', postCode: '10110' });
    expect(address()?.postCode).toBe('83120');
    actor.send({ type: 'subDistrict.chosen', id: 830202 });
    expect(address()).toMatchObject({ subDistrict: 'ป่าตอง', postCode: '83150' });
  });

  it('clearing a level empties the lists below it and loads nothing', async () => {
    const { actor, calls, chosen, screen } = await wholeAddress();
    actor.send({ type: 'district.chosen', id: null });
    expect(chosen()).toEqual([83, null, null]);
    expect(screen()).toMatchObject({
      screen: 'choosing',
      lists: { district: placeLists.district, subDistrict: null },
      address: { postCode: '' },
    });
    expect(calls).toHaveLength(3);
  });

  it('the list of a province that is no longer chosen is ignored', async () => {
    const { actor, calls, list, screen } = start();
    await list(0, 'province');
    actor.send({ type: 'province.chosen', id: 83 });
    actor.send({ type: 'province.chosen', id: 10 });
    expect(calls[1]?.signal.aborted).toBe(true);
    await list(1, 'district');
    expect(screen()).toMatchObject({ screen: 'loading', missing: 'district', lists: { district: null } });
    expect(calls[2]?.input.provinceId).toBe(10);
  });

  it('what is not in the list cannot be chosen', async () => {
    const { actor, chosen } = await wholeAddress();
    actor.send({ type: 'province.chosen', id: 999 });
    expect(chosen()).toEqual([83, 8302, 830203]);
  });
});

describe('an address that was chosen before', () => {
  it('is whole from the first moment, and chosen again as its lists arrive', async () => {
    const { actor, list, chosen, address, screen } = start(KAMALA);
    expect([chosen(), address()]).toEqual([[null, null, null], KAMALA]);
    await list(0, 'province');
    expect([chosen(), address()]).toEqual([[83, null, null], KAMALA]);
    await list(1, 'district');
    await list(2, 'subDistrict');
    expect([chosen(), address()]).toEqual([[83, 8302, 830203], KAMALA]);
    expect(screen()).toMatchObject({ screen: 'choosing' });
    actor.send({ type: 'subDistrict.chosen', id: 830202 });
    expect(address()).toEqual({ ...KAMALA, subDistrict: 'ป่าตอง', postCode: '83150' });
  });

  it('RB-16 stays what it is if a list fails, and can be asked for again', async () => {
    const { actor, calls, list, address, screen } = start(KAMALA);
    await list(0, 'province');
    await calls[1]?.fail();
    expect([screen().screen, screen().missing, address()]).toEqual(['failed', 'district', KAMALA]);
    actor.send({ type: 'retry.requested' });
    await list(2, 'district');
    await list(3, 'subDistrict');
    expect([screen().screen, address()]).toEqual(['choosing', KAMALA]);
  });

  it('is chosen again down to the first place that is not offered', async () => {
    const { calls, list, chosen, address } = start({ ...KAMALA, district: 'ถลาง' });
    await list(0, 'province');
    await list(1, 'district');
    expect([chosen(), address()]).toEqual([[83, null, null], null]);
    expect(calls).toHaveLength(2);
  });

  it('gets the usual post code if its own is not one of the sub-district', async () => {
    const { list, address } = start({ ...KAMALA, postCode: '83121' });
    await list(0, 'province');
    await list(1, 'district');
    await list(2, 'subDistrict');
    expect(address()?.postCode).toBe('83150');
  });

  it('another choice meanwhile ends that', async () => {
    const { actor, list, chosen, address } = start(KAMALA);
    await list(0, 'province');
    actor.send({ type: 'province.chosen', id: 10 });
    await list(2, 'district');
    expect([chosen(), address()]).toEqual([[10, null, null], null]);
  });
});

describe('a list that fails', () => {
  it('RB-16 leaves the choices as they are; another province can still be chosen', async () => {
    const { actor, calls, list, chosen, screen } = start();
    await list(0, 'province');
    actor.send({ type: 'province.chosen', id: 83 });
    await calls[1]?.answer({ kind: 'failed', failure: { message: 'ปิดปรับปรุงรายการที่อยู่' } });
    expect(screen()).toMatchObject({ screen: 'failed', missing: 'district', message: 'ปิดปรับปรุงรายการที่อยู่' });
    expect(chosen()).toEqual([83, null, null]);
    actor.send({ type: 'province.chosen', id: 10 });
    expect(screen()).toMatchObject({ screen: 'loading', message: null });
    expect(calls[2]?.input.provinceId).toBe(10);
  });

  it('the message of a refusal is gone once the next try fails otherwise', async () => {
    const { actor, calls, screen } = start();
    await calls[0]?.answer({ kind: 'failed', failure: { message: 'ปิดปรับปรุงรายการที่อยู่' } });
    actor.send({ type: 'retry.requested' });
    await calls[1]?.fail();
    expect(screen()).toMatchObject({ screen: 'failed', message: null });
  });
});
