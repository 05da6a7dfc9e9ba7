import { describe, expect, it } from 'vitest';
import { calls, type RequestFor } from '#contract/calls/all.ts';
import { homeWidgets } from '#server/content/home.ts';
import { encodeCall, startTestServer } from '#tests/support/server.ts';
import { answersOf } from './answers.ts';

const server = await startTestServer();
const ask = answersOf(server);

describe('home', () => {
  it('says how long a temporary booking is kept, as it is configured', async () => {
    const other = await startTestServer({ env: { HOLD_MINUTES: '7' } });
    const { hold_minutes: minutes } = await answersOf(other)('listHomeWidgets', {});
    expect(minutes).toBe(7);
  });

  it('HOME-01 the widgets in their order, the soonest slots near by first where a place is given', async () => {
    const { widget_list: widgets } = await ask('listHomeWidgets', { lat: 18.79, lng: 98.98 });
    expect(widgets.map(({ kind }) => kind)).toEqual(homeWidgets.map(({ kind }) => kind));
    const soonest = widgets.flatMap((widget) => (widget.kind === 'soonest' ? widget.soonest_list : []));
    expect(soonest.length).toBeGreaterThan(0);
    expect(soonest.every((slot) => slot.distance_km !== undefined)).toBe(true);
    expect(soonest[0]?.distance_km).toBeLessThan(50);
    const anywhere = await ask('listHomeWidgets', {});
    const times = anywhere.widget_list.flatMap((widget) =>
      widget.kind === 'soonest' ? widget.soonest_list.map((slot) => slot.date_time) : [],
    );
    expect(times.length).toBe(soonest.length);
    expect(times).toEqual(times.toSorted());
  });

  it('without a place the times are those of one province: of the branch that is named, else of the one visited most', async () => {
    const branches = (await ask('listBranches', { options: { entities: [] } })).shoppening_list;
    const boardOf = async (request: RequestFor<'listHomeWidgets'>) => {
      const { widget_list: widgets } = await ask('listHomeWidgets', request);
      const [board] = widgets.flatMap((widget) => (widget.kind === 'soonest' ? widget : []));
      const provinces = board?.soonest_list.map(
        ({ location_id: id }) => branches.find(({ location_id }) => location_id === id)?.province,
      );
      return { board, provinces };
    };
    const phuket = branches.filter(({ province }) => province === 'ภูเก็ต');
    const named = await boardOf({ location_id: phuket[0]?.location_id ?? 0 });
    expect(named.board?.province).toBe('ภูเก็ต');
    expect(named.provinces).toEqual(phuket.map(() => 'ภูเก็ต'));
    const most = await boardOf({});
    expect(most.provinces).toEqual(Array(3).fill(most.board?.province));
    expect((await boardOf({ location_id: 999_999 })).board).toEqual(most.board);
    expect((await boardOf({ lat: 18.79, lng: 98.98 })).board?.province).toBeUndefined();
    for (const slot of [...(named.board?.soonest_list ?? []), ...(most.board?.soonest_list ?? [])]) {
      expect(slot.times?.[0]).toBe(slot.time);
      const { datetime_list: days } = await ask('listDateTimes', {
        location_id: slot.location_id,
        hours: 0.5,
        max_pre_day: 0,
      });
      expect(days[0]?.times.slice(0, 3).map(({ time }) => time)).toEqual(slot.times);
    }
  });
});

describe('soonest', () => {
  const asked = { hours: 1.5, max_pre_day: 1 };

  it('the free times of a branch on a day are as many as its own listing says', async () => {
    const { soonest_list: soonest } = await ask('listSoonest', { ...asked, location_id: 1001, days: 14 });
    expect(soonest.length).toBeGreaterThan(20);
    expect(soonest.every(({ days }) => days?.length === 14)).toBe(true);
    for (const { location_id, days = [], date_time } of soonest.slice(0, 5)) {
      const listed = await ask('listDateTimes', { ...asked, location_id });
      const counts = new Map(listed.datetime_list.map(({ date, times }) => [date, times.length]));
      const reasons = new Map(listed.closed_list?.map(({ date, reason }) => [date, reason.code]));
      expect(days.map(({ date, free }) => [date, free])).toEqual(days.map(({ date }) => [date, counts.get(date) ?? 0]));
      for (const { date, reason } of days) expect(reason?.code).toBe(reasons.get(date));
      expect(date_time).toBe(listed.datetime_list[0]?.times[0]?.date_time);
    }
  });

  it.each([0, 15])('%i days are refused by name', async (days) => {
    const fields = encodeCall('listSoonest', { ...asked, days: 7 });
    const { results } = await server.send(calls.listSoonest, { ...fields, days: String(days) });
    expect(results).toEqual({ fields: [{ field: 'days', problem: 'malformed' }] });
  });
});
