import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { MONDAY, type HoldRequest } from './appointments.fixtures.ts';
import { codesOf, fleetItem, fleetOf, idsOf } from './fleet.fixtures.ts';
import { LANES } from './planted-catalogue.fixtures.ts';

const world = await worldOfEachTest();

const fill = async (count: number, request: HoldRequest = {}) => {
  for (let i = 0; i < count; i += 1) await world.guest().hold(request);
};

describe('a hold of a group that is moved', () => {
  const held = async (wishes: readonly HoldRequest[]) => {
    const fleet = await fleetOf(world, wishes.length);
    const ids = await idsOf(fleet.setupGroup(wishes.map((wish, n) => fleetItem(fleet.car(n + 1), wish))));
    const move = (wanted: readonly HoldRequest[], partial = false) =>
      fleet.setupGroup(
        wanted.map((wish, n) => fleetItem(fleet.car(n + 1), { ...wish, id: ids[n] ?? '' })),
        partial,
      );
    const times = async () =>
      (await fleet.details(...ids)).booking_list.map(({ date_time }) => date_time.slice(11, 16));
    return { fleet, ids, move, times };
  };

  it('keeps its id and its deadline', async () => {
    const { ids, move, times } = await held([{}, { time: '11:00' }]);
    await world.freeze(`${MONDAY}T09:12:00+07:00`);
    const answer = await move([{ time: '13:00' }, { time: '11:00' }]);
    expect(answer.item_list).toMatchObject(
      ids.map((id) => ({ error_code: 0, id, expires_at: '2027-03-01T02:25:00.000Z' })),
    );
    expect(await times()).toEqual(['13:00', '11:00']);
  });

  it.each([false, true])('two cars can change places where no other place is left (partial: %s)', async (partial) => {
    const { move, times } = await held([{}, { time: '11:00' }]);
    await fill(LANES - 1);
    await fill(LANES - 1, { time: '11:00' });
    expect(await codesOf(move([{ time: '11:00' }, {}], partial))).toEqual([0, 0]);
    expect(await times()).toEqual(['11:00', '10:00']);
  });

  it('that cannot be moved stays where it is, and the others move or stay as was asked', async () => {
    const { move, times } = await held([{}, { time: '11:00' }]);
    await fill(LANES, { time: '16:00' });
    const wanted = [{ time: '16:00' }, { time: '13:00' }];
    expect(await codesOf(move(wanted))).toEqual([ERROR.slotTaken, ERROR.groupNotKept]);
    expect(await times()).toEqual(['10:00', '11:00']);
    expect(await codesOf(move(wanted, true))).toEqual([ERROR.slotTaken, 0]);
    expect(await times()).toEqual(['10:00', '13:00']);
  });

  it('that was confirmed meanwhile is not moved', async () => {
    const { fleet, ids, move, times } = await held([{}, { time: '11:00' }]);
    await fleet.confirmGroup(ids.slice(0, 1));
    expect(await codesOf(move([{ time: '13:00' }, { time: '14:00' }], true))).toEqual([ERROR.alreadyConfirmed, 0]);
    expect(await times()).toEqual(['10:00', '14:00']);
  });
});
